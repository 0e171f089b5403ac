import { linked, meanMean, type Anchor, type Link } from "./linking";
import { median, quantile } from "./medians";

/** Distance of an anchor from its position under the link. */
export interface Drift {
  /** Linked difficulty minus the old one, in logits. */
  readonly shift: number;
  /** Shift minus the median shift, divided by 0.74 times the interquartile range (Huynh and Meyer 2010). */
  readonly z: number;
  /** Whether the anchor is used for the link. */
  readonly isKept: boolean;
}

export interface AnchoredLink {
  readonly link: Link;
  /** By anchor. */
  readonly drift: readonly Drift[];
}

/** Limit of |robust z| beyond which an anchor counts as drifted. */
const mostZ = 2.7;
const leastSpread = 1e-6;
const mostRounds = 10;

const driftUnder = (anchors: readonly Anchor[], link: Link): readonly Omit<Drift, "isKept">[] => {
  const shifts = anchors.map(({ old, fresh }) => linked(fresh, link).b - old.b);
  const middle = median(shifts);
  const spread = Math.max(leastSpread, 0.74 * (quantile(shifts, 0.75) - quantile(shifts, 0.25)));
  return shifts.map((shift) => ({ shift, z: (shift - middle) / spread }));
};

/**
 * The link by the anchors that have not drifted: those beyond 2.7 in robust z are left out and the rest are linked
 * again until the selection no longer changes. Without anchors the scale is unchanged.
 */
export const linkByAnchors = (
  anchors: readonly Anchor[],
  method: (anchors: readonly Anchor[]) => Link = meanMean,
): AnchoredLink => {
  if (anchors.length === 0) return { link: { A: 1, B: 0 }, drift: [] };
  let kept = anchors.map(() => true);
  for (let round = 0; ; round += 1) {
    const link = method(anchors.filter((_, place) => kept[place]));
    const drift = driftUnder(anchors, link);
    const next = drift.map(({ z }) => Math.abs(z) <= mostZ);
    if (round === mostRounds || next.every((isKept, place) => isKept === kept[place]))
      return { link, drift: drift.map((one, place) => ({ ...one, isKept: kept[place] === true })) };
    kept = next;
  }
};
