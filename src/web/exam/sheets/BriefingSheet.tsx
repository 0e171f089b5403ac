import { ClipboardList } from "lucide-react";
import type { AttemptSummary, TestDetail } from "../../../contract/tests";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { clockOf } from "../../site/clock-of";
import { AccommodationTermsNote } from "../../ui/AccommodationTermsNote";
import { ActionButton } from "../../ui/ActionButton";
import { dayAndTime } from "../../ui/times";
import { Sheet } from "./Sheet";

interface BriefingSheetProps {
  readonly title: string;
  readonly test: Pick<TestDetail, "time_limit_ms" | "sections" | "state" | "accommodation">;
  /** It is taken for an assignment, which has a limit of attempts of its own. */
  readonly isAssigned: boolean;
  /** This device stores answers until they are sent. */
  readonly isKeeping: boolean;
  readonly onStart: () => void;
  readonly onResult: (ended: AttemptSummary) => void;
  readonly onLeave: () => void;
}

const minuteMs = 60_000;
const clocks = {
  none: "exam.briefing.untimed",
  test: "exam.briefing.timed",
  sections: "exam.briefing.sections",
} as const;

/**
 * The sheet before an attempt is started: describes what the button does, and offers the result of an earlier attempt.
 */
export function BriefingSheet({ title, test, isAssigned, isKeeping, onStart, onResult, onLeave }: BriefingSheetProps) {
  const t = useMessage();
  const language = useLanguage();
  const { last_attempt: ended, attempts_left: left } = test.state;
  const minutes = Math.round((test.time_limit_ms ?? 0) / minuteMs);
  const mayStart = isAssigned || left !== 0;
  return (
    <Sheet
      icon={ClipboardList}
      title={title}
      actions={
        <>
          {mayStart && (
            <ActionButton onClick={onStart}>
              {t(ended === null ? "exam.briefing.start" : "exam.briefing.again")}
            </ActionButton>
          )}
          {ended !== null && (
            <ActionButton {...(mayStart ? { variant: "quiet" as const } : {})} onClick={() => onResult(ended)}>
              {t("exam.finished.result")}
            </ActionButton>
          )}
          <ActionButton variant="quiet" onClick={onLeave}>
            {t(mayStart ? "exam.briefing.leave" : "exam.finished.home")}
          </ActionButton>
        </>
      }
    >
      {ended !== null && (
        <p>{t("exam.briefing.ended", { time: dayAndTime(ended.finished_at ?? ended.started_at, language) })}</p>
      )}
      {mayStart ? <p>{t(clocks[clockOf(test)], { minutes })}</p> : <p>{t("exam.briefing.used")}</p>}
      {mayStart && <AccommodationTermsNote terms={test.accommodation} />}
      {mayStart && !isKeeping && <p role="alert">{t("exam.storage.warning")}</p>}
    </Sheet>
  );
}
