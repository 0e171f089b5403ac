import type { Fault } from "../../../../machines/support/fault";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { useFaultText } from "../../ui/fault-text";
import { useSaveCopy } from "../use-save-copy";
import { ItemNote } from "./ItemNote";

interface RefusedNoteProps {
  readonly fault: Fault;
  /** The refused answer was to an earlier item. */
  readonly isEarlier?: boolean;
  readonly attemptId: string;
}

/** The note under an item whose answer the server refused. Offers a file with all refused answers. */
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
