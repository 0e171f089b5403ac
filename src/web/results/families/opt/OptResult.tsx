import { Grid } from "@chakra-ui/react/grid";
import { cefrName } from "../../../../contract/cefr";
import type { PlacementReport } from "../../../../contract/report";
import { useMessage } from "../../../i18n/use-message";
import type { ResultLinks } from "../../../site/links";
import { Actions } from "../../Actions";
import { Note } from "../../Note";
import { Panel } from "../../Panel";
import { PrintStyle } from "../../PrintStyle";
import { ReleaseNote } from "../../ReleaseNote";
import { ResultHeader } from "../../ResultHeader";
import { ScoreThenNote } from "../../ScoreThenNote";
import { QuestionGrid } from "../custom/QuestionGrid";
import { CanDo } from "./CanDo";
import { levelAfter } from "./ladder";
import { LevelHeadline } from "./LevelHeadline";
import { SkillRows } from "./SkillRows";

/** A placement: the level with its band, the ladder, what the level means, skills, and what to do next. */
export function OptResult({ report, links }: { report: PlacementReport; links: ResultLinks }) {
  const t = useMessage();
  const [whole] = report.scores;
  const level = whole?.level ?? null;
  const { reached, total, needed, skills } = report;
  const course = level === null ? null : (levelAfter(level) ?? level);
  return (
    <Grid gap="16" templateColumns="minmax(0, 1fr)">
      <PrintStyle />
      <ResultHeader report={report} />
      {whole === undefined ? (
        <Note tone="warning" title={t("opt.incompleteTitle")}>
          {t("opt.incompleteText", { reached, total, needed })}
        </Note>
      ) : (
        <LevelHeadline report={report} whole={whole} />
      )}
      <ReleaseNote report={report} />
      <ScoreThenNote report={report} />
      {report.finish_reason === "expired" && whole !== undefined ? (
        <Note tone="plain" title={t("results.expiredTitle")} />
      ) : null}
      {report.held === 0 ? null : (
        <Note tone="plain" title={t("results.heldTitle", { held: report.held })}>
          {t("results.heldText", { held: report.held })}
        </Note>
      )}
      {level === null ? null : <CanDo level={level} />}
      {skills.length === 0 ? null : <SkillRows skills={skills} />}
      <QuestionGrid report={report} links={links} />
      <Panel
        title={t("results.nextTitle")}
        lead={course === null ? t("opt.adviceNone") : t("opt.advice", { level: cefrName(course) })}
      >
        <Actions links={links} />
      </Panel>
    </Grid>
  );
}
