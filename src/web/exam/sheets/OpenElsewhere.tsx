import { MonitorSmartphone } from "lucide-react";
import type { Holder } from "../../../contract/attempt/attempt";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { timeOfDay } from "../shell/clock";
import { Sheet } from "./Sheet";

const placeOf = ({ browser, system }: Holder): string => [browser, system].filter((part) => part !== null).join(", ");

interface OpenElsewhereProps {
  /** Browser and system that have the lease, as far as the server knows. */
  readonly holder: Holder | null;
  readonly onTakeOver: () => void;
  readonly onLeave: () => void;
  readonly busy?: boolean;
}

/** Asks before the sitting is taken over from the window or device that has its lease. */
export function OpenElsewhere({ holder, onTakeOver, onLeave, busy = false }: OpenElsewhereProps) {
  const t = useMessage();
  return (
    <Sheet
      icon={MonitorSmartphone}
      title={t("exam.held.title")}
      actions={
        <>
          <ActionButton disabled={busy} aria-busy={busy} onClick={onTakeOver}>
            {t("exam.takenOver.continue")}
          </ActionButton>
          <ActionButton variant="quiet" onClick={onLeave}>
            {t("exam.held.leave")}
          </ActionButton>
        </>
      }
    >
      {holder !== null && <p>{t("exam.held.since", { time: timeOfDay(holder.seen_at), place: placeOf(holder) })}</p>}
      <p>{t("exam.held.text")}</p>
    </Sheet>
  );
}
