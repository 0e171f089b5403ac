import { eq, inArray } from "drizzle-orm";
import type { Attempt } from "../../contract/attempt/attempt";
import type { ItemKey } from "../../contract/item/item";
import { guessedFrom } from "../../items/scoring/score";
import { probability, type ItemParameters } from "../../psychometrics/model";
import { normalFrom, type Random } from "../../psychometrics/random";
import { hurrying } from "../../psychometrics/simulees";
import { inAttemptIds } from "../attempts/attempt-ids";
import type { TestItem } from "../attempts/catalogue";
import { attempts, items } from "../db/schema";
import { isItemAdaptive } from "../families/is-item-adaptive";
import type { Caller } from "../use-cases/caller";
import type { Dependencies } from "../use-cases/dependencies";
import { examItemDetail } from "../use-cases/exam-item-detail";
import { advanceInTransaction } from "../use-cases/sitting/advance-in-transaction";
import { answerInTransaction } from "../use-cases/sitting/answer-in-transaction";
import { checkInTransaction } from "../use-cases/sitting/check-in-transaction";
import { publishedTest } from "../use-cases/sitting/published";
import { graceMs } from "../use-cases/sitting/settle";
import { startExam } from "../use-cases/start-exam";
import { fittingRightAnswer, wrongAnswer } from "./answers";
import type { PlannedSitting } from "./plan";

/** An attempt that is being simulated; the simulation moves its clock. */
export interface Life {
  readonly deps: Dependencies;
  readonly caller: Caller;
  readonly plan: PlannedSitting;
  /** The key of the start, which distinguishes this attempt from those that the student began. */
  readonly startKey: string;
  readonly random: Random;
  /** The time returned by `deps.clock`. */
  readonly time: { now: number };
}

const readingMs = 4_000;
const answeredWhenLeft = 9;
/** A student who runs out of time spends this multiple of the available time on each item. */
const tooSlow = 1.35;

/** An item without parameters counts as one of middle difficulty. */
const parametersOf = ({ irt }: TestItem): ItemParameters => irt ?? { a: 1, b: 0, c: 0, d: 1 };

const shareOf = (random: Random, share: number): boolean => random() < share;

async function keysOf({ deps }: Life, ids: readonly string[]): Promise<ReadonlyMap<string, ItemKey>> {
  const rows = await deps.db
    .select({ itemId: items.itemId, key: items.key })
    .from(items)
    .where(inArray(items.itemId, [...ids]));
  return new Map(rows.map(({ itemId, key }) => [itemId, key]));
}

interface Given {
  readonly isRight: boolean;
  readonly elapsedMs: number;
}

/**
 * Whether this student answers an item right, and the time it takes; `roomMs`: the section's time per item, null: no
 * limit.
 */
function meet({ plan, random }: Life, item: TestItem, roomMs: number | null): Given {
  const options = guessedFrom(item.body.interaction);
  const hurried = plan.hurries
    ? hurrying({ index: 0, item: parametersOf(item), options, progress: 0 }, plan.theta, random)
    : null;
  if (hurried?.rapid === true)
    return { isRight: hurried.right, elapsedMs: Math.round(item.expectedMs * (0.02 + 0.05 * random())) };
  const usual = roomMs === null ? item.expectedMs : Math.min(item.expectedMs, roomMs);
  const pace = plan.end === "clock" && roomMs !== null ? (tooSlow * roomMs) / usual : plan.pace;
  const elapsedMs = Math.round(usual * pace * Math.exp(0.25 * normalFrom(random)));
  return { isRight: hurried?.right ?? shareOf(random, probability(parametersOf(item), plan.theta)), elapsedMs };
}

interface Question {
  readonly attempt: Attempt;
  readonly seed: string;
  readonly item: TestItem;
  /** Index in its section, from 0. */
  readonly place: number;
  readonly key: ItemKey;
  readonly given: Given;
  /** The answer may be changed later. */
  readonly isOpen: boolean;
}

