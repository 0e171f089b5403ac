import { and, count, eq } from "drizzle-orm";
import type { Queries } from "../db/open";
import { answers, attemptItems, attemptLog, attempts } from "../db/schema";
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
  const { attemptId } = attempt;
  const seq = attempt.lastSeq + 1;
  const all = { ...changes, lastSeq: seq };
  const changed = tx
    .$with("changed")
    .as(
      tx
        .update(attempts)
        .set(all)
        .where(eq(attempts.attemptId, attemptId))
        .returning({ attemptId: attempts.attemptId }),
    );
  await tx
    .with(changed)
    .insert(attemptLog)
    .values({ ...entry, attemptId, seq, serverTime: now });
  return { ...attempt, ...all };
}

export type ServedRow = typeof attemptItems.$inferSelect;

/** The items served so far, in their order. */
export const servedItems = (queries: Queries, attemptId: string): Promise<ServedRow[]> =>
  queries.select().from(attemptItems).where(eq(attemptItems.attemptId, attemptId)).orderBy(attemptItems.position);

/** An item that was served, with what stands for it. */
export interface ServedAnswer {
  readonly served: ServedRow;
  /** null: nothing was written for it. */
  readonly answer: typeof answers.$inferSelect | null;
}

/** The same with what stands for each. */
export const servedAnswers = (queries: Queries, attemptId: string): Promise<ServedAnswer[]> =>
  queries
    .select({ served: attemptItems, answer: answers })
    .from(attemptItems)
    .leftJoin(answers, and(eq(answers.attemptId, attemptItems.attemptId), eq(answers.itemId, attemptItems.itemId)))
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);

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
