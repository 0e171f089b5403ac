import { and, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Attempt, startInput } from "../../contract/exam";
import { normOf, seasonOf } from "../../psychometrics/scales/rit";
import type { Queries } from "../db/open";
import { attemptItems, attemptLeases, attempts, users } from "../db/schema";
import type { NormPrior } from "../db/shapes";
import { CallRefusal } from "../refusal";
import { gradeOf, type Caller } from "./caller";
import type { Dependencies } from "./dependencies";
import { inPersonsTurn } from "./in-persons-turn";
import { chooseItem } from "./sitting/adaptive";
import { append, servedItems, type AttemptRow } from "./sitting/attempt";
import type { TestVersion } from "./sitting/catalogue";
import { leaseHashOf, isLeaseAlive, leaseOf, leaseStandingOf } from "./sitting/lease";
import { publishedTest } from "./sitting/published";
import { finishIfDue, isAdaptiveTest } from "./sitting/time";
import { attemptView } from "./sitting/view";

type Input = z.output<typeof startInput>;

/**
 * Begins a sitting or resumes the open one, and gives this window the lease. One sitting of a test is open at a time.
 */
export const startExam = (deps: Dependencies, caller: Caller, input: Input): Promise<Attempt> =>
  inPersonsTurn(deps, caller, async (tx) => {
    const now = deps.clock();
    await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, caller.userId)).for("update");
    const repeated = await startedBefore(tx, caller, input);
    const open = repeated ?? (await openAttempt(tx, caller, input.menu_id));
    const attempt = open === null ? null : await finishIfDue(tx, deps, open, now);
    if (attempt !== null && (attempt.status === "sitting" || repeated !== null))
      return resume(tx, deps, attempt, input, now);

    const test = await publishedTest(tx, deps, input.menu_id);
    const fresh = await begin(tx, deps, caller, test, input, now);
    return giveLease(tx, deps, fresh, input, now);
  });

async function startedBefore(
  tx: Queries,
  caller: Caller,
  { idempotency_key: key, menu_id: menuId }: Input,
): Promise<AttemptRow | null> {
  if (key === undefined) return null;
  const [row] = await tx
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, caller.userId), eq(attempts.startKey, key)))
    .for("update");
  if (row !== undefined && row.menuId !== menuId) throw new CallRefusal("invalidRequest");
  return row ?? null;
}

async function openAttempt(tx: Queries, caller: Caller, menuId: string): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, caller.userId), eq(attempts.menuId, menuId), eq(attempts.status, "sitting")))
    .for("update");
  return row ?? null;
}

async function resume(
  tx: Queries,
  deps: Dependencies,
  attempt: AttemptRow,
  input: Input,
  now: number,
): Promise<Attempt> {
  const test = await deps.catalogue.test(tx, attempt.menuId, attempt.version);
  if (attempt.status === "finished") return attemptView(tx, test, attempt, now, null);
  const standing = input.lease === undefined ? null : await leaseStandingOf(tx, attempt, input.lease);
  const known = standing?.kind === "current" ? (input.lease ?? null) : await leaseOfRepeatedStart(tx, attempt, input);
  if (known !== null) {
    await tx.update(attempts).set({ leaseSeenAt: now }).where(eq(attempts.attemptId, attempt.attemptId));
    return attemptView(tx, test, attempt, now, known);
  }
  if (isLeaseAlive(attempt, now) && input.take_over !== true)
    throw new CallRefusal("heldElsewhere", { attempt_id: attempt.attemptId });
  return giveLease(tx, deps, attempt, input, now);
}

/** The lease that this very start was given when its answer was lost on the way. */
async function leaseOfRepeatedStart(
  tx: Queries,
  attempt: AttemptRow,
  { idempotency_key: key }: Input,
): Promise<string | null> {
  if (key === undefined) return null;
  const [row] = await tx
    .select({ startKey: attemptLeases.startKey })
    .from(attemptLeases)
    .where(and(eq(attemptLeases.attemptId, attempt.attemptId), eq(attemptLeases.epoch, attempt.leaseEpoch)));
  return row?.startKey === key ? leaseOf(attempt, attempt.leaseEpoch, key) : null;
}

