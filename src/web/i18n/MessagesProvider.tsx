import { useSelector } from "@tanstack/react-store";
import { createContext, useContext, type ReactNode } from "react";
import { IntlProvider } from "react-intl";
import type { Language } from "../../contract/content";
import type { MessageStore } from "./messages";

const StoreContext = createContext<MessageStore | null>(null);

/** Shows everything below in the store's language. */
export function MessagesProvider({ store, children }: { readonly store: MessageStore; readonly children: ReactNode }) {
  const { language, messages } = useSelector(store);
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
