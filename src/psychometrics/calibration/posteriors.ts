import type { Ability, Prior } from "../model";
import { windowOf, type AbilityGrid } from "./grid";
import { logCurves, type ItemArrays } from "./item-arrays";
import type { ResponseMatrix } from "./response-matrix";

/** Posterior weights below this are ignored. */
const negligible = 1e-11;

/** The model of the attempts: items on a grid of abilities, and the distribution of each group on it. */
export interface CalibrationModel {
  readonly grid: AbilityGrid;
  readonly items: ItemArrays;
  /** By the groups of the matrix. */
  readonly groups: readonly Prior[];
}

/** Receives the weights of one attempt's posterior at nodes `from` to `to` (exclusive), in an array that is reused. */
export type VisitPosterior = (sitting: number, weights: Float64Array, from: number, to: number) => void;

/** Calls `visit` with the posterior of each attempt, and returns the marginal log-likelihood of all. */
export const visitPosteriors = (matrix: ResponseMatrix, model: CalibrationModel, visit: VisitPosterior): number => {
  const { start, item, right, group } = matrix;
  const size = model.grid.nodes.length;
  const curves = logCurves(model.items, model.grid.nodes);
  const windows = model.groups.map((prior) => windowOf(model.grid, prior));
  const density = new Float64Array(size);
  let logLikelihood = 0;
  for (let sitting = 0; sitting < matrix.sittings; sitting += 1) {
    const window = windows[group[sitting] ?? 0];
    if (window === undefined) continue;
    let { from, to } = window;
    density.set(window.logShare.subarray(from, to), from);
    const last = start[sitting + 1] ?? 0;
    for (let place = start[sitting] ?? 0; place < last; place += 1) {
      const curve = right[place] === 1 ? curves.right : curves.wrong;
      const offset = (item[place] ?? 0) * size;
      for (let node = from; node < to; node += 1) density[node] = (density[node] ?? 0) + (curve[offset + node] ?? 0);
    }
    let highest = -Infinity;
    for (let node = from; node < to; node += 1) highest = Math.max(highest, density[node] ?? 0);
    let total = 0;
    for (let node = from; node < to; node += 1) {
      const weight = Math.exp((density[node] ?? 0) - highest);
      density[node] = weight;
      total += weight;
    }
    for (let node = from; node < to; node += 1) density[node] = (density[node] ?? 0) / total;
    while (from < to && (density[from] ?? 0) < negligible) from += 1;
    while (to > from && (density[to - 1] ?? 0) < negligible) to -= 1;
    logLikelihood += highest + Math.log(total);
    visit(sitting, density, from, to);
  }
  return logLikelihood;
};

/** Posterior mean and SD of the ability in each attempt. */
export const posteriorAbilities = (matrix: ResponseMatrix, model: CalibrationModel): Ability[] => {
  const { nodes } = model.grid;
  const abilities: Ability[] = [];
  visitPosteriors(matrix, model, (_, weights, from, to) => {
    let [first, second] = [0, 0];
    for (let node = from; node < to; node += 1) {
      const part = (weights[node] ?? 0) * (nodes[node] ?? 0);
      first += part;
      second += part * (nodes[node] ?? 0);
    }
    abilities.push({ theta: first, se: Math.sqrt(Math.max(0, second - first * first)) });
  });
  return abilities;
};
