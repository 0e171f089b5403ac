import type { Prior } from "../model";
import type { GroupMoments } from "./expectation";

/** Prior of a group: a norm that counts like `weight` attempts. */
export interface GroupPrior {
  readonly norm: Prior;
  readonly weight: number;
}

/** The M step of a group: mean and SD of its attempts' abilities, shrunk towards the norm. */
export const groupStep = ({ count, sum, squares }: GroupMoments, { norm, weight }: GroupPrior): Prior => {
  const total = count + weight;
  if (total === 0) return norm;
  const mean = (sum + weight * norm.mean) / total;
  const spread = squares - 2 * mean * sum + count * mean * mean;
  const drawn = weight * (norm.sd ** 2 + (mean - norm.mean) ** 2);
  return { mean, sd: Math.sqrt(Math.max((spread + drawn) / total, 1e-4)) };
};

/** Logarithm, without its constant, of the prior density that `groupStep` uses. */
export const logGroupPrior = ({ mean, sd }: Prior, { norm, weight }: GroupPrior): number =>
  -weight * (Math.log(sd) + ((mean - norm.mean) ** 2 + norm.sd ** 2) / (2 * sd * sd));
