import { CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { useMessage } from "../../i18n/use-message";
import { useReopened } from "../../site/use-reopened";
import { ActionButton } from "../../ui/ActionButton";
import { RescueCopyOffer } from "./RescueCopy";
import { Sheet } from "./Sheet";

interface FinishedSheetProps {
  readonly attemptId: string;
  readonly answered: number;
  /** The attempt ended because the time was over, not because the student handed in. */
  readonly expired: boolean;
  /** Why an invigilator ended the attempt, maybe without words; null: none did. */
  readonly endedBecause: string | null;
  /** Number of answers that came after the end; stored beside the result. */
  readonly held: number;
  /** Number of answers that have not reached the server; they are still being sent. */
  readonly pending: number;
  /** true: those are stored on this device's disk; false: only in this window's memory. */
  readonly isStored: boolean;
  /** The room goes on, and an invigilator may let the student go on too. */
  readonly mayGoOn: boolean;
  readonly onReopened: () => void;
  readonly onResult: () => void;
  readonly onHome: () => void;
}

export function FinishedSheet(props: FinishedSheetProps) {
  const { attemptId, answered, expired, endedBecause, held, pending, isStored, mayGoOn, onReopened, onResult, onHome } =
    props;
  const t = useMessage();
  const isReopened = useReopened(mayGoOn ? attemptId : null) !== null;
  useEffect(() => {
    if (isReopened) onReopened();
  }, [isReopened, onReopened]);
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
      {endedBecause !== null && (
        <p>
          {t("exam.finished.ended")}
          {endedBecause === "" ? "" : ` ${t("exam.finished.endedBecause", { reason: endedBecause })}`}
        </p>
      )}
      {expired && endedBecause === null && <p>{t("exam.finished.expired")}</p>}
      <p>{t("exam.finished.text", { count: answered })}</p>
      {pending > 0 && (
        <p role="status">{t(isStored ? "exam.finished.pending" : "exam.finished.pendingMemory", { count: pending })}</p>
      )}
      {pending > 0 && <RescueCopyOffer attemptId={attemptId} />}
      {held > 0 && <p>{t("exam.finished.held", { count: held })}</p>}
    </Sheet>
  );
}
