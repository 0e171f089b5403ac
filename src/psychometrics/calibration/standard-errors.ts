import type { AimedItem } from "./calibration-state";
import { inverseDiagonal } from "./cholesky";
import { itemArrays } from "./item-arrays";
import { itemTerms } from "./item-terms";
import { itemCounts, type Estimates } from "./marginal-maximum-likelihood";
import { visitPosteriors } from "./posteriors";
import type { ResponseMatrix } from "./response-matrix";

/** Standard errors of an item's parameters; 0 for parameters that were not estimated. */
export interface ItemErrors {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Above this number of parameters the errors are computed for each item alone, given the others. */
const mostTogether = 2400;
const negligible = 1e-6;
const nothing = -1;

/** Positions of the parameters of items (log a, b, logit c) and groups (mean, log SD) in the information matrix. */
interface Slots {
  readonly size: number;
  /** At `3 * item`; negative for parameters that are not estimated. */
  readonly item: Int32Array;
  /** At `2 * group`. */
  readonly group: Int32Array;
}

const slotsOf = ({ model, state: { items, groups } }: Estimates): Slots => {
  let size = model === "1PL" ? 1 : 0;
  const item = new Int32Array(3 * items.length).fill(nothing);
  for (const [index, { aim }] of items.entries()) {
    item[3 * index] = model === "1PL" ? 0 : size++;
    item[3 * index + 1] = size++;
    if (aim.isGuessing) item[3 * index + 2] = size++;
  }
  const group = new Int32Array(2 * groups.length).fill(nothing);
  for (const [place, { isFree }] of groups.entries())
    if (isFree) [group[2 * place], group[2 * place + 1]] = [size++, size++];
  return { size, item, group };
};

/** Derivatives of log P and log (1 − P) in log a, b and logit c, at `3 * (item * nodes + node)`. */
const scoreCurves = (items: readonly AimedItem[], nodes: Float64Array) => {
  const right = new Float64Array(3 * items.length * nodes.length);
  const wrong = new Float64Array(right.length);
  let place = 0;
  for (const {
    item: { a, b, c, d },
    aim,
  } of items)
    for (const theta of nodes) {
      const s = 1 / (1 + Math.exp(-a * (theta - b)));
      const by = (d - c) * s * (1 - s) * a;
      const slopes = [by * (theta - b), -by, aim.isGuessing ? (1 - s) * c * (1 - c) : 0];
      const p = c + (d - c) * s;
      for (const [kind, slope] of slopes.entries()) {
        right[place + kind] = slope / p;
        wrong[place + kind] = -slope / (1 - p);
      }
      place += 3;
    }
  return { right, wrong };
};

/** The information of the answers if abilities were known, plus that of the priors. */
const completeInformation = (estimates: Estimates, { size, item, group }: Slots): Float64Array => {
  const {
    state: { items, groups },
    grid,
    expected,
  } = estimates;
  const matrix = new Float64Array(size * size);
  const add = (row: number, column: number, value: number) => {
    if (row === nothing || column === nothing) return;
    const place = Math.max(row, column) * size + Math.min(row, column);
    matrix[place] = (matrix[place] ?? 0) + value;
  };
  for (const [index, { item: parameters, aim }] of items.entries()) {
    const [aa, ab, ac, bb, bc, cc] = itemTerms(itemCounts(grid, expected, index), parameters, aim).information;
    const [a = nothing, b = nothing, c = nothing] = item.subarray(3 * index, 3 * index + 3);
    add(a, a, aa);
    add(a, b, ab);
    add(a, c, ac);
    add(b, b, bb);
    add(b, c, bc);
    add(c, c, cc);
  }
  for (const [place, { group: own, prior }] of groups.entries()) {
    const [mean = nothing, logSd = nothing] = group.subarray(2 * place, 2 * place + 2);
    const sittings = (expected.moments[place]?.count ?? 0) + prior.weight;
    add(mean, mean, sittings / own.sd ** 2);
    add(logSd, logSd, 2 * sittings);
  }
  return matrix;
};

/**
 * Subtracts the information that is missing because abilities are unknown: the covariance of the scores in each
 * posterior.
 */
const takeMissing = (matrix: ResponseMatrix, estimates: Estimates, slots: Slots, into: Float64Array) => {
  const { items, groups, grid, state } = estimates;
  const { nodes } = grid;
  const curves = scoreCurves(state.items, nodes);
  const { start, item, right, group } = matrix;
  const localOf = new Int32Array(slots.size).fill(nothing);
  const used: number[] = [];
  let scores = new Float64Array(0);
  visitPosteriors(matrix, { grid, items: itemArrays(items), groups }, (sitting, weights, first, last) => {
    let [from, to] = [first, last];
    while (from < to && (weights[from] ?? 0) < negligible) from += 1;
    while (to > from && (weights[to - 1] ?? 0) < negligible) to -= 1;
    const width = to - from;
    const answers = [start[sitting] ?? 0, start[sitting + 1] ?? 0] as const;
    const most = 3 * (answers[1] - answers[0]) + 2;
    if (scores.length < most * width) scores = new Float64Array(most * width);
    scores.fill(0, 0, most * width);
    used.length = 0;
    const rowOf = (slot: number): number => {
      const known = localOf[slot] ?? nothing;
      if (known !== nothing) return known * width;
      localOf[slot] = used.length;
      used.push(slot);
      return (used.length - 1) * width;
    };
    for (let place = answers[0]; place < answers[1]; place += 1) {
      const index = item[place] ?? 0;
      const curve = right[place] === 1 ? curves.right : curves.wrong;
      for (let kind = 0; kind < 3; kind += 1) {
        const slot = slots.item[3 * index + kind] ?? nothing;
        if (slot === nothing) continue;
        const row = rowOf(slot) - from;
        for (let node = from; node < to; node += 1)
          scores[row + node] = (scores[row + node] ?? 0) + (curve[3 * (index * nodes.length + node) + kind] ?? 0);
      }
    }
    const own = group[sitting] ?? 0;
    const { mean, sd } = groups[own] ?? { mean: 0, sd: 1 };
    const [slotOfMean = nothing, slotOfSd = nothing] = slots.group.subarray(2 * own, 2 * own + 2);
    if (slotOfMean !== nothing) {
      const [rowOfMean, rowOfSd] = [rowOf(slotOfMean) - from, rowOf(slotOfSd) - from];
      for (let node = from; node < to; node += 1) {
        const z = ((nodes[node] ?? 0) - mean) / sd;
        scores[rowOfMean + node] = z / sd;
        scores[rowOfSd + node] = z * z - 1;
      }
    }
    for (let row = 0; row < used.length * width; row += width) {
      let average = 0;
      for (let node = 0; node < width; node += 1) average += (weights[from + node] ?? 0) * (scores[row + node] ?? 0);
      for (let node = 0; node < width; node += 1)
        scores[row + node] = ((scores[row + node] ?? 0) - average) * Math.sqrt(weights[from + node] ?? 0);
    }
    for (let one = 0; one < used.length; one += 1) {
      const slot = used[one] ?? 0;
      for (let other = 0; other <= one; other += 1) {
        let sum = 0;
        for (let node = 0; node < width; node += 1)
          sum += (scores[one * width + node] ?? 0) * (scores[other * width + node] ?? 0);
        const second = used[other] ?? 0;
        const place = Math.max(slot, second) * slots.size + Math.min(slot, second);
        into[place] = (into[place] ?? 0) - sum;
      }
    }
    for (const slot of used) localOf[slot] = nothing;
  });
};

/** Variances of the parameters of each item alone, given the others. */
const variancesAlone = (information: Float64Array, { size, item }: Slots): Float64Array => {
  const variances = new Float64Array(size).fill(Infinity);
  for (let index = 0; index < item.length; index += 3) {
    const own = [...item.subarray(index, index + 3)].filter((slot) => slot !== nothing);
    const block = Float64Array.from(
      own.flatMap((row) => own.map((column) => information[Math.max(row, column) * size + Math.min(row, column)] ?? 0)),
    );
    const inverse = inverseDiagonal(block, own.length);
    for (const [place, slot] of own.entries()) variances[slot] = inverse?.[place] ?? Infinity;
  }
  return variances;
};

/**
 * Standard errors from the observed information: that of complete data minus the missing part (Louis 1982), priors
 * included. Infinity if the answers do not determine a parameter.
 */
export const standardErrors = (matrix: ResponseMatrix, estimates: Estimates): readonly ItemErrors[] => {
  const slots = slotsOf(estimates);
  const information = completeInformation(estimates, slots);
  takeMissing(matrix, estimates, slots, information);
  const together = slots.size <= mostTogether ? inverseDiagonal(information, slots.size) : null;
  const variances = together ?? variancesAlone(information, slots);
  const errorAt = (place: number): number => {
    const slot = slots.item[place] ?? nothing;
    return slot === nothing ? 0 : Math.sqrt(variances[slot] ?? Infinity);
  };
  return estimates.items.map(({ a, c }, index) => ({
    a: a * errorAt(3 * index),
    b: errorAt(3 * index + 1),
    c: c * (1 - c) * errorAt(3 * index + 2),
  }));
};
