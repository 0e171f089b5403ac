import { Grid } from "@chakra-ui/react/grid";
import type { ReactNode } from "react";
import { showsScore } from "../../../../contract/item/scoring";
import type { MapReport, MeasuredMapReport } from "../../../../contract/report/report";
import { useMessage } from "../../../i18n/use-message";
import type { ResultLinks } from "../../../site/links";
import { Panel } from "../../../ui/Panel";
import { PrintStyle } from "../../../ui/PrintStyle";
import { Actions } from "../../Actions";
import { AnsweredCard } from "../../AnsweredCard";
import { EndingNotes } from "../../EndingNotes";
import { ReleaseNote } from "../../ReleaseNote";
import { ResultHeader } from "../../ResultHeader";
import { QuestionGrid } from "../custom/QuestionGrid";
import { AreaRanges } from "./AreaRanges";
import { isCompared, isMeasured } from "./is-measured";
import { MapNotes } from "./MapNotes";
import { NextSteps } from "./NextSteps";
import { NoScore } from "./NoScore";
import { PercentileCurve } from "./PercentileCurve";
import { RitHeadline } from "./RitHeadline";
import { SittingTrace } from "./SittingTrace";
import { useGroupName } from "./use-group-name";

interface MapResultProps {
  readonly report: MapReport;
  readonly links: ResultLinks;
  /** Shown before the score, by families that have a summary. */
  readonly summary?: ReactNode;
}

/** The result of an adaptive attempt on the RIT scale. */
export function MapResult({ report, links, summary }: MapResultProps) {
  return (
    <Grid gap="16" templateColumns="minmax(0, 1fr)">
      <PrintStyle />
      <ResultHeader report={report} more={[useGroupName(report)]} />
      {isMeasured(report) ? (
        <>
          {summary}
          <Measured report={report} links={links} isFirst={summary === undefined} />
        </>
      ) : (
        <>
          {showsScore(report.exam_info) ? (
            <NoScore report={report} links={links} />
          ) : (
            <Unscored report={report} links={links} />
          )}
          <ReleaseNote report={report} />
          <EndingNotes report={report} />
        </>
      )}
    </Grid>
  );
}

function Unscored({ report, links }: { report: MapReport; links: ResultLinks }) {
  const t = useMessage();
  return (
    <>
      <AnsweredCard report={report} answered={report.engagement.answered} />
      <QuestionGrid report={report} links={links} />
      <Panel title={t("results.nextTitle")} lead={t(report.released ? "results.nextNone" : "results.unreleasedNext")}>
        <Actions links={links} />
      </Panel>
    </>
  );
}

interface MeasuredProps {
  readonly report: MeasuredMapReport;
  readonly links: ResultLinks;
  readonly isFirst: boolean;
}

function Measured({ report, links, isFirst }: MeasuredProps) {
  return (
    <>
      <RitHeadline report={report} isFirst={isFirst} />
      <ReleaseNote report={report} />
      <MapNotes report={report} />
      <Grid gap="16" templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }} alignItems="stretch">
        {isCompared(report) ? <PercentileCurve report={report} /> : null}
        {report.released ? <AreaRanges report={report} /> : null}
      </Grid>
      <SittingTrace report={report} links={links} />
      <NextSteps report={report} links={links} />
    </>
  );
}
