import { Grid } from "@chakra-ui/react/grid";
import type { FixedReport } from "../../../../contract/report";
import { showsScore } from "../../../../contract/scoring";
import { useMessage } from "../../../i18n/use-message";
import type { ResultLinks } from "../../../site/links";
import { Actions } from "../../Actions";
import { AnsweredCard } from "../../AnsweredCard";
import { EndingNotes } from "../../EndingNotes";
import { MissedSkills } from "../../MissedSkills";
import { Panel } from "../../Panel";
import { PrintStyle } from "../../PrintStyle";
import { ReleaseNote } from "../../ReleaseNote";
import { ResultHeader } from "../../ResultHeader";
import { ScaledScores } from "../../scaled/ScaledScores";
import { AreaRows } from "./AreaRows";
import { CountHeadline } from "./CountHeadline";
import { QuestionGrid } from "./QuestionGrid";
import { RateHeadline } from "./RateHeadline";

/** An estimate where items were chosen by the answers, and of practice; a count where the test is all that is asked. */
const isEstimated = ({ domain, mode }: FixedReport): boolean => domain != null || mode === "practice";

function Headline({ report }: { report: FixedReport }) {
  if (!showsScore(report.exam_info)) return <AnsweredCard report={report} answered={report.answered} />;
  if (report.scores.length > 0) return <ScaledScores report={report} />;
  return isEstimated(report) ? <RateHeadline report={report} /> : <CountHeadline report={report} />;
}

/** The result of a fixed test by its correct rate. */
export function FixedResult({ report, links }: { report: FixedReport; links: ResultLinks }) {
  const t = useMessage();
  return (
    <Grid gap="16" templateColumns="minmax(0, 1fr)">
      <PrintStyle />
      <ResultHeader report={report} />
      <Headline report={report} />
      <ReleaseNote report={report} />
      <EndingNotes report={report} />
      {report.areas.length < 2 ? null : <AreaRows report={report} />}
      <QuestionGrid report={report} links={links} />
      {links.analysis === null ? null : (
        <Panel
          title={t("results.nextTitle")}
          lead={t(report.released ? "results.fixedNext" : "results.unreleasedNext")}
        >
          <MissedSkills report={report} links={links} />
          <Actions links={links} />
        </Panel>
      )}
    </Grid>
  );
}
