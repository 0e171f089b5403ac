import type { SatReport } from "../../../contract/report/report";
import { areaTitle, skillTitle } from "../../../items/catalogue";
import { satPrior, satScoreOf, satSegmentsOf } from "../../../psychometrics/scales/sat";
import { expectedAbilityOf } from "../scaled";
import type { ItemOutcome } from "../scoring-input";
import { satSectionIn, type SatMeasure } from "./scores";

const groupsOf = (
  outcomes: readonly ItemOutcome[],
  nameOf: (outcome: ItemOutcome) => string,
): readonly ItemOutcome[][] => {
  const groups = new Map<string, ItemOutcome[]>();
  for (const outcome of outcomes) groups.set(nameOf(outcome), [...(groups.get(nameOf(outcome)) ?? []), outcome]);
  return [...groups.values()];
};

const rightIn = (outcomes: readonly ItemOutcome[]): number => outcomes.filter(({ mark }) => mark === "right").length;

/**
 * The content areas of each section. A bar shows the section score estimated from the area's items alone, shrunk
 * towards the score of the whole section where the area has few items.
 */
export const knowledgeOf = (
  outcomes: readonly ItemOutcome[],
  measures: readonly SatMeasure[],
): SatReport["knowledge"] =>
  measures.flatMap(({ score, ability }) => {
    const section = satSectionIn(score.scale ?? "");
    const own = outcomes.filter(({ item }) => item.subject === score.scale);
    if (section === undefined) return [];
    return groupsOf(own, ({ item }) => item.area).flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const { subject, area } = first.item;
      const within = expectedAbilityOf(group, { mean: ability.theta, sd: satPrior.sd / 2 });
      return {
        section: subject,
        section_title: score.title,
        area,
        title: areaTitle(subject, area),
        items: group.length,
        right: rightIn(group),
        share: group.length / own.length,
        segments: satSegmentsOf(satScoreOf(section, within.theta)),
      };
    });
  });

/** Items, right answers and time of each skill, by area, in the order served. */
export const satSkillResults = (outcomes: readonly ItemOutcome[]): SatReport["skills"] =>
  groupsOf(
    groupsOf(outcomes, ({ item }) => `${item.subject} ${item.area}`).flat(),
    ({ item }) => `${item.subject} ${item.area} ${item.skill}`,
  ).flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { subject, area, skill } = first.item;
    return {
      section: subject,
      area,
      skill,
      title: skillTitle(subject, skill),
      items: group.length,
      right: rightIn(group),
      elapsed_ms: group.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0),
    };
  });
