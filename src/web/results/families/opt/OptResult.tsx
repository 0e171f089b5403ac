import { Grid } from "@chakra-ui/react/grid";
import { cefrName } from "../../../../contract/item/cefr";
import { showsScore } from "../../../../contract/item/scoring";
import type { PlacementReport } from "../../../../contract/report/report";
import { useMessage } from "../../../i18n/use-message";
import type { ResultLinks } from "../../../site/links";
import { Panel } from "../../../ui/Panel";
import { PrintStyle } from "../../../ui/PrintStyle";
import { Actions } from "../../Actions";
import { AnsweredCard } from "../../AnsweredCard";
import { EndingNotes } from "../../EndingNotes";
import { MissedSkills } from "../../MissedSkills";
import { Note } from "../../Note";
import { ReleaseNote } from "../../ReleaseNote";
import { ResultHeader } from "../../ResultHeader";
import { QuestionGrid } from "../custom/QuestionGrid";
import { CanDo } from "./CanDo";
import { levelAfter } from "./ladder";
import { LevelHeadline } from "./LevelHeadline";
import { PartRows } from "./PartRows";
import { SkillRows } from "./SkillRows";

/**
 * The result of a placement test: the level with its band, the ladder, the meaning of the level, skills, and
 * suggestions.
 */
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
      {!showsScore(report.exam_info) ? (
        <AnsweredCard report={report} answered={reached} />
      ) : whole === undefined ? (
        <Note tone="warning" title={t("opt.incompleteTitle")}>
          {t("opt.incompleteText", { reached, total, needed })}
        </Note>
      ) : (
        <LevelHeadline report={report} whole={whole} />
      )}
      <ReleaseNote report={report} />
      <EndingNotes report={report} />
      {level === null ? null : <CanDo level={level} />}
      {report.reached_parts.length === 0 ? null : <PartRows parts={report.reached_parts} />}
      {skills.length === 0 ? null : <SkillRows skills={skills} />}
      <QuestionGrid report={report} links={links} />
      <Panel
        title={t("results.nextTitle")}
        lead={course === null ? t("opt.adviceNone") : t("opt.advice", { level: cefrName(course) })}
      >
        <MissedSkills report={report} links={links} />
        <Actions links={links} />
      </Panel>
    </Grid>
  );
}
