import { curveAt, type ItemParameters } from "../model";
import type { ItemCounts } from "./item-terms";

/**
 * Mean squares of an item's residuals: 1 is expected, a higher value means noise, a lower one a fit that is too close.
 */
export interface MeanSquareFit {
  /** Weighted by information: reflects answers of students near the item's difficulty. */
  readonly infit: number;
  /** Unweighted: reflects surprising answers far from the item's difficulty. */
  readonly outfit: number;
}

/**
 * Infit and outfit (Wright and Masters 1982), with each answer's residual averaged over the posterior of its ability,
 * so that under the model the expected value is 1 however few answers an attempt has and however its items were chosen.
 * `counts` are the expected answers by node. Null without answers.
 */
export const meanSquareFit = (item: ItemParameters, { nodes, right, wrong }: ItemCounts): MeanSquareFit | null => {
  let [answers, outer, inner, variance] = [0, 0, 0, 0];
  for (const [node, theta] of nodes.entries()) {
    const [r, w] = [right[node] ?? 0, wrong[node] ?? 0];
    if (r + w === 0) continue;
    const { p, complement } = curveAt(item, theta, 1);
    answers += r + w;
    outer += (r * complement) / p + (w * p) / complement;
    inner += r * complement * complement + w * p * p;
    variance += (r + w) * p * complement;
  }
  return answers === 0 ? null : { infit: inner / variance, outfit: outer / answers };
};
