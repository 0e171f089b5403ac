import type { Report } from "../../contract/report/report";
import { useMessage } from "../i18n/use-message";
import { AbsenceSummary } from "../ui/AbsenceSums";
import { CorrectionNotes } from "./CorrectionNotes";
import { useHasAnalysis } from "./has-analysis";
import { Note } from "./Note";
import { ScoreThenNote } from "./ScoreThenNote";

/** What was corrected, how the attempt ended if not by the student alone, and every answer that does not count. */
export function EndingNotes({ report }: { report: Report }) {
  const t = useMessage();
  const hasAnalysis = useHasAnalysis();
  const { finish_reason: reason, held, held_after_keys: afterKeys = 0, late, refused } = report;
  return (
    <>
      <CorrectionNotes report={report} />
      <ScoreThenNote report={report} />
      <AbsenceSummary sums={report.absences} />
      {reason === "expired" ? <Note tone="plain" title={t("results.expiredTitle")} /> : null}
      {held === 0 ? null : (
        <Note tone="plain" title={t("results.heldTitle", { held })}>
          {t(hasAnalysis ? "results.heldText" : "results.heldTextAlone", { held })}
          {afterKeys === 0 ? null : <p>{t("results.heldTextAfterKeys", { held, after: afterKeys })}</p>}
        </Note>
      )}
      {late === 0 ? null : (
        <Note tone="plain" title={t("results.lateTitle", { late })}>
          {t("results.lateText", { late })}
        </Note>
      )}
      {refused === 0 ? null : (
        <Note tone="plain" title={t("results.refusedTitle", { refused })}>
          {t("results.refusedText", { refused })}
        </Note>
      )}
    </>
  );
}
