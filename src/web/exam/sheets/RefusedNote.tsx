import type { Fault } from "../../../../machines/support/fault";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { useFaultText } from "../../ui/fault-text";
import { useSaveCopy } from "../use-save-copy";
import { ItemNote } from "./ItemNote";

interface RefusedNoteProps {
  readonly fault: Fault;
  /** It was an answer to a question before this one. */
  readonly isEarlier?: boolean;
  readonly attemptId: string;
}

/** Under an item whose answer the server declined; hands the student a file with all that was. */
export function RefusedNote({ fault, isEarlier = false, attemptId }: RefusedNoteProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const saveCopy = useSaveCopy(attemptId);
  return (
    <ItemNote
      tone="bad"
      action={
        <ActionButton variant="quiet" color="inherit" onClick={saveCopy}>
          {t("exam.refusedCopy")}
        </ActionButton>
      }
    >
      {t(isEarlier ? "exam.refusedEarlier" : "exam.refused", { reason: faultText(fault) })}
    </ItemNote>
  );
}
