import { createRandom } from "../../../psychometrics/random";
import type { ExposureLedger } from "../../attempts/exposure/ledger";
import type { AdaptiveStanding } from "./adaptive-standing";
import { choosePlace, type ExposureLimits } from "./choose";
import type { ItemPool } from "./pool";
import type { ScheduledSection } from "./schedule";
import { nextOfSet } from "./set-under-way";

/** At most a quarter of the students of one grade see an item. */
const maxRateOfGrade = 0.25;
/** Lower for one ability band: a student near its edge meets the items of both bands. */
const maxRateOfAbility = 0.15;

/**
 * A small bank cannot keep these rates without serving uninformative items. There an item may be seen by this many
 * times the share of students who would see it if all items were used equally.
 */
const usualTimesEvenUse = 2.5;

const gradeGroup = (grade: number | null): string => (grade === null ? "no grade" : `grade ${grade}`);
/** Bands of one logit, i.e. ten RIT. */
const abilityGroup = (theta: number): string => `ability ${Math.floor(theta)}`;

/** The facts about a sitting that serving needs: its student's grade, and its length. */
export interface ServedSitting {
  /** null: the grade is not known. */
  readonly grade: number | null;
  readonly total: number;
  readonly seed: string;
  /** The section under way; left out: the test has only one. */
  readonly section?: ScheduledSection;
  /** The number of items at the start that are chosen easier than usual. */
  readonly easyFirst?: number;
  /** Overrides `usualTimesEvenUse`. */
  readonly timesEvenUse?: number | undefined;
  /** The share of the sitting after which items are chosen without randomness; left out: the whole sitting. */
  readonly chanceUntil?: number;
  /** The largest share of students who may see an item; left out: the usual limits. */
  readonly mostExposure?: number | undefined;
}

/**
 * How much easier an easy item at the start is chosen, in logits. Since the start lies below the expected ability as
 * well, three of four such items are answered right; easier ones would measure little.
 */
const easierBy = 0.4;

/** Moves a sitting, with all items it was served, to the exposure group of its present ability estimate. */
function follow(ledger: ExposureLedger, { theta, thetaBefore, served }: AdaptiveStanding, grade: number | null): void {
  const group = abilityGroup(theta);
  if (thetaBefore === null) {
    ledger.count({ group: gradeGroup(grade), place: null, by: 1 });
    ledger.count({ group, place: null, by: 1 });
    return;
  }
  const before = abilityGroup(thetaBefore);
  if (before === group) return;
  for (const place of [null, ...served]) {
    ledger.count({ group: before, place, by: -1 });
    ledger.count({ group, place, by: 1 });
  }
}

/**
 * The pool index of the next item, from the set under way or newly chosen, negative if none is left. Counts it as
 * served to the student's groups.
 */
export function serveNext(
  pool: ItemPool,
  standing: AdaptiveStanding,
  ledger: ExposureLedger,
  { grade, total, seed, section: scheduled, easyFirst = 0, timesEvenUse, chanceUntil = 1, mostExposure }: ServedSitting,
): number {
  follow(ledger, standing, grade);
  const groups = [gradeGroup(grade), abilityGroup(standing.theta)] as const;
  const source = pool.sections.get(scheduled?.stage ?? "") ?? pool;
  const section = { source, items: scheduled?.items ?? total };
  const mostUse = ((timesEvenUse ?? usualTimesEvenUse) * section.items) / source.size;
  const limits: ExposureLimits = [
    { exposure: ledger.of(groups[0]), maxRate: mostExposure ?? Math.max(maxRateOfGrade, mostUse) },
    { exposure: ledger.of(groups[1]), maxRate: mostExposure ?? Math.max(maxRateOfAbility, mostUse) },
  ];
  const { length } = standing.served;
  const random = createRandom(`${seed}:${length}`);
  const within = nextOfSet(pool, standing, section);
  // no randomness in the easy start: it would draw hard items as well
  const isEasy = length < easyFirst;
  const aim = isEasy ? { ...standing, theta: standing.theta - easierBy } : standing;
  const progress = isEasy ? 1 : Math.min(1, length / Math.max(1, chanceUntil * (total - 1)));
  const place = within >= 0 ? within : choosePlace(pool, aim, limits, { section, progress, random });
  if (place >= 0) for (const group of groups) ledger.count({ group, place, by: 1 });
  return place;
}
