import { Grid } from "@chakra-ui/react/grid";
import type { FixedReport } from "../../../../contract/report";
import { useMessage } from "../../../i18n/use-message";
import type { ResultLinks } from "../../../site/links";
import { AbsenceSums } from "../../../ui/AbsenceSums";
import { Actions } from "../../Actions";
import { Note } from "../../Note";
import { Panel } from "../../Panel";
import { PrintStyle } from "../../PrintStyle";
import { ReleaseNote } from "../../ReleaseNote";
import { ResultHeader } from "../../ResultHeader";
import { ScaledScores } from "../../scaled/ScaledScores";
import { ScoreThenNote } from "../../ScoreThenNote";
import { AreaRows } from "./AreaRows";
import { QuestionGrid } from "./QuestionGrid";
import { RateHeadline } from "./RateHeadline";

/** The result of a fixed test by its correct rate. */
export function FixedResult({ report, links }: { report: FixedReport; links: ResultLinks }) {
  const t = useMessage();
  return (
    <Grid gap="16" templateColumns="minmax(0, 1fr)">
      <PrintStyle />
      <ResultHeader report={report} />
      {report.scores.length === 0 ? <RateHeadline report={report} /> : <ScaledScores report={report} />}
      <ReleaseNote report={report} />
      <ScoreThenNote report={report} />
      <AbsenceSums sums={report.absences} />
      {report.finish_reason === "expired" ? <Note tone="plain" title={t("results.expiredTitle")} /> : null}
      {report.held === 0 ? null : (
        <Note tone="plain" title={t("results.heldTitle", { held: report.held })}>
          {t("results.heldText", { held: report.held })}
        </Note>
      )}
      {report.areas.length < 2 ? null : <AreaRows report={report} />}
      <QuestionGrid report={report} links={links} />
      {links.analysis === null ? null : (
        <Panel
          title={t("results.nextTitle")}
          lead={t(report.released ? "results.fixedNext" : "results.unreleasedNext")}
        >
          <Actions links={links} />
        </Panel>
      )}
    </Grid>
  );
}
