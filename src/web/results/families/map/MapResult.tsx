import { Grid } from "@chakra-ui/react/grid";
import type { ReactNode } from "react";
import type { MapReport, MeasuredMapReport } from "../../../../contract/report";
import type { ResultLinks } from "../../../site/links";
import { PrintStyle } from "../../PrintStyle";
import { ReleaseNote } from "../../ReleaseNote";
import { ResultHeader } from "../../ResultHeader";
import { AreaRanges } from "./AreaRanges";
import { EndingNotes, MapNotes } from "./MapNotes";
import { NextSteps } from "./NextSteps";
import { NoScore } from "./NoScore";
import { PercentileCurve } from "./PercentileCurve";
import { RitHeadline } from "./RitHeadline";
import { SittingTrace } from "./SittingTrace";
import { useGroupName } from "./use-group-name";

interface MapResultProps {
  readonly report: MapReport;
  readonly links: ResultLinks;
  /** Before the score, in the family's own way. */
  readonly summary?: ReactNode;
}

/** The result of an adaptive sitting on the RIT scale. */
export function MapResult({ report, links, summary }: MapResultProps) {
  return (
    <Grid gap="16" templateColumns="minmax(0, 1fr)">
      <PrintStyle />
      <ResultHeader report={report} more={[useGroupName(report)]} />
      {isMeasured(report) ? (
        <>
          {summary}
          <Measured report={report} links={links} />
        </>
      ) : (
        <>
          <NoScore report={report} links={links} />
          <ReleaseNote report={report} />
          <EndingNotes report={report} />
        </>
      )}
    </Grid>
  );
}

const isMeasured = (report: MapReport): report is MeasuredMapReport => report.estimate !== null;

function Measured({ report, links }: { report: MeasuredMapReport; links: ResultLinks }) {
  return (
    <>
      <RitHeadline report={report} />
      <ReleaseNote report={report} />
      <MapNotes report={report} />
      <Grid gap="16" templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }} alignItems="stretch">
        <PercentileCurve report={report} />
        {report.released ? <AreaRanges report={report} /> : null}
      </Grid>
      <SittingTrace report={report} links={links} />
      <NextSteps report={report} links={links} />
    </>
  );
}
