import type { WeightedAbility } from "../../../psychometrics/calibration/curve-linking";
import type { Expectation } from "../../../psychometrics/calibration/expectation";
import type { AbilityGrid } from "../../../psychometrics/calibration/grid";
import type { CalibratedModel, Estimates } from "../../../psychometrics/calibration/marginal-maximum-likelihood";
import { summedScoreFit, type SummedScoreFit } from "../../../psychometrics/calibration/summed-score-fit";
import type { Prior } from "../../../psychometrics/model";
import type { TestItem } from "../../attempts/catalogue";
import type { JudgedSitting } from "./usable";

/** The distribution of abilities over all groups together. */
export function abilitiesOver(
  { nodes }: AbilityGrid,
  groups: readonly Prior[],
  { moments }: Expectation,
): WeightedAbility[] {
  return [...nodes].map((theta) => ({
    theta,
    weight: groups.reduce((sum, { mean, sd }, group) => {
      const count = moments[group]?.count ?? 0;
      return sum + (count / sd) * Math.exp(-(((theta - mean) / sd) ** 2) / 2);
    }, 0),
  }));
}

const estimatedOf = { "1PL": 1, "2PL": 2, "3PL": 3 } as const satisfies Record<CalibratedModel, number>;

/** S-X² from the attempts in which every item was answered; null if items were chosen for each student. */
export function summedScoreFits(
  sittings: readonly JudgedSitting[],
  items: readonly TestItem[],
  { model, grid, groups, expected, items: parameters }: Estimates,
): readonly SummedScoreFit[] | null {
  const whole = sittings.flatMap(({ answers }) => {
    const marks = new Map(answers.flatMap(({ itemId, right, isRapid }) => (isRapid ? [] : [[itemId, right]])));
    return items.every(({ itemId }) => marks.has(itemId))
      ? [items.map(({ itemId }) => (marks.get(itemId) === true ? 1 : 0))]
      : [];
  });
  const abilities = abilitiesOver(grid, groups, expected);
  return summedScoreFit({ items: parameters, answers: whole, abilities, estimated: estimatedOf[model] });
}
