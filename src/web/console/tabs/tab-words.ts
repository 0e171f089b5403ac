import type { Tab } from "../../../../machines/tabs/tab";
import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";

/** What a tab is called: its page's own name, or the title of its route. */
export function useTabLabel(): (tab: Tab) => string {
  const t = useMessage();
  // pages come from routes, whose titles are messages
  return (tab) => tab.name ?? t(tab.title as MessageId);
}

export const tabId = (key: string): string => `tab:${key}`;

/** Moves the focus to the tab `key`; false where it has none. */
export function focusTab(key: string): boolean {
  const tab = document.getElementById(tabId(key));
  tab?.focus({ preventScroll: true });
  return tab !== null;
}
