import { CircleCheck } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { Sheet } from "./Sheet";

interface FinishedSheetProps {
  readonly answered: number;
  /** The time ended the test, not the student. */
  readonly expired: boolean;
  /** Answers that came after the end; kept beside the result. */
  readonly held: number;
  readonly onResult: () => void;
  readonly onHome: () => void;
}

export function FinishedSheet({ answered, expired, held, onResult, onHome }: FinishedSheetProps) {
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
      {held > 0 && <p>{t("exam.finished.held", { count: held })}</p>}
    </Sheet>
  );
}
