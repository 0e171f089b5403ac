import { ArrowLeftToLine, ArrowRightToLine, CopyX, SquareX, X, type LucideIcon } from "lucide-react";
import { closing, type Scope } from "../../../../machines/tabs/tab";
import { selectActiveKey, selectTabs } from "../../../../machines/tabs/tabs.selectors";
import type { MessageId } from "../../i18n/message-id";
import { useConsole, useTabs } from "../console-context";
import type { Command } from "./command";

const scopes: readonly { readonly scope: Scope; readonly title: MessageId; readonly icon: LucideIcon }[] = [
  { scope: "self", title: "tools.closeTab", icon: X },
  { scope: "others", title: "tools.closeOthers", icon: CopyX },
  { scope: "left", title: "tools.closeLeft", icon: ArrowLeftToLine },
  { scope: "right", title: "tools.closeRight", icon: ArrowRightToLine },
  { scope: "all", title: "tools.closeAll", icon: SquareX },
];

/** Commands that close tabs, relative to the active one; commands that would close none are left out. */
export function useTabCommands(): readonly Command[] {
  const { tabs: actor } = useConsole();
  const tabs = useTabs(selectTabs);
  const key = useTabs(selectActiveKey);
  if (key === null) return [];
  return scopes
    .filter(({ scope }) => closing(tabs, scope, key).length > 0)
    .map(({ scope, title, icon }) => ({
      id: `tabs.${scope}`,
      title,
      icon,
      run: () => actor.send({ type: "tabs.closed", key, scope }),
    }));
}
