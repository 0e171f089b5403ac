import type { FixedReport } from "../../../../contract/report/report";
import { SittingNotes } from "../../SittingNotes";
import { FixedHeadline } from "./FixedHeadline";
import { PartsOfTest } from "./PartsOfTest";

/** The document of an attempt that is reported by its correct rate. */
export function FixedPaper({ report }: { readonly report: FixedReport }) {
  return (
    <>
      <FixedHeadline report={report} />
      <SittingNotes report={report} />
      <PartsOfTest report={report} />
    </>
  );
}
