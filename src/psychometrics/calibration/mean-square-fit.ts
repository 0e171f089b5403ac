import { curveAt, type ItemParameters } from "../model";
import type { ItemCounts } from "./item-terms";

/** Mean squares of what a model leaves unexplained of an item: 1 is expected, above is noise, below is too neat. */
export interface MeanSquareFit {
  /** Weighted by information: what happens where the item measures. */
  readonly infit: number;
  /** Not weighted: surprises far from the item's difficulty. */
  readonly outfit: number;
}

/**
 * Infit and outfit (Wright and Masters 1982), each answer's residual averaged over the posterior of its ability: the
 * expected value is 1 under the model however few answers a sitting has and however its items were chosen. `counts` are
 * the expected answers by node. Null without answers.
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
