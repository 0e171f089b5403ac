import type { MapReport } from "../../../../contract/report/report";
import { useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import type { ResultLinks } from "../../../site/links";
import { formatsOf } from "../../../ui/format";
import { Panel } from "../../../ui/Panel";
import { Actions } from "../../Actions";
import { SkillLinks } from "../../SkillLinks";

/** Three skills within reach, and links onward. */
export function NextSteps({ report, links }: { report: MapReport; links: ResultLinks }) {
  const t = useMessage();
  const formats = formatsOf(useLanguage());
  const skills = report.next_steps.slice(0, 3);
  const none = report.released ? "results.nextNone" : "results.unreleasedNext";
  return (
    <Panel title={t("results.nextTitle")} lead={t(skills.length === 0 ? none : "results.nextLead")}>
      {skills.length === 0 ? null : (
        <SkillLinks
          family={report.family}
          steps={skills.map(({ area, skill, skill_id: skillId, difficulty }) => ({
            area,
            skill,
            skillId,
            reason: t("results.nextLevel", { difficulty: formats.whole(difficulty) }),
          }))}
          links={links}
        />
      )}
      <Actions links={links} />
    </Panel>
  );
}
