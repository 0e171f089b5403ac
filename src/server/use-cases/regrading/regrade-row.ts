import { and, eq, sql, type SQL } from "drizzle-orm";
import { createHash } from "node:crypto";
import { phaseAfter } from "../../../../machines/studio/phase-after";
import { regradeMachine, type RegradeEvent } from "../../../../machines/studio/regrade.machine";
import { regradePhaseSchema, type RegradePhase } from "../../../contract/classes/regrades";
import { assignments } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { regrades } from "../../db/regrades-schema";
import { attemptItems, attempts } from "../../db/schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import { findClass, refusedAs } from "../classes/class-access";

export type RegradeRow = typeof regrades.$inferSelect;
export type RegradedAssignment = typeof assignments.$inferSelect;

/** Students have seen the results, or may see them. */
export const isReleased = ({ releasePhase }: RegradedAssignment): boolean => releasePhase !== "held";

export interface LockedRegrade {
  readonly row: RegradeRow;
  readonly assignment: RegradedAssignment;
}

/**
 * A regrade with its assignment, both locked until the end of the transaction; the lock on the assignment lets attempts
 * begin meanwhile. Throws `regradeUnknown`, also for a regrade of a class of others.
 */
export async function lockRegrade(tx: Queries, caller: Caller, regradeId: string): Promise<LockedRegrade> {
  const [known] = await tx.select().from(regrades).where(eq(regrades.regradeId, regradeId));
  if (known === undefined) throw new CallRefusal("regradeUnknown");
  const [assignment] = await tx
    .select()
    .from(assignments)
    .where(eq(assignments.assignmentId, known.assignmentId))
    .for("no key update");
  const [row] = await tx.select().from(regrades).where(eq(regrades.regradeId, regradeId)).for("update");
  if (row === undefined || assignment === undefined) throw new CallRefusal("regradeUnknown");
  await refusedAs("regradeUnknown", findClass(tx, caller, assignment.classId));
  return { row, assignment };
}

/** The phase after an event, as the chart `regrade` says. Throws `regradeElsewhere` where it is not taken. */
export function regradePhaseAfter({ phase }: Pick<RegradeRow, "phase">, ...events: RegradeEvent[]): RegradePhase {
  const after = phaseAfter(regradeMachine, { value: phase, context: {} }, events);
  if (after === null) throw new CallRefusal("regradeElsewhere", { phase });
  return regradePhaseSchema.parse(after.value);
}

/** SQL condition: the finished attempts of an assignment in which an item was served. */
export const attemptsWith = ({ assignmentId, itemId }: Pick<RegradeRow, "assignmentId" | "itemId">): SQL | undefined =>
  and(
    eq(attempts.assignmentId, assignmentId),
    eq(attempts.status, "finished"),
    sql`exists (select from ${attemptItems}
      where ${attemptItems.attemptId} = ${attempts.attemptId} and ${attemptItems.itemId} = ${itemId})`,
  );

/** The attempts that a regrade concerns. */
export interface Concerned {
  readonly ids: readonly string[];
  /** Of the ids and the last entry in the log of each: another one shows that an attempt was handed in or changed. */
  readonly digest: string;
}

/** Reads the attempts that a regrade concerns; `isLocking`: locked until the end of the transaction. */
export async function concernedAttempts(
  queries: Queries,
  of: Pick<RegradeRow, "assignmentId" | "itemId">,
  { isLocking }: { readonly isLocking: boolean },
): Promise<Concerned> {
  const { rows } = await queries.execute<{ id: string; seq: number }>(sql`
    select ${attempts.attemptId} as id, ${attempts.lastSeq} as seq from ${attempts} where ${attemptsWith(of)}
    order by ${attempts.attemptId} ${isLocking ? sql`for no key update` : sql``}`);
  const hash = createHash("sha256");
  for (const { id, seq } of rows) hash.update(`${id} ${seq}\n`);
  return { ids: rows.map(({ id }) => id), digest: hash.digest("hex") };
}
