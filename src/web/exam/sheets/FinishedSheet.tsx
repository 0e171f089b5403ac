import { CircleCheck } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { RescueCopyOffer } from "./RescueCopy";
import { Sheet } from "./Sheet";

interface FinishedSheetProps {
  readonly attemptId: string;
  readonly answered: number;
  /** The time ended the test, not the student. */
  readonly expired: boolean;
  /** Answers that came after the end; kept beside the result. */
  readonly held: number;
  /** Answers that have not reached the server; they are still sent. */
  readonly pending: number;
  /** Those are on this device's disk, and not in this window alone. */
  readonly isStored: boolean;
  readonly onResult: () => void;
  readonly onHome: () => void;
}

export function FinishedSheet(props: FinishedSheetProps) {
  const { attemptId, answered, expired, held, pending, isStored, onResult, onHome } = props;
  const t = useMessage();
  return (
    <Sheet
      icon={CircleCheck}
      title={t("exam.finished.title")}
      actions={
        <>
          <ActionButton onClick={onResult}>{t("exam.finished.result")}</ActionButton>
          <ActionButton variant="quiet" onClick={onHome}>
            {t("exam.finished.home")}
          </ActionButton>
        </>
      }
    >
      {expired && <p>{t("exam.finished.expired")}</p>}
      <p>{t("exam.finished.text", { count: answered })}</p>
      {pending > 0 && (
        <p role="status">{t(isStored ? "exam.finished.pending" : "exam.finished.pendingMemory", { count: pending })}</p>
      )}
      {pending > 0 && <RescueCopyOffer attemptId={attemptId} />}
      {held > 0 && <p>{t("exam.finished.held", { count: held })}</p>}
    </Sheet>
  );
}
