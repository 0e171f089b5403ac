import { showsScore } from "../../../../contract/item/scoring";
import type { MapReport } from "../../../../contract/report/report";
import { useMessage } from "../../../i18n/use-message";
import { AnsweredCard } from "../../AnsweredCard";
import { EndingNotes } from "../../EndingNotes";
import { Note } from "../../Note";
import { ReleaseNote } from "../../ReleaseNote";
import { AreaRanges } from "./AreaRanges";
import { isCompared, isMeasured } from "./is-measured";
import { MapNotes } from "./MapNotes";
import { PercentileCurve } from "./PercentileCurve";
import { RitHeadline } from "./RitHeadline";
import { ValidityReasons } from "./ValidityReasons";

/** The document of an attempt on the RIT scale. */
export function MapPaper({ report }: { readonly report: MapReport }) {
  const t = useMessage();
  if (!isMeasured(report))
    return (
      <>
        {showsScore(report.exam_info) ? (
          <Note tone="warning" title={t("results.noScoreTitle")}>
            <ValidityReasons report={report} />
            {t("results.noScoreText")}
          </Note>
        ) : (
          <AnsweredCard report={report} answered={report.engagement.answered} />
        )}
        <EndingNotes report={report} />
      </>
    );
  return (
    <>
      <RitHeadline report={report} />
      <MapNotes report={report} />
      <ReleaseNote report={report} />
      {isCompared(report) ? <PercentileCurve report={report} /> : null}
      {report.released ? <AreaRanges report={report} /> : null}
    </>
  );
}
