import { GuestResult } from "../guest/GuestResult";
import { ReportScreen } from "../results/families/screens";
import { HasAnalysisProvider } from "../results/has-analysis";

/** The guest's result page with the report screen. */
export const VisitorResultPage = () => (
  <GuestResult>
    {(report, links) => (
      <HasAnalysisProvider value={links.analysis !== null}>
        <ReportScreen report={report} links={links} />
      </HasAnalysisProvider>
    )}
  </GuestResult>
);
