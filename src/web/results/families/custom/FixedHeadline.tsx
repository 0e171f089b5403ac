import { showsScore } from "../../../../contract/item/scoring";
import type { FixedReport } from "../../../../contract/report/report";
import { AnsweredCard } from "../../AnsweredCard";
import { ScaledScores } from "../../scaled/ScaledScores";
import { CountHeadline } from "./CountHeadline";
import { RateHeadline } from "./RateHeadline";

/** An estimate where items were chosen by the answers, and of practice; a count where the test is all that is asked. */
const isEstimated = ({ domain, mode }: FixedReport): boolean => domain != null || mode === "practice";

/** What is said first of a fixed test: its score as the test tells it, or what was answered where it tells none. */
export function FixedHeadline({ report }: { report: FixedReport }) {
  if (!showsScore(report.exam_info)) return <AnsweredCard report={report} answered={report.answered} />;
  if (report.scores.length > 0) return <ScaledScores report={report} />;
  return isEstimated(report) ? <RateHeadline report={report} /> : <CountHeadline report={report} />;
}