/** Answers one item, sometimes a second time; returns the item that an adaptive attempt presents next. */
async function answer(
  life: Life,
  { attempt, seed, item, place, key, given, isOpen }: Question,
): Promise<string | null> {
  const { deps, caller, random, time } = life;
  const { attempt_id, lease } = attempt;
  const right = inAttemptIds({ seed }, item, fittingRightAnswer(key, item.body.interaction));
  const wrong = inAttemptIds({ seed }, item, wrongAnswer(key, item.body.interaction, random));
  const operation = (revision: number, what: string) => ({
    attempt_id,
    exercise_id: item.itemId,
    lease: lease ?? "",
    revision,
    idempotency_key: `${what}-${item.stage}-${place}`,
  });
  const isChanged = isOpen && shareOf(random, 0.1);
  if (isChanged) {
    time.now += Math.round(given.elapsedMs / 2);
    const first = { answer: given.isRight ? wrong : right, elapsed_ms: Math.round(given.elapsedMs / 2) };
    await answerInTransaction(deps, caller, { ...operation(1, "first"), ...first });
  }
  time.now += isChanged ? given.elapsedMs - Math.round(given.elapsedMs / 2) : given.elapsedMs;
  const output = await answerInTransaction(deps, caller, {
    ...operation(2, "answer"),
    answer: given.isRight ? right : wrong,
    elapsed_ms: given.elapsedMs,
  });
  if (isOpen && shareOf(random, given.isRight ? 0.04 : 0.15))
    await checkInTransaction(deps, caller, { ...operation(3, "mark"), check_status: 1 });
  return output.next?.presented ?? null;
}

async function seedOf({ deps }: Life, { attempt_id }: Attempt): Promise<string> {
  const [row] = await deps.db.select({ seed: attempts.seed }).from(attempts).where(eq(attempts.attemptId, attempt_id));
  if (row === undefined) throw new Error(`sitting ${attempt_id} has gone`);
  return row.seed;
}

/** Answers the items of the section under way, as far as its time and the plan allow. */
async function answerSection(life: Life, attempt: Attempt): Promise<void> {
  const { deps, plan, random, time } = life;
  const test = await publishedTest(deps.db, deps, attempt.menu_id);
  const end = Math.min(attempt.stage_deadline ?? Infinity, attempt.deadline ?? Infinity);
  const own = attempt.exercise_list.find(({ stage }) => stage === attempt.stage)?.exercise_item ?? [];
  const isAdaptive = isItemAdaptive(test);
  const count = isAdaptive ? attempt.total : own.length;
  const roomMs = end === Infinity || count === 0 ? null : (0.9 * (end - time.now)) / count;
  const keys = isAdaptive
    ? null
    : await keysOf(
        life,
        own.map(({ exercise_id }) => exercise_id),
      );
  const seed = await seedOf(life, attempt);
  const most = plan.end === "open" ? answeredWhenLeft : Infinity;
  let next: string | null = isAdaptive ? attempt.presented : (own[0]?.exercise_id ?? null);
  for (let place = 0; next !== null && place < most; place += 1) {
    const item = test.items.get(next);
    const key = (keys ?? (await keysOf(life, [next]))).get(next);
    if (item === undefined || key === undefined) throw new Error(`item ${next} is not in test ${attempt.menu_id}`);
    const given = meet(life, item, roomMs);
    if (time.now + given.elapsedMs >= end) return;
    const leavesBlank = !isAdaptive && shareOf(random, 0.02);
    const following = leavesBlank
      ? null
      : await answer(life, { attempt, seed, item, place, key, given, isOpen: !isAdaptive });
    next = isAdaptive ? following : (own[place + 1]?.exercise_id ?? null);
  }
}

/** Leaves the section under way, or waits until its time is over. */
async function leaveSection({ deps, caller, plan, time }: Life, attempt: Attempt): Promise<Attempt> {
  const { attempt_id, stage, lease } = attempt;
  const held = attempt.sections.find((section) => section.stage === stage)?.held === true;
  const end = attempt.stage_deadline ?? attempt.deadline;
  if (end !== null && (held || plan.end === "clock")) {
    time.now = Math.max(time.now, end + graceMs + 1);
    return { ...(await examItemDetail(deps, caller, { attempt_id, lease: lease ?? "" })), lease };
  }
  time.now += readingMs;
  return { ...(await advanceInTransaction(deps, caller, { attempt_id, stage, lease: lease ?? "" })), lease };
}

/** Simulates one attempt through the use cases of a real one. */
export async function sit(life: Life): Promise<void> {
  const { deps, caller, plan, startKey, time } = life;
  const { menuId, mode } = plan;
  const more = mode === undefined ? {} : { mode };
  let attempt = await startExam(deps, caller, { menu_id: menuId, idempotency_key: startKey, ...more });
  while (attempt.status === "sitting") {
    time.now += readingMs;
    const kind = attempt.sections.find(({ stage }) => stage === attempt.stage)?.kind ?? "items";
    if (kind === "items") await answerSection(life, attempt);
    if (plan.end === "open") return;
    attempt = await leaveSection(life, attempt);
  }
}
