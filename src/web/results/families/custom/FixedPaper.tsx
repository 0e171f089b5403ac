import type { FixedReport } from "../../../../contract/report/report";
import { SittingNotes } from "../../SittingNotes";
import { AreaRows } from "./AreaRows";
import { FixedHeadline } from "./FixedHeadline";

/** The document of an attempt that is reported by its correct rate. */
export function FixedPaper({ report }: { readonly report: FixedReport }) {
  return (
    <>
      <FixedHeadline report={report} />
      <SittingNotes report={report} />
      {report.areas.length < 2 ? null : <AreaRows report={report} />}
    </>
  );
}