async function giveLease(
  tx: Queries,
  deps: Dependencies,
  attempt: AttemptRow,
  input: Input,
  now: number,
): Promise<Attempt> {
  const epoch = attempt.leaseEpoch + 1;
  const lease = leaseOf(attempt, epoch, input.idempotency_key ?? deps.secret());
  await tx
    .insert(attemptLeases)
    .values({
      attemptId: attempt.attemptId,
      epoch,
      leaseHash: leaseHashOf(lease),
      startKey: input.idempotency_key ?? null,
    });
  const held = await append(
    tx,
    attempt,
    now,
    { kind: "lease", payload: { epoch, take_over: input.take_over === true }, leaseEpoch: epoch },
    { leaseEpoch: epoch, leaseSeenAt: now },
  );
  const test = await deps.catalogue.test(tx, attempt.menuId, attempt.version);
  return attemptView(tx, test, held, now, lease);
}

async function begin(
  tx: Queries,
  deps: Dependencies,
  caller: Caller,
  test: TestVersion,
  input: Input,
  now: number,
): Promise<AttemptRow> {
  const { definition } = test;
  const adaptive = isAdaptiveTest(test);
  const mode = input.mode === undefined ? definition.modes[0] : definition.modes.find((one) => one.mode === input.mode);
  if (input.mode !== undefined && mode === undefined) throw new CallRefusal("invalidRequest");
  if (input.start_level !== undefined && !definition.start_levels.includes(input.start_level))
    throw new CallRefusal("invalidRequest");
  const [first] = definition.sections;
  if (first === undefined) throw new Error(`test ${test.menuId} has no section`);
  const row: AttemptRow = {
    attemptId: deps.ids(),
    userId: caller.userId,
    menuId: test.menuId,
    version: test.version,
    mode: mode?.mode ?? "full",
    status: "sitting",
    stage: first.stage,
    finishReason: null,
    startedAt: now,
    finishedAt: null,
    deadline: definition.time_limit_ms === null ? null : now + definition.time_limit_ms,
    completedAt: null,
    leaseEpoch: 0,
    leaseSeenAt: now,
    lastSeq: 0,
    answered: 0,
    total: adaptive
      ? Math.min(mode?.items ?? definition.exam_info.extract_question_number, test.items.size)
      : test.items.size,
    seed: deps.secret(),
    prior: adaptive ? await priorOf(tx, caller, test, input.start_level ?? gradeOf(caller), now) : null,
    startKey: input.idempotency_key ?? null,
    score: null,
  };
  await tx.insert(attempts).values(row);
  const served =
    row.prior === null
      ? [...test.items.values()].map(({ itemId, stage }) => ({ itemId, stage }))
      : firstItem(test, row, row.prior);
  await tx
    .insert(attemptItems)
    .values(served.map((item, position) => ({ ...item, attemptId: row.attemptId, position, servedAt: now })));
  return append(tx, row, now, { kind: "start", payload: { mode: row.mode, prior: row.prior }, leaseEpoch: 0 });
}

const firstItem = (
  test: TestVersion,
  { seed, stage }: AttemptRow,
  prior: NormPrior,
): { itemId: string; stage: string }[] => {
  const itemId = chooseItem(test, prior, seed, []);
  return itemId === null ? [] : [{ itemId, stage }];
};

async function priorOf(tx: Queries, caller: Caller, test: TestVersion, grade: number, now: number): Promise<NormPrior> {
  const season = seasonOf(new Date(now).getUTCMonth());
  const { mean, sd } = normOf("math", grade, season);
  const [last] = await tx
    .select({ attemptId: attempts.attemptId })
    .from(attempts)
    .where(and(eq(attempts.userId, caller.userId), eq(attempts.menuId, test.menuId), eq(attempts.status, "finished")))
    .orderBy(desc(attempts.startedAt))
    .limit(1);
  const avoid = last === undefined ? [] : (await servedItems(tx, last.attemptId)).map(({ itemId }) => itemId);
  return { grade, season, mean, sd, avoid };
}
