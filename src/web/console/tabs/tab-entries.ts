import { ArrowLeftToLine, ArrowRightToLine, CircleX, FoldHorizontal, RotateCw, X, type LucideIcon } from "lucide-react";
import { closing, type Scope, type Tab } from "../../../../machines/tabs/tab";
import type { Translate } from "../../i18n/use-message";
import type { MenuChoice } from "../../ui/MenuRow";
import type { TabActions } from "./use-tab-actions";

interface Entries {
  readonly tabs: readonly Tab[];
  readonly tab: Tab;
  /** Whether the menu offers to close the tab itself. */
  readonly hasClose: boolean;
  readonly actions: TabActions;
  readonly t: Translate;
}

/** The actions for a tab; those without an effect are disabled. */
export function entriesFor({ tabs, tab, hasClose, actions, t }: Entries): MenuChoice[] {
  const close = (scope: Scope, label: string, Icon: LucideIcon): MenuChoice => ({
    key: scope,
    label,
    Icon,
    isDisabled: closing(tabs, scope, tab.key).length === 0,
    onSelect: () => actions.close(tab.key, scope),
  });
  return [
    {
      key: "reload",
      label: t("tabs.reload"),
      Icon: RotateCw,
      isDisabled: tab.sitting === "running",
      onSelect: () => actions.reload(tab.key),
    },
    ...(hasClose ? [close("self", t("tabs.close"), X)] : []),
    { ...close("others", t("tabs.closeOthers"), FoldHorizontal), isApart: true },
    close("left", t("tabs.closeLeft"), ArrowLeftToLine),
    close("right", t("tabs.closeRight"), ArrowRightToLine),
    close("all", t("tabs.closeAll"), CircleX),
  ];
}
