import type { FixedReport } from "../../../../contract/report/report";
import { SittingNotes } from "../../SittingNotes";
import { AreaRows } from "./AreaRows";
import { FixedHeadline } from "./FixedHeadline";

/** A sitting told by its rate as its document tells it. */
export function FixedPaper({ report }: { readonly report: FixedReport }) {
  return (
    <>
      <FixedHeadline report={report} />
      <SittingNotes report={report} />
      {report.areas.length < 2 ? null : <AreaRows report={report} />}
    </>
  );
}
