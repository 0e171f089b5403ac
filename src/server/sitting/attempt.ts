import { and, count, eq } from "drizzle-orm";
import type { Queries } from "../db/open";
import { attemptItems, attemptLog, attempts } from "../db/schema";
import { CallRefusal } from "../refusal";
import { ownedBy, type Owner } from "./owner";

export type AttemptRow = typeof attempts.$inferSelect;
export type AttemptLogEntry = Omit<typeof attemptLog.$inferInsert, "attemptId" | "seq" | "serverTime">;

/** The caller's own attempt; anybody else's does not exist for them. */
export async function ownAttempt(queries: Queries, owner: Owner, attemptId: string): Promise<AttemptRow> {
  const [attempt] = await queries
    .select()
    .from(attempts)
    .where(and(eq(attempts.attemptId, attemptId), ownedBy(owner)));
  if (attempt === undefined) throw new CallRefusal("attemptNotFound");
  return attempt;
}

/** The same, held against every other writer until the transaction ends. */
export async function lockAttempt(tx: Queries, owner: Owner, attemptId: string): Promise<AttemptRow> {
  const [attempt] = await tx
    .select()
    .from(attempts)
    .where(and(eq(attempts.attemptId, attemptId), ownedBy(owner)))
    .for("update");
  if (attempt === undefined) throw new CallRefusal("attemptNotFound");
  return attempt;
}

/**
 * Appends one row to the log of a locked attempt and changes the attempt with it. Its seq is `lastSeq` of the result.
 */
export async function append(
  tx: Queries,
  attempt: AttemptRow,
  now: number,
  entry: AttemptLogEntry,
  changes: Partial<AttemptRow> = {},
): Promise<AttemptRow> {
  const seq = attempt.lastSeq + 1;
  await tx.insert(attemptLog).values({ ...entry, attemptId: attempt.attemptId, seq, serverTime: now });
  const all = { ...changes, lastSeq: seq };
  await tx.update(attempts).set(all).where(eq(attempts.attemptId, attempt.attemptId));
  return { ...attempt, ...all };
}

export type ServedRow = typeof attemptItems.$inferSelect;

/** The items served so far, in their order. */
export const servedItems = (queries: Queries, attemptId: string): Promise<ServedRow[]> =>
  queries.select().from(attemptItems).where(eq(attemptItems.attemptId, attemptId)).orderBy(attemptItems.position);

/** Serves items behind those that were served before; one that was keeps its place. */
export async function serveItems(
  tx: Queries,
  { attemptId }: Pick<AttemptRow, "attemptId">,
  items: readonly Pick<ServedRow, "itemId" | "stage">[],
  servedAt: number,
): Promise<void> {
  if (items.length === 0) return;
  const [row] = await tx.select({ served: count() }).from(attemptItems).where(eq(attemptItems.attemptId, attemptId));
  const from = row?.served ?? 0;
  await tx
    .insert(attemptItems)
    .values(items.map((item, place) => ({ ...item, attemptId, position: from + place, servedAt })))
    .onConflictDoNothing();
}

/** When an item was served in a sitting, null where it was not. */
export async function servedAtOf(queries: Queries, attemptId: string, itemId: string): Promise<number | null> {
  const [row] = await queries
    .select({ servedAt: attemptItems.servedAt })
    .from(attemptItems)
    .where(and(eq(attemptItems.attemptId, attemptId), eq(attemptItems.itemId, itemId)));
  return row?.servedAt ?? null;
}
