import { Grid } from "@chakra-ui/react/grid";
import type { FixedReport } from "../../../../contract/report/report";
import { useMessage } from "../../../i18n/use-message";
import type { ResultLinks } from "../../../site/links";
import { Panel } from "../../../ui/Panel";
import { PrintStyle } from "../../../ui/PrintStyle";
import { Actions } from "../../Actions";
import { EndingNotes } from "../../EndingNotes";
import { MissedSkills } from "../../MissedSkills";
import { ReleaseNote } from "../../ReleaseNote";
import { ResultHeader } from "../../ResultHeader";
import { FixedHeadline } from "./FixedHeadline";
import { PartsOfTest } from "./PartsOfTest";
import { QuestionGrid } from "./QuestionGrid";

/** The result of a fixed test by its correct rate. */
export function FixedResult({ report, links }: { report: FixedReport; links: ResultLinks }) {
  const t = useMessage();
  return (
    <Grid gap="16" templateColumns="minmax(0, 1fr)">
      <PrintStyle />
      <ResultHeader report={report} />
      <FixedHeadline report={report} />
      <ReleaseNote report={report} />
      <EndingNotes report={report} />
      <PartsOfTest report={report} />
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
