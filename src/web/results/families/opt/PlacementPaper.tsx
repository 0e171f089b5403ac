import { showsScore } from "../../../../contract/item/scoring";
import type { PlacementReport } from "../../../../contract/report/report";
import { useMessage } from "../../../i18n/use-message";
import { AnsweredCard } from "../../AnsweredCard";
import { Note } from "../../Note";
import { SittingNotes } from "../../SittingNotes";
import { CanDo } from "./CanDo";
import { LevelHeadline } from "./LevelHeadline";
import { SkillRows } from "./SkillRows";

/** The document of a placement test. */
export function PlacementPaper({ report }: { readonly report: PlacementReport }) {
  const t = useMessage();
  const { reached, total, needed, skills } = report;
  const [whole] = report.scores;
  return (
    <>
      {!showsScore(report.exam_info) ? (
        <AnsweredCard report={report} answered={reached} />
      ) : whole === undefined ? (
        <Note tone="warning" title={t("opt.incompleteTitle")}>
          {t("opt.incompleteText", { reached, total, needed })}
        </Note>
      ) : (
        <LevelHeadline report={report} whole={whole} />
      )}
      <SittingNotes report={report} />
      {whole?.level === undefined ? null : <CanDo level={whole.level} />}
      {skills.length === 0 ? null : <SkillRows skills={skills} />}
    </>
  );
}
