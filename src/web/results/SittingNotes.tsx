import type { Report } from "../../contract/report/report";
import { EndingNotes } from "./EndingNotes";
import { ReleaseNote } from "./ReleaseNote";

/** Notes on the course and end of an attempt, and on parts that are not released yet. */
export const SittingNotes = ({ report }: { readonly report: Report }) => (
  <>
    <ReleaseNote report={report} />
    <EndingNotes report={report} />
  </>
);
