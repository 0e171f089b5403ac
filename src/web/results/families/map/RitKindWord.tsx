import type { MeasuredMapReport } from "../../../../contract/report/report";
import { KindWord } from "../../KindWord";

const lowLevels: ReadonlySet<string> = new Set(["low", "lowAverage"]);

/** The kind sentence before a result of low level. */
export function RitKindWord({ report }: { readonly report: MeasuredMapReport }) {
  const { descriptor } = report.estimate;
  return <KindWord isLow={descriptor !== null && lowLevels.has(descriptor)} answered={report.engagement.answered} />;
}
