import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, not, notInArray, or, sql, type SQL } from "drizzle-orm";
import { assignments, assignmentTargets, classes, classMembers } from "../../db/classes-schema";
import type { Database, Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import { inTransaction } from "../../db/transaction";
import { writeAudit } from "../audit";
import { createBackoff, type Backoff } from "../backoff";
import type { Dependencies } from "../dependencies";
import { noteResults } from "../outgoing/note-results";
import type { AssignmentRow } from "./assignment-row";
import { afterTime } from "./assignment-time";

const mostAtOnce = 200;

interface Failing {
  /** Assignments that could not be brought up to date in earlier rounds. */
  readonly backoff: Backoff;
  readonly failed: (assignmentId: string, error: unknown) => void;
}

/** SQL condition: a member in the class has a window of their own of which this is true. */
const someTarget = (queries: Queries, condition: SQL): SQL =>
  exists(
    queries
      .select({ one: sql`1` })
      .from(assignmentTargets)
      .innerJoin(classMembers, eq(classMembers.memberId, assignmentTargets.memberId))
      .where(and(eq(assignmentTargets.assignmentId, assignments.assignmentId), isNull(classMembers.leftAt), condition)),
  );

const someAttempt = (queries: Queries, condition: SQL): SQL =>
  exists(
    queries
      .select({ one: sql`1` })
      .from(attempts)
      .where(and(eq(attempts.assignmentId, assignments.assignmentId), condition)),
  );

/** SQL condition: assignments to which time may have brought something. */
const dueAssignments = (queries: Queries, now: number): SQL | undefined =>
  or(
    and(
      eq(assignments.phase, "scheduled"),
      or(lte(assignments.opensAt, now), someTarget(queries, lte(assignmentTargets.opensAt, now))),
    ),
    and(
      inArray(assignments.phase, ["open", "suspended"]),
      lte(assignments.closesAt, now),
      not(someTarget(queries, gt(assignmentTargets.closesAt, now))),
    ),
    and(eq(assignments.phase, "closing"), not(someAttempt(queries, eq(attempts.status, "sitting")))),
    and(eq(assignments.phase, "marking"), not(someAttempt(queries, isNotNull(attempts.awaitingPoints)))),
  );

/** Stores what time has brought to a locked assignment; results that its rule releases are audited as the server's. */
async function storeAfterTime(tx: Queries, before: AssignmentRow, after: AssignmentRow, now: number): Promise<void> {
  const { phase, unmarked, releasePhase } = after;
  await tx
    .update(assignments)
    .set({ phase, unmarked, releasePhase, touchedAt: now })
    .where(eq(assignments.assignmentId, after.assignmentId));
  if (releasePhase === before.releasePhase) return;
  await noteResults(tx, after, now);
  const [named] = await tx.select({ name: classes.name }).from(classes).where(eq(classes.classId, after.classId));
  const facts = { test: after.menuId, version: String(after.edition), class: named?.name ?? "" };
  const { classId, assignmentId } = after;
  await writeAudit(
    { db: tx, clock: () => now },
    { kind: "resultsReleased", account: "", address: "", facts, classId, assignmentId },
  );
}

interface Tried {
  readonly assignmentId: string;
  /** null: nothing went wrong. */
  readonly error: unknown;
}

/** Brings one assignment that is not in `passed` up to date; null: there is none. */
async function updateOne(
  deps: Pick<Dependencies, "catalogue"> & { readonly db: Database },
  passed: readonly string[],
  now: number,
): Promise<Tried | null> {
  const found: { assignmentId: string | null } = { assignmentId: null };
  try {
    await inTransaction(deps.db, async (tx) => {
      const [row] = await tx
        .select()
        .from(assignments)
        .where(and(dueAssignments(tx, now), notInArray(assignments.assignmentId, [...passed])))
        // those that only wait for the longer windows of some members do not keep others from their turn
        .orderBy(sql`random()`)
        .limit(1)
        .for("no key update", { skipLocked: true });
      found.assignmentId = row?.assignmentId ?? null;
      if (row === undefined) return;
      const after = await afterTime(tx, deps, row, now);
      if (after !== row) await storeAfterTime(tx, row, after, now);
    });
  } catch (error) {
    if (found.assignmentId === null) throw error;
    return { assignmentId: found.assignmentId, error };
  }
  return found.assignmentId === null ? null : { assignmentId: found.assignmentId, error: null };
}

/**
 * Opens, closes and settles assignments by the clock, and releases results by their rules, one assignment per
 * transaction. Locked rows are left for the next round; one that fails is reported to `failed` and retried later.
 */
export async function sweepAssignments(
  deps: Pick<Dependencies, "db" | "catalogue" | "clock">,
  { backoff, failed }: Failing = { backoff: createBackoff(), failed: () => undefined },
): Promise<void> {
  const passed = backoff.waiting(deps.clock());
  for (let count = 0; count < mostAtOnce; count += 1) {
    const now = deps.clock();
    const tried = await updateOne(deps, passed, now);
    if (tried === null) return;
    passed.push(tried.assignmentId);
    if (tried.error === null) backoff.succeeded(tried.assignmentId);
    else {
      backoff.failed(tried.assignmentId, now);
      failed(tried.assignmentId, tried.error);
    }
  }
}
