import type { ItemParameters, Prior } from "../model";

/** Priors of the item parameters; absent ones are not used. */
export interface ItemPriors {
  /** Normal prior of log a. */
  readonly logA?: Prior;
  /** SD of a normal prior of b around the start value. */
  readonly bSd?: number;
  /** Beta prior of c with its mode at the start value; it counts like this many answers of students who guess. */
  readonly cWeight?: number;
}

/** log a normal with SD .5, b normal with SD 1 around the start value, c beta that counts like 20 answers. */
export const usualPriors: ItemPriors = { logA: { mean: 0, sd: 0.5 }, bSd: 1, cWeight: 20 };

/** Log density, with its slope and its negative (expected) curvature in log a, b and logit c. */
export interface PriorTerms {
  value: number;
  readonly slope: [number, number, number];
  readonly curvature: [number, number, number];
}

export const priorTerms = (priors: ItemPriors, { a, b, c }: ItemParameters, start: ItemParameters): PriorTerms => {
  const terms: PriorTerms = { value: 0, slope: [0, 0, 0], curvature: [0, 0, 0] };
  const { logA, bSd, cWeight } = priors;
  if (logA !== undefined) {
    const z = (Math.log(a) - logA.mean) / logA.sd;
    terms.value -= (z * z) / 2;
    terms.slope[0] = -z / logA.sd;
    terms.curvature[0] = 1 / logA.sd ** 2;
  }
  if (bSd !== undefined) {
    const z = (b - start.b) / bSd;
    terms.value -= (z * z) / 2;
    terms.slope[1] = -z / bSd;
    terms.curvature[1] = 1 / bSd ** 2;
  }
  if (cWeight !== undefined && start.c > 0) {
    terms.value += cWeight * (start.c * Math.log(c) + (1 - start.c) * Math.log(1 - c));
    terms.slope[2] = cWeight * (start.c - c);
    terms.curvature[2] = cWeight * c * (1 - c);
  }
  return terms;
};
