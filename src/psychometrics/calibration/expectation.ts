import { visitPosteriors, type CalibrationModel } from "./posteriors";
import type { ResponseMatrix } from "./response-matrix";

/** The number of attempts of a group, with the sums of their expected abilities and squared abilities. */
export interface GroupMoments {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

/** The expected numbers of right and wrong answers under the model, at `item * nodes + node`. */
export interface Expectation {
  readonly right: Float64Array;
  readonly wrong: Float64Array;
  readonly moments: readonly GroupMoments[];
  readonly logLikelihood: number;
}

/** The E step of Bock and Aitkin (1981). */
export const expectation = (matrix: ResponseMatrix, model: CalibrationModel): Expectation => {
  const { start, item, right: isRight, group } = matrix;
  const { nodes } = model.grid;
  const size = nodes.length;
  const right = new Float64Array(matrix.items * size);
  const wrong = new Float64Array(right.length);
  const moments = model.groups.map(() => ({ count: 0, sum: 0, squares: 0 }));
  const logLikelihood = visitPosteriors(matrix, model, (sitting, weights, from, to) => {
    const last = start[sitting + 1] ?? 0;
    for (let place = start[sitting] ?? 0; place < last; place += 1) {
      const counts = isRight[place] === 1 ? right : wrong;
      const offset = (item[place] ?? 0) * size;
      for (let node = from; node < to; node += 1)
        counts[offset + node] = (counts[offset + node] ?? 0) + (weights[node] ?? 0);
    }
    const own = moments[group[sitting] ?? 0];
    if (own === undefined) return;
    own.count += 1;
    for (let node = from; node < to; node += 1) {
      const part = (weights[node] ?? 0) * (nodes[node] ?? 0);
      own.sum += part;
      own.squares += part * (nodes[node] ?? 0);
    }
  });
  return { right, wrong, moments, logLikelihood };
};
