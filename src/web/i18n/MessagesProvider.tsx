import { createContext, useContext, useSyncExternalStore, type ReactNode } from "react";
import { IntlProvider } from "react-intl";
import type { Language } from "../../contract/content";
import type { MessageStore } from "./messages";

const StoreContext = createContext<MessageStore | null>(null);

/** Shows everything below in the store's language. */
export function MessagesProvider({ store, children }: { readonly store: MessageStore; readonly children: ReactNode }) {
  const { language, messages } = useSyncExternalStore(store.subscribe, store.get);
  return (
    <StoreContext.Provider value={store}>
      <IntlProvider locale={language} messages={messages}>
        {children}
      </IntlProvider>
    </StoreContext.Provider>
  );
}

/** Switches everything to another language once its words have come. */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const store = useContext(StoreContext);
  if (store === null) throw new Error("no messages above this component");
  return store.switchTo;
}
