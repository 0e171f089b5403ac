import { CloudAlert } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { Sheet } from "./Sheet";

interface FailedSheetProps {
  /** The fault, in a sentence for the student. */
  readonly reason: string;
  /** Number of answers stored on this device. */
  readonly pending: number;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
  readonly busy?: boolean;
}

/** Explains the fault, which answers are safe, and what the student can do. */
export function FailedSheet({ reason, pending, onRetry, onLeave, busy = false }: FailedSheetProps) {
  const t = useMessage();
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
      <p role="alert">{reason}</p>
      <p>{pending === 0 ? t("exam.failed.safe") : t("exam.failed.safePending", { count: pending })}</p>
      <p>{t("exam.failed.todo")}</p>
    </Sheet>
  );
}
