import { and, desc, eq, exists, or, sql } from "drizzle-orm";
import type { Attempt } from "../../contract/attempt/attempt";
import { isOfPreview } from "../../contract/studio/preview-menus";
import { myTerms } from "../attempts/accommodations";
import { lockAttempt, type AttemptRow } from "../attempts/attempt";
import type { TestOutline } from "../attempts/catalogue";
import { isOfGuest, ownedBy, type Owner } from "../attempts/owner";
import { users } from "../db/accounts-schema";
import type { Queries } from "../db/open";
import { attemptLeases, attempts } from "../db/schema";
import { placeholder, statement } from "../db/statement";
import { CallRefusal } from "../support/refusal";
import { withSectionKey } from "./ahead/section-ahead";
import { givenAhead } from "./assignments/given-ahead";
import { callerHasPermission, isGuest, type Principal } from "./caller";
import type { Dependencies } from "./dependencies";
import { lockGuest, noteGuestSitting, refuseOtherTests } from "./guests/guest-rights";
import type { RequestProof } from "./lockdown/check-seb";
import { resumeInBrowser, startInBrowser } from "./lockdown/start-in-browser";
import { perUserTransaction } from "./per-user-transaction";
import { noteSeatSitting, refuseAfterRoom, refuseOtherDevice } from "./rooms/seated-start";
import { assignedStart } from "./sitting/assigned-start";
import { refusalBeyondLimit } from "./sitting/attempt-limit";
import { beginSitting, type StartInput } from "./sitting/begin";
import { giveLease, unknownDevice, type Device } from "./sitting/give-lease";
import { isOpenTo, openTest } from "./sitting/published";
import { resume } from "./sitting/resume";
import { settleSitting } from "./sitting/settle";

/**
 * Begins a sitting or resumes one, and gives its lease to this window. With an attempt id, only that attempt is
 * resumed; at most one attempt at a test is under way at a time.
 */
export const startExam = async (
  deps: Dependencies,
  caller: Principal,
  input: StartInput,
  device: Device = unknownDevice,
  header: RequestProof | null = null,
): Promise<Attempt> => withSectionKey(deps, await start(deps, caller, input, { device, header }), input.ahead);

interface Asking {
  readonly device: Device;
  /** What the browser shows in the headers of the request. */
  readonly header: RequestProof | null;
}

const start = (
  deps: Dependencies,
  caller: Principal,
  input: StartInput,
  { device, header }: Asking,
): Promise<Attempt> =>
  perUserTransaction(deps, caller, async (tx) => {
    const now = deps.clock();
    if (isGuest(caller)) {
      refuseOtherTests(caller, input.menu_id);
      await refuseAfterRoom(tx, caller);
    }
    refuseUntaken(caller, input.menu_id);
    await lockOwner(tx, caller);
    const named =
      input.attempt_id === undefined
        ? await startedBefore(tx, caller, input)
        : await lockAttempt(tx, caller, input.attempt_id);
    if (named !== null) refuseUntaken(caller, named.menuId);
    const found = named ?? (await openAttempt(tx, caller, input.menu_id));
    const attempt = found === null ? null : await settleSitting(tx, deps, found, now);
    if (attempt?.status === "sitting") {
      await refuseOtherDevice(tx, caller, attempt);
      await resumeInBrowser(tx, deps, caller, attempt, header);
    }
    if (named === null && attempt?.status === "sitting") refuseSittingElsewhere(attempt, input);
    if (attempt !== null && (attempt.status === "sitting" || named !== null))
      return resume(tx, deps, attempt, { input, device }, now);

    const assigned = await assignedStart(tx, deps, caller, input, now);
    const { test, isPreview } =
      assigned === null ? await openTest(tx, deps, caller, input.menu_id) : { ...assigned, isPreview: false };
    if (assigned === null) await refuseWithoutAssignment(tx, deps, caller, test, now);
    const refusal = assigned === null ? await refusalBeyondLimit(tx, caller, test) : null;
    if (refusal !== null) return refusal;
    const accommodation = assigned?.seated?.terms ?? (await myTerms(tx, caller, now));
    if (isGuest(caller) && caller.isOver) throw new CallRefusal("visitorUnknown");
    const browser = assigned === null ? null : await startInBrowser(tx, deps, caller, assigned.assignmentId, header);
    const fresh = await beginSitting(tx, deps, { caller, accommodation, test, isPreview, assigned, input }, now);
    if (isGuest(caller)) await noteGuestSitting(tx, caller, fresh.attemptId);
    const seat = assigned?.seated?.seat ?? null;
    if (seat !== null) await noteSeatSitting(tx, seat.seatId, fresh.attemptId);
    await browser?.noted(fresh.attemptId);
    return giveLease(tx, deps, fresh, { epoch: 1, turn: 0 }, { input, device }, now);
  });

/** Refuses a person who may not take tests; authors may sit the previews of their own, which only they can open. */
function refuseUntaken(caller: Principal, menuId: string): void {
  if (!isGuest(caller) && !isOfPreview(menuId) && !callerHasPermission(caller, "exam.take"))
    throw new CallRefusal("forbidden");
}

/** Refuses to begin for an assignment while the same test is under way outside it, which would be resumed instead. */
function refuseSittingElsewhere({ assignmentId }: AttemptRow, { assignment_id: asked }: StartInput): void {
  if (asked !== undefined && assignmentId !== asked) throw new CallRefusal("sittingElsewhere");
}

/**
 * Refuses to begin a test outside the assignment for which the student may still begin it, or without one where it is
 * only for those to whom it is given.
 */
async function refuseWithoutAssignment(
  tx: Queries,
  deps: Dependencies,
  caller: Principal,
  test: TestOutline,
  now: number,
): Promise<void> {
  const given = await givenAhead(tx, deps, caller, test, now);
  if (given !== null) throw new CallRefusal("assignmentGiven", { assignment_id: given });
  if (!isOpenTo(caller, test)) throw new CallRefusal("testNotFound");
}

const lockStatement = statement<{ readonly deletedAt: number | null }, "userId">(
  "lock_person",
  () => sql`
  select ${users.deletedAt} as "deletedAt" from ${users} where ${users.userId} = ${placeholder("userId")} for update`,
);

/** Locks the user or guest against other starts. */
async function lockOwner(tx: Queries, owner: Owner): Promise<void> {
  if (isOfGuest(owner)) return lockGuest(tx, owner.guestId);
  const [user] = await lockStatement(tx, owner);
  if (user?.deletedAt !== null) throw new CallRefusal("tokenInvalid");
}

/** The attempt that an earlier request with the same key has begun or resumed. */
async function startedBefore(
  tx: Queries,
  owner: Owner,
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
    .where(and(ownedBy(owner), or(eq(attempts.startKey, key), exists(resumed))))
    .orderBy(desc(attempts.startedAt))
    .limit(1)
    .for("update");
  if (row !== undefined && row.menuId !== menuId) throw new CallRefusal("invalidRequest");
  return row ?? null;
}

async function openAttempt(tx: Queries, owner: Owner, menuId: string): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(attempts)
    .where(and(ownedBy(owner), eq(attempts.menuId, menuId), eq(attempts.status, "sitting")))
    .for("update");
  return row ?? null;
}
