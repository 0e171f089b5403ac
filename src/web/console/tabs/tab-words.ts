import type { Tab } from "../../../../machines/tabs/tab";
import { localized, useLanguage } from "../../i18n/language";
import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";
import { useTestAt } from "../use-test-at";

/** Title of a test's page; its tab shows only the title of the test. */
const aboutTest: MessageId = "title.detail";

/** Returns the label of a tab: the title of its route, and the page's own name where it has one. */
export function useTabLabel(): (tab: Tab) => string {
  const t = useMessage();
  const language = useLanguage();
  const testAt = useTestAt();
  // pages are made from routes, whose titles are message ids
  return (tab) => {
    const title = t(tab.title as MessageId);
    const own = tab.name ?? testAt(tab.href)?.title;
    if (own === undefined) return title;
    const name = localized(own, language);
    return tab.title === aboutTest ? name : t("tabs.named", { title, name });
  };
}

export const tabId = (key: string): string => `tab:${key}`;

/** Moves the focus to the tab `key`; false where it is not on the page. */
export function focusTab(key: string): boolean {
  const tab = document.getElementById(tabId(key));
  tab?.focus({ preventScroll: true });
  return tab !== null;
}
