import { isWithinRate } from "../../../psychometrics/exposure";
import type { Random } from "../../../psychometrics/random";
import { selectAdaptive } from "../../../psychometrics/selection";
import type { GroupExposure } from "../../sitting/exposure/ledger";
import type { AdaptiveStanding } from "./adaptive-standing";
import type { ItemPool } from "./pool";
import { quotasOf, type DrawnSection } from "./set-under-way";

/** The highest share of a group that may be shown an item, and how often an item may be shown in any case. */
export interface ExposureLimit {
  readonly exposure: GroupExposure;
  readonly maxRate: number;
}

const atLeast = 3;

/** Beside the most that any item of the area tells about this ability: less than this is far off, or out of reach. */
const near = 0.4;
const withinReach = 0.1;

/**
 * What speaks against an item: that it was shown too often, that its model was asked before (each time), that it is out
 * of reach, was met before (each time), is far off. Two of a model are enemies: a second one weighs more than all that
 * stands below it together, so it is asked only when the area has no other model left that may still be shown.
 */
const demerits = { overexposed: 1_000_000, asked: 50_000, outOfReach: 1_000, met: 300, far: 50 } as const;

const distanceDemerit = (share: number): number => {
  if (share < withinReach) return demerits.outOfReach;
  return share < near ? demerits.far : 0;
};

/** Where in a sitting something is chosen. */
interface Moment {
  readonly section: DrawnSection;
  /** How much of the sitting is over. */
  readonly progress: number;
  readonly random: Random;
}

/**
 * Place of the next item, or of the first of the next set, below 0 where the section has none left: areas balanced;
 * shown to no more of a group than its limit allows; what else speaks least against; then by the progressive method.
 */
export function choosePlace(
  pool: ItemPool,
  { theta, isServed, areaCounts, asked, met }: AdaptiveStanding,
  limits: readonly ExposureLimit[],
  { section, progress, random }: Moment,
): number {
  const { bank, model, sets } = pool;
  const { areas, areaTargets } = section.source;
  const within = limits.map(({ exposure, maxRate }) =>
    isWithinRate(exposure.served, exposure.sittings, maxRate, atLeast),
  );
  const demeritOf = (place: number, share: number): number => {
    let demerit = distanceDemerit(share) + demerits.asked * (asked[model[place] ?? -1] ?? 0);
    if (met !== null) demerit += demerits.met * (met[place] ?? 0);
    for (const isWithin of within) if (!isWithin(place)) demerit += demerits.overexposed;
    return demerit;
  };
  const isAvailable = (place: number): boolean => isServed[place] === 0;
  const choice = { bank, theta, areas, areaTargets, areaCounts, isAvailable, progress, random, demeritOf };
  return selectAdaptive(sets.size === 0 ? choice : { ...choice, sets, areaQuotas: quotasOf(pool, section) }).index;
}
