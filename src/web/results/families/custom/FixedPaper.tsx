import type { FixedReport } from "../../../../contract/report";
import { ScaledScores } from "../../scaled/ScaledScores";
import { SittingNotes } from "../../SittingNotes";
import { AreaRows } from "./AreaRows";
import { RateHeadline } from "./RateHeadline";

/** A sitting told by its rate as its document tells it. */
export function FixedPaper({ report }: { readonly report: FixedReport }) {
  return (
    <>
      {report.scores.length === 0 ? <RateHeadline report={report} /> : <ScaledScores report={report} />}
      <SittingNotes report={report} />
      {report.areas.length < 2 ? null : <AreaRows report={report} />}
    </>
  );
}
