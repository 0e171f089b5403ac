import type { Report } from "../../contract/report";
import { useMessage } from "../i18n/use-message";
import { AbsenceSums } from "../ui/AbsenceSums";
import { Note } from "./Note";
import { ReleaseNote } from "./ReleaseNote";
import { ScoreThenNote } from "./ScoreThenNote";

/** What there is to know of how a sitting went and ended, and of what is not shown yet. */
export function SittingNotes({ report }: { readonly report: Report }) {
  const t = useMessage();
  const { held, absences, finish_reason: reason } = report;
  return (
    <>
      <ReleaseNote report={report} />
      <ScoreThenNote report={report} />
      <AbsenceSums sums={absences} />
      {reason === "expired" ? <Note tone="plain" title={t("results.expiredTitle")} /> : null}
      {held === 0 ? null : (
        <Note tone="plain" title={t("results.heldTitle", { held })}>
          {t("results.heldText", { held })}
        </Note>
      )}
    </>
  );
}
