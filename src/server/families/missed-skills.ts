import type { MissedSkill } from "../../contract/report/report";
import { areaTitle, skillTitle } from "../../items/catalogue";
import type { ItemOutcome } from "./scoring-input";

const most = 3;

/** The (at most three) skills with the most missed items; of equal ones, first the one with fewer items. */
export function missedSkills(outcomes: readonly Pick<ItemOutcome, "item" | "mark">[]): MissedSkill[] {
  const counted = outcomes.filter(({ mark }) => mark !== "unscored" && mark !== "awaiting");
  const skills = [...new Set(counted.map(({ item }) => item.skill))].map((skill) => {
    const own = counted.filter(({ item }) => item.skill === skill);
    return { skill, own, missed: own.filter(({ mark }) => mark !== "right").length };
  });
  return skills
    .filter(({ missed }) => missed > 0)
    .sort((one, other) => other.missed - one.missed || one.own.length - other.own.length)
    .slice(0, most)
    .map(({ skill, own, missed }) => {
      const { subject = "", area = "" } = own[0]?.item ?? {};
      return {
        skill_id: skill,
        area: areaTitle(subject, area),
        skill: skillTitle(subject, skill),
        missed,
        items: own.length,
      };
    });
}
