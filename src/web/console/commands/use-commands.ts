import { Bug, ClipboardCopy, PanelLeftClose, Search, Shirt, Shuffle, Undo2 } from "lucide-react";
import { canUndo, selectChosenLayout } from "../../../../machines/appearance/appearance.selectors";
import { canCollapse, isCollapsed, isNarrow } from "../../../../machines/layout/layout.selectors";
import { useAppearance, useConsole, useLayout } from "../console-context";
import { useRandomLook } from "../drawer/use-random-look";
import { openOverlay } from "../overlay";
import { useHasErrorLog } from "../tools/use-has-error-log";
import type { Command } from "./command";
import { shortcutText } from "./shortcut";
import { usePageCommands } from "./use-page-commands";
import { useSettingCommands } from "./use-setting-commands";
import { useTabCommands } from "./use-tab-commands";

/** All commands available now. */
export function useCommands(): readonly Command[] {
  const { appearance, layout } = useConsole();
  const randomLook = useRandomLook();
  const hasEarlierLook = useAppearance(canUndo);
  const hasFold = useLayout((now, chosen) => canCollapse(now, chosen) && !isNarrow(now));
  const hasErrorLog = useHasErrorLog();
  const page = usePageCommands();
  const tabs = useTabCommands();
  const settings = useSettingCommands();
  return [
    {
      id: "palette.open",
      title: "tools.search",
      icon: Search,
      shortcut: shortcutText("k"),
      run: () => openOverlay("palette"),
    },
    ...page,
    ...tabs,
    ...(hasFold
      ? [
          {
            id: "sidebar.fold",
            title: "tools.fold",
            icon: PanelLeftClose,
            isOn: () => isCollapsed(layout.getSnapshot(), selectChosenLayout(appearance.getSnapshot())),
            run: () => layout.send({ type: "fold.toggled" }),
          } as const,
        ]
      : []),
    { id: "theme.open", title: "tools.theme", icon: Shirt, run: () => openOverlay("theme") },
    { id: "look.random", title: "tools.randomLook", icon: Shuffle, run: randomLook },
    ...(hasEarlierLook
      ? [
          {
            id: "look.undo",
            title: "tools.undoLook",
            icon: Undo2,
            run: () => appearance.send({ type: "look.undone" }),
          } as const,
        ]
      : []),
    { id: "look.source", title: "tools.sourceCopy", icon: ClipboardCopy, run: () => openOverlay("sourceCopy") },
    ...(hasErrorLog
      ? [{ id: "errors.open", title: "tools.errorLog", icon: Bug, run: () => openOverlay("errors") } as const]
      : []),
    ...settings,
  ];
}
