import type { Report } from "../../contract/report/report";
import { EndingNotes } from "./EndingNotes";
import { ReleaseNote } from "./ReleaseNote";

/** What there is to know of how a sitting went and ended, and of what is not shown yet. */
export const SittingNotes = ({ report }: { readonly report: Report }) => (
  <>
    <ReleaseNote report={report} />
    <EndingNotes report={report} />
  </>
);
