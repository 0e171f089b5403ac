import { LoadedReport } from "../LoadedReport";
import { ResultDocument } from "./ResultDocument";

/** `/document`: the result that the address names, as a document. */
export const DocumentPage = () => (
  <LoadedReport>{(report, links) => <ResultDocument report={report} links={links} />}</LoadedReport>
);
