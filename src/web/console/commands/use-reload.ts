import { selectActiveKey, selectTabs } from "../../../../machines/tabs/tabs.selectors";
import { useConsole, useTabs } from "../console-context";

/**
 * Reloads the page on screen; null where it cannot be reloaded: a sitting, or a page without a tab. The tabs machine
 * asks before unsaved work is lost.
 */
export function useReload(): (() => void) | null {
  const { tabs } = useConsole();
  const key = useTabs(selectActiveKey);
  const isReloadable = useTabs((now) => selectTabs(now).some((tab) => tab.key === key && tab.sitting !== "running"));
  return key === null || !isReloadable ? null : () => tabs.send({ type: "tab.refreshed", key });
}
