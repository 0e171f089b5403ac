import { ClipboardList } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { Sheet } from "./Sheet";

interface BriefingSheetProps {
  readonly title: string;
  /** null: untimed. */
  readonly minutes: number | null;
  readonly onStart: () => void;
  readonly onLeave: () => void;
}

/** Nothing has begun yet: says what the button will do. */
export function BriefingSheet({ title, minutes, onStart, onLeave }: BriefingSheetProps) {
  const t = useMessage();
  return (
    <Sheet
      icon={ClipboardList}
      title={title}
      actions={
        <>
          <ActionButton onClick={onStart}>{t("exam.briefing.start")}</ActionButton>
          <ActionButton variant="quiet" onClick={onLeave}>
            {t("exam.briefing.leave")}
          </ActionButton>
        </>
      }
    >
      <p>{minutes === null ? t("exam.briefing.untimed") : t("exam.briefing.timed", { minutes })}</p>
    </Sheet>
  );
}
