import { useSelector } from "@tanstack/react-store";
import { createContext, useContext, type ReactNode } from "react";
import { IntlProvider } from "react-intl";
import type { Language } from "../../contract/item/content";
import type { MessageStore } from "./messages";

const StoreContext = createContext<MessageStore | null>(null);

/** Shows its children in the store's language. */
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

function useStore(): MessageStore {
  const store = useContext(StoreContext);
  if (store === null) throw new Error("no messages above this component");
  return store;
}

/**
 * The language that the browser prefers, if another one is shown and none has been chosen; and a function to decline
 * it.
 */
export function useLanguageOffer(): readonly [Language | null, () => void] {
  const store = useStore();
  return [useSelector(store, ({ offered }) => offered), store.decline];
}

/** Switches to another language once its messages have loaded. */
export const useSwitchLanguage = (): ((language: Language) => Promise<void>) => useStore().switchTo;
