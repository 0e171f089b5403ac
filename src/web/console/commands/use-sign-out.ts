import { selectTabs } from "../../../../machines/tabs/tabs.selectors";
import { useSessionActor } from "../../contexts/session-context";
import { useMessage } from "../../i18n/use-message";
import { useConsole } from "../console-context";
import { useTabLabel } from "../tabs/tab-words";
import { ask } from "./question";

/** Signs out; asks first where something is unsaved or a sitting is under way. */
export function useSignOut(): () => void {
  const t = useMessage();
  const session = useSessionActor();
  const { tabs } = useConsole();
  const labelOf = useTabLabel();
  return () => {
    const open = selectTabs(tabs.getSnapshot());
    const namesOf = (some: typeof open) => some.map(labelOf).join(t("tools.between"));
    const unsaved = open.filter((tab) => tab.isDirty);
    const sitting = open.filter((tab) => tab.sitting === "running");
    const lines = [
      ...(unsaved.length === 0 ? [] : [t("tools.signOutUnsaved", { pages: namesOf(unsaved) })]),
      ...(sitting.length === 0 ? [] : [t("tools.signOutSitting", { pages: namesOf(sitting) })]),
    ];
    const signOut = () => session.send({ type: "signOut.requested" });
    if (lines.length === 0) signOut();
    else ask({ title: t("tools.signOutAsk"), lines, confirm: t("account.signOut"), onConfirm: signOut });
  };
}
