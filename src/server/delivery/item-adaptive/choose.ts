import { isWithinRate } from "../../../psychometrics/exposure";
import type { Random } from "../../../psychometrics/random";
import { selectAdaptive } from "../../../psychometrics/selection";
import type { GroupExposure } from "../../attempts/exposure/ledger";
import type { AdaptiveStanding } from "./adaptive-standing";
import type { ItemPool } from "./pool";
import { quotasOf, type DrawnSection } from "./set-under-way";

/** The highest share of a group that may be shown an item, and how often an item may be shown in any case. */
export interface ExposureLimit {
  readonly exposure: GroupExposure;
  readonly maxRate: number;
}

/** Of the student's grade and of the ability that is assumed now. */
export type ExposureLimits = readonly [grade: ExposureLimit, ability: ExposureLimit];

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

const isWithin = ({ exposure, maxRate }: ExposureLimit): ((place: number) => boolean) =>
  isWithinRate(exposure.served, exposure.sittings, maxRate, atLeast);

/** What speaks against each item for this student. Asked for each item of an area: nothing in it is made anew. */
const demeritsFor = (
  { model }: ItemPool,
  { asked, met }: AdaptiveStanding,
  [grade, ability]: ExposureLimits,
): ((place: number, share: number) => number) => {
  const isWithinGrade = isWithin(grade);
  const isWithinAbility = isWithin(ability);
  return (place, share) => {
    let demerit = distanceDemerit(share) + demerits.asked * (asked[model[place] ?? -1] ?? 0);
    if (met !== null) demerit += demerits.met * (met[place] ?? 0);
    if (!isWithinGrade(place)) demerit += demerits.overexposed;
    if (!isWithinAbility(place)) demerit += demerits.overexposed;
    return demerit;
  };
};

/**
 * Place of the next item, or of the first of the next set, below 0 where the section has none left: areas balanced;
 * shown to no more of a group than its limit allows; what else speaks least against; then by the progressive method.
 */
export function choosePlace(
  pool: ItemPool,
  standing: AdaptiveStanding,
  limits: ExposureLimits,
  { section, progress, random }: Moment,
): number {
  const { bank, sets } = pool;
  const { theta, isServed, areaCounts } = standing;
  const { areas, areaTargets } = section.source;
  return selectAdaptive({
    bank,
    theta,
    areas,
    areaTargets,
    areaCounts,
    isAvailable: (place) => isServed[place] === 0,
    progress,
    random,
    demeritOf: demeritsFor(pool, standing, limits),
    ...(sets.size === 0 ? {} : { sets, areaQuotas: quotasOf(pool, section) }),
  }).index;
}
