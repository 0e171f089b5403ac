import { MonitorSmartphone } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { Sheet } from "./Sheet";

interface TakenOverProps {
  /** Sat in a room, where an invigilator may let the student in on another device. */
  readonly isInRoom?: boolean;
  readonly onContinueHere: () => void;
  readonly busy?: boolean;
}

/** Cover of the exam shell after another window has taken over the sitting. */
export function TakenOver({ isInRoom = false, onContinueHere, busy = false }: TakenOverProps) {
  const t = useMessage();
  return (
    <Sheet
      interrupts
      icon={MonitorSmartphone}
      title={t("exam.takenOver.title")}
      actions={
        <ActionButton disabled={busy} aria-busy={busy} onClick={onContinueHere}>
          {t("exam.takenOver.continue")}
        </ActionButton>
      }
    >
      <p>{t(isInRoom ? "exam.takenOver.inRoom" : "exam.takenOver.text")}</p>
    </Sheet>
  );
}
