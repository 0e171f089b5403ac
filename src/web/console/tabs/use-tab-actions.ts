import { useRouter } from "@tanstack/react-router";
import { closing, heirOf, type Scope, type Tab } from "../../../../machines/tabs/tab";
import { isConfirming, selectTabs } from "../../../../machines/tabs/tabs.selectors";
import { useConsole } from "../console-context";
import { pageAddress, pageOf } from "../page-of";
import { focusTab } from "./tab-words";

export interface TabActions {
  /** Goes to the page of a tab; the page on screen is reloaded. */
  readonly open: (tab: Tab) => void;
  readonly reload: (key: string) => void;
  /** Closes tabs by `scope`, relative to `key`; the focus moves to the neighbour of a closed tab. */
  readonly close: (key: string, scope: Scope) => void;
  /** Moves a tab to a position counted from 0; returns its new position. */
  readonly move: (key: string, to: number) => number;
}

export function useTabActions(): TabActions {
  const { tabs: actor } = useConsole();
  const router = useRouter();
  const reload = (key: string) => actor.send({ type: "tab.refreshed", key });
  return {
    reload,
    open: (tab) => {
      const leaf = router.state.matches.at(-1);
      const isOnScreen = leaf !== undefined && pageOf(leaf, pageAddress(leaf))?.key === tab.key;
      if (isOnScreen) reload(tab.key);
      else void router.navigate({ href: tab.href });
    },
    close: (key, scope) => {
      const before = selectTabs(actor.getSnapshot());
      const doomed = closing(before, scope, key);
      const stoodOnTab = document.activeElement?.closest("[role=tab]") != null;
      actor.send({ type: "tabs.closed", key, scope });
      if (doomed.length === 0 || !stoodOnTab || isConfirming(actor.getSnapshot())) return;
      const next = doomed.includes(key) ? heirOf(before, key, doomed)?.key : key;
      if (next !== undefined) focusTab(next);
    },
    move: (key, to) => {
      actor.send({ type: "tab.moved", key, to });
      return selectTabs(actor.getSnapshot()).findIndex((tab) => tab.key === key);
    },
  };
}
