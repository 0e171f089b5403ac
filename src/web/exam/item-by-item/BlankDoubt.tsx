import { CircleDashed } from "lucide-react";
import type { Exercise } from "../../../contract/attempt/attempt";
import { blanksIn } from "../../../contract/item/blanks";
import type { Answer } from "../../../contract/item/item";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { Sheet } from "../sheets/Sheet";

interface BlankDoubtProps {
  readonly exercise: Exercise | null;
  readonly answer: Answer | null;
  readonly onReturn: () => void;
  readonly onLeaveBlank: () => void;
}

/** Confirmation after Next was pressed with something left empty. Asked once, since there is no way back. */
export function BlankDoubt({ exercise, answer, onReturn, onLeaveBlank }: BlankDoubtProps) {
  const t = useMessage();
  const count = exercise === null || answer === null ? 0 : blanksIn(exercise.interaction, answer);
  return (
    <Sheet
      interrupts
      icon={CircleDashed}
      title={count === 0 ? t("exam.blank.title") : t("exam.blank.titleGaps", { count })}
      actions={
        <>
          <ActionButton onClick={onReturn}>{t("exam.blank.return")}</ActionButton>
          <ActionButton variant="quiet" onClick={onLeaveBlank}>
            {t("exam.blank.leave")}
          </ActionButton>
        </>
      }
    >
      <p>{t(count === 0 ? "exam.blank.text" : "exam.blank.textGaps")}</p>
    </Sheet>
  );
}
