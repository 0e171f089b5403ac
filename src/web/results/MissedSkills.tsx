import type { Report } from "../../contract/report/report";
import { useMessage } from "../i18n/use-message";
import type { ResultLinks } from "../site/links";
import { SkillLinks } from "./SkillLinks";

interface MissedSkillsProps {
  readonly report: Extract<Report, { readonly missed_skills: unknown }>;
  readonly links: ResultLinks;
}

/** The skills with the most wrong answers, each with a link to practice; empty if there are none. */
export function MissedSkills({ report, links }: MissedSkillsProps) {
  const t = useMessage();
  const steps = report.missed_skills.map(({ area, skill, skill_id: skillId, missed, items }) => ({
    area,
    skill,
    skillId,
    reason: t("results.missed", { missed, items }),
  }));
  return steps.length === 0 ? null : <SkillLinks family={report.family} steps={steps} links={links} />;
}
