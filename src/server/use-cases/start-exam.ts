import { and, desc, eq, exists, or, sql } from "drizzle-orm";
import type { Attempt } from "../../contract/exam";
import type { Queries } from "../db/open";
import { attemptLeases, attempts, users } from "../db/schema";
import { CallRefusal } from "../refusal";
import { termsOf } from "../sitting/accommodations";
import { lockAttempt, type AttemptRow } from "../sitting/attempt";
import type { Caller } from "./caller";
import type { Dependencies } from "./dependencies";
import { inPersonsTurn } from "./in-persons-turn";
import { refusalBeyondLimit } from "./sitting/attempt-limit";
import { begin, type StartInput } from "./sitting/begin";
import { giveLease, unknownDevice, type Device } from "./sitting/give-lease";
import { publishedTest } from "./sitting/published";
import { resume } from "./sitting/resume";
import { settle } from "./sitting/settle";

/**
 * Begins a sitting or resumes one, and gives this window the lease. A sitting that is named is never begun anew; one
 * sitting of a test is open at a time.
 */
export const startExam = (
  deps: Dependencies,
  caller: Caller,
  input: StartInput,
  device: Device = unknownDevice,
): Promise<Attempt> =>
  inPersonsTurn(deps, caller, async (tx) => {
    const now = deps.clock();
    await lockPerson(tx, caller);
    const named =
      input.attempt_id === undefined
        ? await startedBefore(tx, caller, input)
        : await lockAttempt(tx, caller.userId, input.attempt_id);
    const found = named ?? (await openAttempt(tx, caller, input.menu_id));
    const attempt = found === null ? null : await settle(tx, deps, found, now);
    if (attempt !== null && (attempt.status === "sitting" || named !== null))
      return resume(tx, deps, attempt, { input, device }, now);

    const test = await publishedTest(tx, deps, input.menu_id);
    const refusal = await refusalBeyondLimit(tx, caller, test);
    if (refusal !== null) return refusal;
    const accommodation = await termsOf(tx, caller.userId, now);
    const fresh = await begin(tx, deps, { caller, accommodation, test, input }, now);
    return giveLease(tx, deps, fresh, { epoch: 1, turn: 0 }, { input, device }, now);
  });

/** Holds the person's other starts back. */
async function lockPerson(tx: Queries, { userId }: Caller): Promise<void> {
  await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for("update");
}

/** The sitting that a start with this key has begun or gone on with. */
async function startedBefore(
  tx: Queries,
  { userId }: Caller,
  { idempotency_key: key, menu_id: menuId }: StartInput,
): Promise<AttemptRow | null> {
  if (key === undefined) return null;
  const resumed = tx
    .select({ one: sql`1` })
    .from(attemptLeases)
    .where(and(eq(attemptLeases.attemptId, attempts.attemptId), eq(attemptLeases.startKey, key)));
  const [row] = await tx
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, userId), or(eq(attempts.startKey, key), exists(resumed))))
    .orderBy(desc(attempts.startedAt))
    .limit(1)
    .for("update");
  if (row !== undefined && row.menuId !== menuId) throw new CallRefusal("invalidRequest");
  return row ?? null;
}

async function openAttempt(tx: Queries, { userId }: Caller, menuId: string): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.menuId, menuId), eq(attempts.status, "sitting")))
    .for("update");
  return row ?? null;
}
