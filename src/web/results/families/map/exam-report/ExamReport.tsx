import { Grid } from "@chakra-ui/react/grid";
import type { MapReport } from "../../../../../contract/report/report";
import type { ResultLinks } from "../../../../site/links";
import { PrintStyle } from "../../../../ui/PrintStyle";
import { ReleaseNote } from "../../../ReleaseNote";
import { ResultHeader } from "../../../ResultHeader";
import { AreaRanges } from "../AreaRanges";
import { isCompared, isMeasured } from "../is-measured";
import { MapNotes } from "../MapNotes";
import { MapResult } from "../MapResult";
import { MapNarrative } from "../Narrative";
import { NextSteps } from "../NextSteps";
import { PercentileCurve } from "../PercentileCurve";
import { RitHeadline } from "../RitHeadline";
import { useGroupName } from "../use-group-name";
import { GrowthPanel } from "./GrowthPanel";

interface ExamReportProps {
  readonly report: MapReport;
  readonly links: ResultLinks;
}

/** An attempt on the RIT scale compared with the earlier ones; shown as its result if it has no score. */
export function ExamReport({ report, links }: ExamReportProps) {
  const group = useGroupName(report);
  if (!isMeasured(report)) return <MapResult report={report} links={links} />;
  return (
    <Grid gap="16" templateColumns="minmax(0, 1fr)">
      <PrintStyle />
      <ResultHeader report={report} more={[group]} />
      <RitHeadline report={report} />
      <ReleaseNote report={report} />
      <MapNotes report={report} />
      <GrowthPanel report={report} />
      <Grid gap="16" templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }} alignItems="stretch">
        {isCompared(report) ? <PercentileCurve report={report} /> : null}
        {report.released ? <AreaRanges report={report} /> : null}
      </Grid>
      {isCompared(report) ? <MapNarrative report={report} /> : null}
      <NextSteps report={report} links={links} />
    </Grid>
  );
}
