import { selectActiveKey, selectTabs } from "../../../../machines/tabs/tabs.selectors";
import { useConsole, useTabs } from "../console-context";

/**
 * Reloads the page on screen; null where it is not to be: a sitting, or a page without a tab. What has not been saved
 * is asked about by the tabs.
 */
export function useReload(): (() => void) | null {
  const { tabs } = useConsole();
  const key = useTabs(selectActiveKey);
  const isReloadable = useTabs((now) => selectTabs(now).some((tab) => tab.key === key && tab.sitting !== "running"));
  return key === null || !isReloadable ? null : () => tabs.send({ type: "tab.refreshed", key });
}
