import type { ScaledScore } from "../../../contract/report/report";
import type { Ability } from "../../../psychometrics/model";
import {
  satPercentileOf,
  satPrior,
  satRangeOf,
  satScoreOf,
  satSections,
  type SatSection,
} from "../../../psychometrics/scales/sat";
import type { TestVersion } from "../../attempts/catalogue";
import { expectedAbilityOf } from "../scaled";
import { byPart, type ServedOutcome } from "../served-outcomes";

/** In percent: ranges of ±1 standard error. */
const confidence = 68;
const sectionRange: [number, number] = [200, 800];

const sections: Readonly<Record<string, { readonly section: SatSection; readonly title: ScaledScore["title"] }>> = {
  satMath: { section: "math", title: { en: "Math", zh: "数学" } },
  satReadingWriting: { section: "readingWriting", title: { en: "Reading and Writing", zh: "阅读与写作" } },
};

/** The section to which items of this subject belong. */
export const satSectionIn = (subject: string): SatSection | undefined => sections[subject]?.section;

const whole = { en: "Total", zh: "总分" };

/** The route to which the first module of this half led. */
function routeOf({ definition }: TestVersion, own: readonly ServedOutcome[]): string | undefined {
  const served = new Set(own.map(({ item }) => item.itemId));
  return definition.forms?.find(({ route, items }) => route !== undefined && items.some((one) => served.has(one)))
    ?.route;
}

/** The score of a half with the ability from which it was computed. */
export interface SatMeasure {
  readonly score: ScaledScore;
  readonly ability: Ability;
}

/** Section scores 200–800, each with its range, from the expected ability (EAP) under a nearly flat prior. */
export const satMeasures = (test: TestVersion, outcomes: readonly ServedOutcome[]): SatMeasure[] =>
  byPart(outcomes, ({ subject }) => subject).flatMap(([subject, own]): SatMeasure[] => {
    const known = sections[subject];
    if (known === undefined) return [];
    const { section, title } = known;
    const ability = expectedAbilityOf(own, satPrior);
    const value = satScoreOf(section, ability.theta);
    const band = [...satRangeOf(section, ability)] as [number, number];
    const route = routeOf(test, own);
    const { benchmark } = satSections[section];
    const percentile = satPercentileOf(section, value);
    const shared = { scale: subject, title, unit: "sat" as const, value, band, confidence, range: sectionRange };
    const way = route === undefined ? {} : { route };
    return [{ ability, score: { ...shared, percentile, benchmark, ...way, items: own.length } }];
  });

/** Section scores 200–800 and, if both halves were served, the total, each with its range. */
export function satScores(test: TestVersion, outcomes: readonly ServedOutcome[]): ScaledScore[] {
  const halves = satMeasures(test, outcomes).map(({ score }) => score);
  if (halves.length < 2) return halves;
  const value = halves.reduce((sum, half) => sum + half.value, 0);
  const half = Math.sqrt(halves.reduce((sum, { band }) => sum + ((band[1] - band[0]) / 2) ** 2, 0));
  const tens = (score: number) => Math.min(1600, Math.max(400, 10 * Math.round(score / 10)));
  const total: ScaledScore = {
    scale: null,
    title: whole,
    unit: "sat",
    value,
    band: [tens(value - half), tens(value + half)],
    confidence,
    range: [400, 1600],
    percentile: satPercentileOf("total", value),
    items: outcomes.length,
  };
  return [total, ...halves];
}
