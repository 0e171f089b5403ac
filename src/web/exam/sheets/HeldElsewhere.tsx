import { MonitorSmartphone } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { Sheet } from "./Sheet";

interface HeldElsewhereProps {
  readonly onTakeOver: () => void;
  readonly onLeave: () => void;
  readonly busy?: boolean;
}

/** Asks before the sitting is taken from the window or device that holds it. */
export function HeldElsewhere({ onTakeOver, onLeave, busy = false }: HeldElsewhereProps) {
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
      <p>{t("exam.held.text")}</p>
    </Sheet>
  );
}
