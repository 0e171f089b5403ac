import { showsScore } from "../../../../contract/item/scoring";
import type { FixedReport } from "../../../../contract/report/report";
import { AnsweredCard } from "../../AnsweredCard";
import { AwaitingNote } from "../../AwaitingNote";
import { ScaledScores } from "../../scaled/ScaledScores";
import { CountHeadline } from "./CountHeadline";
import { RateHeadline } from "./RateHeadline";

/** True if the score is an estimate: items chosen adaptively, or practice. False for a plain count. */
const isEstimated = ({ domain, mode }: FixedReport): boolean => domain != null || mode === "practice";

function Headline({ report }: { report: FixedReport }) {
  const hasNone = report.correct_rate === null && report.domain == null && report.scores.length === 0;
  if (!showsScore(report.exam_info) || hasNone) return <AnsweredCard report={report} answered={report.answered} />;
  if (report.scores.length > 0) return <ScaledScores report={report} />;
  return isEstimated(report) ? <RateHeadline report={report} /> : <CountHeadline report={report} />;
}

/**
 * The headline of a fixed test: its score, or the number of answers if it reports none or a person has to mark all of
 * them; and the points that await marking.
 */
export const FixedHeadline = ({ report }: { report: FixedReport }) => (
  <>
    <Headline report={report} />
    <AwaitingNote report={report} />
  </>
);
