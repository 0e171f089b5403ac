import { useEffect, useRef } from "react";
import { heirOf } from "../../../../machines/tabs/tab";
import { isConfirmingReload, selectAtRisk } from "../../../../machines/tabs/tabs.selectors";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { formatsOf } from "../../ui/format";
import { useConsole, useTabs } from "../console-context";
import { tabId, useTabLabel } from "./tab-words";

/**
 * Asks before unsaved work is lost, and names its tabs. The focus returns to where it was, or to the neighbour of a
 * closed tab.
 */
export function UnsavedDialog() {
  const t = useMessage();
  const language = useLanguage();
  const { tabs: actor } = useConsole();
  const labelOf = useTabLabel();
  const isReload = useTabs(isConfirmingReload);
  const names = formatsOf(language).list(useTabs(selectAtRisk).map(labelOf));
  // read while rendering, since the dialog takes the focus as soon as it is mounted
  const back = useRef(document.activeElement);
  useEffect(
    () => () => (back.current instanceof HTMLElement ? back.current.focus({ preventScroll: true }) : undefined),
    [],
  );

  const confirm = () => {
    const { tabs, active, doomed } = actor.getSnapshot().context;
    const going = doomed.find((key) => tabId(key) === back.current?.id);
    const next =
      going === undefined
        ? undefined
        : (heirOf(tabs, active !== null && doomed.includes(active) ? active : going, doomed)?.key ?? active);
    if (next != null) back.current = document.getElementById(tabId(next));
    actor.send({ type: isReload ? "reload.confirmed" : "closing.confirmed" });
  };
  return (
    <ConfirmDialog
      title={t("tabs.ask")}
      lines={[isReload ? t("tabs.askReloading", { names }) : t("tabs.askClosing", { names })]}
      confirm={isReload ? t("tabs.reloadAnyway") : t("tabs.closeAnyway")}
      cancel={t("tabs.keep")}
      onConfirm={confirm}
      onCancel={() => actor.send({ type: isReload ? "reload.refused" : "closing.refused" })}
    />
  );
}
