import { probability } from "../model";
import { linked, meanMean, unlinked, type Anchor, type Link } from "./linking";

export interface WeightedAbility {
  readonly theta: number;
  readonly weight: number;
}

/** Abilities, each on its own scale, at which curves are compared, with relative weights. */
export interface CurveWeights {
  readonly old: readonly WeightedAbility[];
  readonly fresh: readonly WeightedAbility[];
}

/** Haebara 1980 compares the curves of single items, Stocking and Lord 1983 their sums. */
export type CurveMethod = "Haebara" | "Stocking-Lord";

type Differences = (link: Link) => number[];

/** The weighted differences on both scales whose sum of squares the method minimises. */
const differencesBy =
  (anchors: readonly Anchor[], weights: CurveWeights, method: CurveMethod): Differences =>
  (link) => {
    const onOld = anchors.map(({ old, fresh }) => [old, linked(fresh, link)] as const);
    const onFresh = anchors.map(({ old, fresh }) => [unlinked(old, link), fresh] as const);
    return [
      { pairs: onOld, abilities: weights.old },
      { pairs: onFresh, abilities: weights.fresh },
    ].flatMap(({ pairs, abilities }) => {
      const total = abilities.reduce((sum, { weight }) => sum + weight, 0);
      return abilities.flatMap(({ theta, weight }) => {
        const share = Math.sqrt(weight / total);
        const differences = pairs.map(([one, other]) => share * (probability(one, theta) - probability(other, theta)));
        return method === "Haebara" ? differences : [differences.reduce((sum, one) => sum + one, 0)];
      });
    });
  };

const squares = (values: readonly number[]): number => values.reduce((sum, value) => sum + value * value, 0);

const delta = 1e-6;
const mostRounds = 100;
const smallStep = 1e-9;

/** One Gauss–Newton step. */
const stepFrom = (link: Link, differences: Differences): Link => {
  const here = differences(link);
  const byA = differences({ ...link, A: link.A + delta });
  const byB = differences({ ...link, B: link.B + delta });
  let [aa, ab, bb, ga, gb] = [0, 0, 0, 0, 0];
  for (const [place, value] of here.entries()) {
    const [slopeA, slopeB] = [((byA[place] ?? 0) - value) / delta, ((byB[place] ?? 0) - value) / delta];
    aa += slopeA * slopeA;
    ab += slopeA * slopeB;
    bb += slopeB * slopeB;
    ga -= slopeA * value;
    gb -= slopeB * value;
  }
  const determinant = aa * bb - ab * ab;
  if (!(determinant > 0)) return { A: 0, B: 0 };
  return { A: (ga * bb - gb * ab) / determinant, B: (gb * aa - ga * ab) / determinant };
};

/**
 * Link that minimises the differences between the anchors' curves on both scales together (symmetric; Kim and Kolen
 * 2007).
 */
export const curveLink = (anchors: readonly Anchor[], weights: CurveWeights, method: CurveMethod): Link => {
  const differences = differencesBy(anchors, weights, method);
  let link = meanMean(anchors);
  let loss = squares(differences(link));
  for (let round = 0; round < mostRounds; round += 1) {
    const step = stepFrom(link, differences);
    let share = 1;
    let next = link;
    let nextLoss = Infinity;
    while (share > 1e-6 && !(nextLoss <= loss)) {
      next = { A: link.A + share * step.A, B: link.B + share * step.B };
      nextLoss = next.A > 0 ? squares(differences(next)) : Infinity;
      share /= 2;
    }
    if (!(nextLoss <= loss)) break;
    [link, loss] = [next, nextLoss];
    if (Math.abs(step.A) + Math.abs(step.B) < smallStep) break;
  }
  return link;
};
