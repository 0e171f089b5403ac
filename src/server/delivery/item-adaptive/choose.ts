import { mostServings } from "../../../psychometrics/exposure";
import type { Random } from "../../../psychometrics/random";
import { selectAdaptive } from "../../../psychometrics/selection";
import type { GroupExposure } from "../../attempts/exposure/ledger";
import type { AdaptiveStanding } from "./adaptive-standing";
import type { ItemPool } from "./pool";
import { quotasOf, type DrawnSection } from "./set-under-way";

/** The highest share of a group to which an item may be shown, with how often the items were shown to the group. */
export interface ExposureLimit {
  readonly exposure: GroupExposure;
  readonly maxRate: number;
}

/** The limits for the student's grade and for the present estimate of ability. */
export type ExposureLimits = readonly [grade: ExposureLimit, ability: ExposureLimit];

const atLeast = 3;

/**
 * Relative to the highest information of any item of the area at this ability: below `near` an item is far off, below
 * `withinReach` out of reach.
 */
const near = 0.4;
const withinReach = 0.1;

/**
 * Demerits of an item: shown too often, model used before (each time), out of reach, met before (each time), far off.
 * Two items of one model are enemies: the demerit for a used model outweighs all smaller demerits together, so a second
 * item is chosen only if the area has no other model left that may still be shown.
 */
const demerits = { overexposed: 1_000_000, asked: 50_000, outOfReach: 1_000, met: 300, far: 50 } as const;

/** The position in a sitting at which an item is chosen. */
interface Moment {
  readonly section: DrawnSection;
  /** Share of the sitting that is over, 0–1. */
  readonly progress: number;
  readonly random: Random;
}

const mostOf = ({ exposure: { sittings }, maxRate }: ExposureLimit): number => mostServings(sittings, maxRate, atLeast);

/** Returns the demerit function for this student. It is called for every item of an area, so it calls nothing. */
const demeritsFor = (
  { model }: ItemPool,
  { asked, met }: AdaptiveStanding,
  [grade, ability]: ExposureLimits,
): ((place: number, share: number) => number) => {
  const [servedToGrade, servedToAbility] = [grade.exposure.served, ability.exposure.served];
  const [mostOfGrade, mostOfAbility] = [mostOf(grade), mostOf(ability)];
  return (place, share) => {
    let demerit = share < withinReach ? demerits.outOfReach : share < near ? demerits.far : 0;
    const used = model[place] ?? -1;
    if (used >= 0) demerit += demerits.asked * (asked[used] ?? 0);
    if (met !== null) demerit += demerits.met * (met[place] ?? 0);
    if ((servedToGrade[place] ?? 0) >= mostOfGrade) demerit += demerits.overexposed;
    if ((servedToAbility[place] ?? 0) >= mostOfAbility) demerit += demerits.overexposed;
    return demerit;
  };
};

/**
 * The pool index of the next item, or of the first item of the next set; negative if the section has none left.
 * Balances areas, respects the exposure limits, prefers the fewest demerits, then chooses by the progressive method.
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
