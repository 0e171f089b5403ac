import { GuestResult } from "../guest/GuestResult";
import { ReportScreen } from "../results/families/screens";

/** The guest's result page with the report screen. */
export const VisitorResultPage = () => (
  <GuestResult>{(report, links) => <ReportScreen report={report} links={links} />}</GuestResult>
);
