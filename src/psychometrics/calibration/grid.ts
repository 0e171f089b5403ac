import type { Prior } from "../model";

const coarsestStep = 0.2;
const stepsInSd = 5;
const reachInSd = 7;
const windowInSd = 6;

/** Evenly spaced abilities in logits over which posteriors are summed. */
export interface AbilityGrid {
  readonly nodes: Float64Array;
  readonly step: number;
}

/** A grid that reaches 7 SD beyond every group, in steps of a fifth of the smallest SD and of 0.2 logits at most. */
export const gridOver = (groups: readonly Prior[], coarsest = coarsestStep): AbilityGrid => {
  const step = groups.reduce((least, { sd }) => Math.min(least, sd / stepsInSd), coarsest);
  const lo = groups.reduce((least, { mean, sd }) => Math.min(least, mean - reachInSd * sd), Infinity);
  const hi = groups.reduce((most, { mean, sd }) => Math.max(most, mean + reachInSd * sd), -Infinity);
  return { nodes: Float64Array.from({ length: Math.ceil((hi - lo) / step) + 1 }, (_, node) => lo + node * step), step };
};

/** The range of nodes `from` to `to` (exclusive) that covers a group, with the logarithms of the group's shares. */
export interface GroupWindow {
  readonly from: number;
  readonly to: number;
  /** By node of the grid. */
  readonly logShare: Float64Array;
}

export const windowOf = ({ nodes, step }: AbilityGrid, { mean, sd }: Prior): GroupWindow => {
  const first = nodes[0] ?? 0;
  const from = Math.max(0, Math.floor((mean - windowInSd * sd - first) / step));
  const to = Math.min(nodes.length, Math.ceil((mean + windowInSd * sd - first) / step) + 1);
  const logShare = new Float64Array(nodes.length).fill(-Infinity);
  let total = 0;
  for (let node = from; node < to; node += 1) {
    const z = ((nodes[node] ?? 0) - mean) / sd;
    logShare[node] = (-z * z) / 2;
    total += Math.exp((-z * z) / 2);
  }
  const logTotal = Math.log(total);
  for (let node = from; node < to; node += 1) logShare[node] = (logShare[node] ?? 0) - logTotal;
  return { from, to, logShare };
};
