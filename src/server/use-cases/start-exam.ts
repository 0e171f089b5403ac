import { and, eq } from "drizzle-orm";
import type { Attempt } from "../../contract/exam";
import type { Queries } from "../db/open";
import { attempts, users } from "../db/schema";
import { CallRefusal } from "../refusal";
import type { AttemptRow } from "../sitting/attempt";
import { isLeaseAlive, leaseStandingOf } from "../sitting/lease";
import type { Caller } from "./caller";
import type { Dependencies } from "./dependencies";
import { inPersonsTurn } from "./in-persons-turn";
import { begin, type StartInput } from "./sitting/begin";
import { finishIfDue } from "./sitting/finish";
import { giveLease, leaseOfRepeatedStart } from "./sitting/give-lease";
import { publishedTest } from "./sitting/published";
import { attemptView } from "./sitting/view";

/**
 * Begins a sitting or resumes the open one, and gives this window the lease. One sitting of a test is open at a time.
 */
export const startExam = (deps: Dependencies, caller: Caller, input: StartInput): Promise<Attempt> =>
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
  { idempotency_key: key, menu_id: menuId }: StartInput,
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
  input: StartInput,
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
