import { GuestResult } from "../guest/GuestResult";
import { ReportScreen } from "../results/families/screens";

/** The guest's page joined with the screens of the results. */
export const VisitorResultPage = () => (
  <GuestResult>{(report, links) => <ReportScreen report={report} links={links} />}</GuestResult>
);
