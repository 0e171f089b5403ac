import type { MapReport, MeasuredMapReport } from "../../../../contract/report/report";
import { useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { formatsOf } from "../../../ui/format";
import { EndingNotes } from "../../EndingNotes";
import { Note } from "../../Note";
import { ValidityReasons } from "./ValidityReasons";

/** Limitations of this score: doubtful, answered too fast, or all answers alike. */
export function MapNotes({ report }: { report: MeasuredMapReport }) {
  const t = useMessage();
  const { validity, engagement, all_alike: isAllAlike } = report;
  return (
    <>
      {validity.verdict === "valid" ? null : (
        <Note tone="warning" title={t("results.doubtfulTitle")}>
          <ValidityReasons report={report} />
          {validity.reasons.includes("rapidGuessing") ? <WithoutRapid report={report} /> : null}
          {t("results.doubtfulAdvice")}
        </Note>
      )}
      {engagement.rapid === 0 || validity.reasons.includes("rapidGuessing") ? null : (
        <Note tone="plain" title={t("results.rapidTitle", { rapid: engagement.rapid, answered: engagement.answered })}>
          {t("results.rapidPlain")} <WithoutRapid report={report} />
        </Note>
      )}
      {isAllAlike ? (
        <Note tone="plain" title={t("results.alikeTitle")}>
          {t("results.alikeText")}
        </Note>
      ) : null}
      <EndingNotes report={report} />
    </>
  );
}

/** The score without the answers that were given too fast. */
function WithoutRapid({ report: { engagement } }: { report: MapReport }) {
  const t = useMessage();
  const formats = formatsOf(useLanguage());
  const estimate = engagement.without_rapid;
  if (estimate === null) return null;
  return (
    <p>
      {t("results.withoutRapid", {
        rit: formats.whole(estimate.rit),
        low: formats.whole(estimate.band[0]),
        high: formats.whole(estimate.band[1]),
      })}
    </p>
  );
}
