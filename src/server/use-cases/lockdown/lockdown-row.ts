import { and, eq, sql } from "drizzle-orm";
import { lockdownMachine, type LockdownEvent } from "../../../../machines/integrations/lockdown.machine";
import { phaseAfter } from "../../../../machines/studio/phase-after";
import { lockdownPhaseSchema, type LockdownState } from "../../../contract/integrations/lockdown";
import type { AttemptRow } from "../../attempts/attempt";
import { lockdowns } from "../../db/lockdown-schema";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import { isGuest, type Principal } from "../caller";

export type LockdownRow = typeof lockdowns.$inferSelect;
type Phased = Pick<LockdownRow, "phase" | "attemptId">;

/** The phase after an event, as the chart `lockdown` says; null: it is not taken. */
export function lockdownAfter({ phase, attemptId }: Phased, event: LockdownEvent): LockdownRow["phase"] | null {
  const after = phaseAfter(lockdownMachine, { value: phase, context: { hasBegun: attemptId !== null } }, [event]);
  return after === null ? null : lockdownPhaseSchema.parse(after.value);
}

/** By which the browser of a person is found: the account, or the guest of a room. */
export const personIdOf = (principal: Principal): string => (isGuest(principal) ? principal.guestId : principal.userId);

/** Whose browser it is, and for which assignment. */
export interface LockdownOf {
  readonly assignmentId: string;
  readonly personId: string;
}

export const isLockdownOf = ({ assignmentId, personId }: LockdownOf) =>
  and(eq(lockdowns.assignmentId, assignmentId), eq(lockdowns.personId, personId));

/** Whether a session may sit by what is known of its browser. */
export async function isConfirmed(queries: Queries, of: LockdownOf, tokenHash: string): Promise<boolean> {
  const [row] = await queries.select().from(lockdowns).where(isLockdownOf(of));
  if (row === undefined || row.phase === "unchecked" || row.phase === "over") return false;
  return row.phase === "waived" || row.tokenHash === tokenHash;
}

const isOver = async (tx: Queries, attemptId: string): Promise<boolean> =>
  (await tx.$count(attempts, and(eq(attempts.attemptId, attemptId), eq(attempts.status, "sitting")))) === 0;

/** The row of a person's browser, locked and brought up to date with the sitting; made where there is none. */
export async function lockLockdown(tx: Queries, of: LockdownOf): Promise<LockdownRow> {
  await tx
    .insert(lockdowns)
    .values({ ...of, phase: "unchecked", version: "", reason: "" })
    .onConflictDoNothing();
  const [row] = await tx.select().from(lockdowns).where(isLockdownOf(of)).for("update");
  if (row === undefined) throw new Error("the row of a browser is gone");
  if (row.attemptId === null || !(await isOver(tx, row.attemptId))) return row;
  const phase = lockdownAfter(row, { type: "sitting.ended" }) ?? row.phase;
  return { ...row, phase, attemptId: null };
}

/** Writes the columns of a row that was locked. */
export async function writeLockdown(tx: Queries, row: LockdownRow): Promise<LockdownRow> {
  const { assignmentId: _assignment, personId: _person, ...columns } = row;
  await tx.update(lockdowns).set(columns).where(isLockdownOf(row));
  return row;
}

/** Covers a sitting under way, or uncovers it; it is locked since the first loss. */
export const lockSitting = async (tx: Queries, attemptId: string, at: number | null): Promise<void> =>
  void (await tx
    .update(attempts)
    .set({ lockedAt: at === null ? null : sql`coalesce(${attempts.lockedAt}, ${at}::bigint)` })
    .where(and(eq(attempts.attemptId, attemptId), eq(attempts.status, "sitting"))));

export const lockdownToWire = (
  { phase, version }: Pick<LockdownRow, "phase" | "version">,
  lockedAt: number | null,
): LockdownState => ({ phase, version, locked_at: phase === "locked" ? lockedAt : null });

/** The browser of a sitting for an assignment, as its student learns of it; nothing where any browser will do. */
export async function lockdownOfAttempt(
  queries: Queries,
  { attemptId, assignmentId, status, lockedAt }: Pick<AttemptRow, "attemptId" | "assignmentId" | "status" | "lockedAt">,
): Promise<{ readonly lockdown?: LockdownState }> {
  if (assignmentId === null || status !== "sitting") return {};
  const [row] = await queries.select().from(lockdowns).where(eq(lockdowns.attemptId, attemptId));
  return row === undefined ? {} : { lockdown: lockdownToWire(row, lockedAt) };
}

/** The browsers of all who sit an assignment, by account or guest. */
export async function lockdownsOf(queries: Queries, assignmentId: string): Promise<Map<string, LockdownState>> {
  const rows = await queries
    .select({ row: lockdowns, lockedAt: attempts.lockedAt, status: attempts.status })
    .from(lockdowns)
    .leftJoin(attempts, eq(attempts.attemptId, lockdowns.attemptId))
    .where(eq(lockdowns.assignmentId, assignmentId));
  return new Map(
    rows.map(({ row, lockedAt, status }) => [
      row.personId,
      lockdownToWire(status === "finished" ? { ...row, phase: "over" } : row, lockedAt),
    ]),
  );
}
