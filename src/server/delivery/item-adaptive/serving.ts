import { createRandom } from "../../../psychometrics/random";
import type { ExposureLedger } from "../../attempts/exposure/ledger";
import type { AdaptiveStanding } from "./adaptive-standing";
import { choosePlace, type ExposureLimits } from "./choose";
import type { ItemPool } from "./pool";
import type { ScheduledSection } from "./schedule";
import { nextOfSet } from "./set-under-way";

/** No more than a quarter of those of one grade see an item. */
const maxRateOfGrade = 0.25;
/** Less for those of one ability: who is near its edge takes what was seen from one band into the next. */
const maxRateOfAbility = 0.15;

/**
 * A small bank cannot hold these rates without asking what says nothing of the student: in it an item may be seen by so
 * many times those who would see it if all items were used alike.
 */
const usualTimesEvenUse = 2.5;

const gradeGroup = (grade: number | null): string => (grade === null ? "no grade" : `grade ${grade}`);
/** Bands of one logit, ten RIT. */
const abilityGroup = (theta: number): string => `ability ${Math.floor(theta)}`;

/** Whose sitting it is and how long it is. */
export interface ServedSitting {
  /** null: nobody has told it. */
  readonly grade: number | null;
  readonly total: number;
  readonly seed: string;
  /** The one under way; left out: the test has one alone. */
  readonly section?: ScheduledSection;
  /** How many of its first items are easier than the rule would have them. */
  readonly easyFirst?: number;
  /** Instead of what is usual for a small bank. */
  readonly timesEvenUse?: number | undefined;
  /** The share of the sitting after which chance has no part in what is chosen; left out: all of it. */
  readonly chanceUntil?: number;
}

/**
 * In logits: so much below what it is chosen for otherwise an easy item lies. A sitting starts below what is expected
 * as well, so that three of four such items are right; easier ones would tell little.
 */
const easierBy = 0.4;

/** Moves a sitting, with all it was served, to the group of the ability that it is now thought to have. */
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
 * Place of the next item of a sitting, of the set under way or chosen, below 0 where none is left, counted as served to
 * the student's groups.
 */
export function serveNext(
  pool: ItemPool,
  standing: AdaptiveStanding,
  ledger: ExposureLedger,
  { grade, total, seed, section: scheduled, easyFirst = 0, timesEvenUse, chanceUntil = 1 }: ServedSitting,
): number {
  follow(ledger, standing, grade);
  const groups = [gradeGroup(grade), abilityGroup(standing.theta)] as const;
  const source = pool.sections.get(scheduled?.stage ?? "") ?? pool;
  const section = { source, items: scheduled?.items ?? total };
  const mostUse = ((timesEvenUse ?? usualTimesEvenUse) * section.items) / source.size;
  const limits: ExposureLimits = [
    { exposure: ledger.of(groups[0]), maxRate: Math.max(maxRateOfGrade, mostUse) },
    { exposure: ledger.of(groups[1]), maxRate: Math.max(maxRateOfAbility, mostUse) },
  ];
  const { length } = standing.served;
  const random = createRandom(`${seed}:${length}`);
  const within = nextOfSet(pool, standing, section);
  // chance has no part in an easy beginning: it would draw hard items as well
  const isEasy = length < easyFirst;
  const aim = isEasy ? { ...standing, theta: standing.theta - easierBy } : standing;
  const progress = isEasy ? 1 : Math.min(1, length / Math.max(1, chanceUntil * (total - 1)));
  const place = within >= 0 ? within : choosePlace(pool, aim, limits, { section, progress, random });
  if (place >= 0) for (const group of groups) ledger.count({ group, place, by: 1 });
  return place;
}
