import type { Fault } from "../../../../machines/support/fault";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { useFaultText } from "../../ui/fault-text";
import { ItemNote } from "./ItemNote";

interface RefusedNoteProps {
  readonly fault: Fault;
  /** It was an answer to a question before this one. */
  readonly isEarlier?: boolean;
  /** Hands the student a file with all that was declined. */
  readonly onSaveCopy: () => void;
}

/** Under an item whose answer the server declined. */
export function RefusedNote({ fault, isEarlier = false, onSaveCopy }: RefusedNoteProps) {
  const t = useMessage();
  const faultText = useFaultText();
  return (
    <ItemNote
      tone="bad"
      action={
        <ActionButton variant="quiet" color="inherit" onClick={onSaveCopy}>
          {t("exam.refusedCopy")}
        </ActionButton>
      }
    >
      {t(isEarlier ? "exam.refusedEarlier" : "exam.refused", { reason: faultText(fault) })}
    </ItemNote>
  );
}
