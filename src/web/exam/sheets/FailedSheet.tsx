import { CloudAlert } from "lucide-react";
import type { Fault } from "../../../../machines/support/fault";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { useFaultText } from "../../ui/fault-text";
import { Sheet } from "./Sheet";

interface FailedSheetProps {
  readonly fault: Fault;
  /** Number of answers stored on this device. */
  readonly pending: number;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
  readonly busy?: boolean;
}

/** Explains the fault, which answers are safe, and what the student can do. */
export function FailedSheet({ fault, pending, onRetry, onLeave, busy = false }: FailedSheetProps) {
  const t = useMessage();
  const faultText = useFaultText();
  return (
    <Sheet
      icon={CloudAlert}
      title={t("exam.failed.title")}
      actions={
        <>
          <ActionButton disabled={busy} aria-busy={busy} onClick={onRetry}>
            {t("exam.failed.retry")}
          </ActionButton>
          <ActionButton variant="quiet" onClick={onLeave}>
            {t("exam.failed.leave")}
          </ActionButton>
        </>
      }
    >
      <p role="alert">{faultText(fault)}</p>
      <p>{pending === 0 ? t("exam.failed.safe") : t("exam.failed.safePending", { count: pending })}</p>
      <p>{t("exam.failed.todo")}</p>
    </Sheet>
  );
}
