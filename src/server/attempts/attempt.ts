import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Queries } from "../db/open";
import { answers, attemptItems, attemptLog, attempts } from "../db/schema";
import { givenRows, namedBy, placeholder, statement, columnValues } from "../db/statement";
import { CallRefusal } from "../support/refusal";
import { ownedBy, type Owner } from "./owner";

export type AttemptRow = typeof attempts.$inferSelect;
export type AttemptLogEntry = Omit<typeof attemptLog.$inferInsert, "attemptId" | "seq" | "serverTime">;

/** The caller's own attempt. Throws `attemptNotFound` also for an attempt of another owner. */
export async function myAttempt(queries: Queries, owner: Owner, attemptId: string): Promise<AttemptRow> {
  const [attempt] = await queries
    .select()
    .from(attempts)
    .where(and(eq(attempts.attemptId, attemptId), ownedBy(owner)));
  if (attempt === undefined) throw new CallRefusal("attemptNotFound");
  return attempt;
}

/** Like `myAttempt`, and locks the row against other writers until the transaction ends. */
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
 * Appends one row to the log of a locked attempt and updates the attempt in the same statement. The `seq` of the row is
 * `lastSeq` of the result.
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

export type ServedRow = Omit<typeof attemptItems.$inferSelect, "attemptId">;

/** The items served so far, in the order served. */
export const servedItems = (queries: Queries, attemptId: string): Promise<ServedRow[]> =>
  queries.select().from(attemptItems).where(eq(attemptItems.attemptId, attemptId)).orderBy(attemptItems.position);

const servedColumns = {
  position: attemptItems.position,
  stage: attemptItems.stage,
  itemId: attemptItems.itemId,
  servedAt: attemptItems.servedAt,
};

const standingColumns = {
  itemId: answers.itemId,
  answer: answers.answer,
  revision: answers.revision,
  leaseEpoch: answers.leaseEpoch,
  seq: answers.seq,
  savedAt: answers.savedAt,
  elapsedMs: answers.elapsedMs,
  mark: answers.mark,
  credit: answers.credit,
  markedPoints: answers.markedPoints,
  checkStatus: answers.checkStatus,
  checkRevision: answers.checkRevision,
  held: answers.held,
};

/** A served item with its current answer. */
export interface ServedAnswer {
  readonly served: ServedRow;
  /** null: no answer or mark was stored for it. */
  readonly answer: Pick<typeof answers.$inferSelect, keyof typeof standingColumns> | null;
}

/** A served item as the database returns it: its values, and those of its answer. */
export type ServedAnswerValues = readonly [served: readonly unknown[], answer: readonly unknown[] | null];

const namedServed = namedBy(servedColumns);
const namedStanding = namedBy(standingColumns);

export const servedAnswerOf = ([served, answer]: ServedAnswerValues): ServedAnswer => ({
  served: namedServed(served),
  answer: answer === null ? null : namedStanding(answer),
});

/** SQL for the served items of the attempt `attemptId` with their answers: a JSON array, in the order served. */
export const servedAnswersAsJson = (attemptId: SQL = placeholder("attemptId")): SQL => sql`(
  select coalesce(json_agg(json_build_array(
    ${columnValues(servedColumns)}, case when ${answers.itemId} is not null then ${columnValues(standingColumns)} end
  ) order by ${attemptItems.position}), '[]')
  from ${attemptItems}
  left join ${answers}
    on ${answers.attemptId} = ${attemptItems.attemptId} and ${answers.itemId} = ${attemptItems.itemId}
  where ${attemptItems.attemptId} = ${attemptId})`;

const serveStatement = statement<object, "attemptId" | "servedAt" | "given">(
  "serve_items",
  () => sql`
  insert into ${attemptItems} (attempt_id, position, stage, item_id, served_at)
  select ${placeholder("attemptId")}::uuid, served.next + given.place, given.stage, given.item_id,
    ${placeholder("servedAt")}::bigint
  from ${givenRows("given", { place: "integer", stage: "text", item_id: "text" })},
    (select coalesce(max(position) + 1, 0) as next from ${attemptItems}
      where attempt_id = ${placeholder("attemptId")}) as served
  order by given.place
  on conflict do nothing`,
);

/** Appends items to those already served; an item that was served before keeps its position. */
export async function serveItems(
  tx: Queries,
  { attemptId }: Pick<AttemptRow, "attemptId">,
  items: readonly Pick<ServedRow, "itemId" | "stage">[],
  servedAt: number,
): Promise<void> {
  if (items.length === 0) return;
  const given = items.map(({ itemId, stage }, place) => ({ place, stage, item_id: itemId }));
  await serveStatement(tx, { attemptId, servedAt, given: JSON.stringify(given) });
}

/** When an item was served in an attempt; null: it was not served. */
export async function servedAtOf(queries: Queries, attemptId: string, itemId: string): Promise<number | null> {
  const [row] = await queries
    .select({ servedAt: attemptItems.servedAt })
    .from(attemptItems)
    .where(and(eq(attemptItems.attemptId, attemptId), eq(attemptItems.itemId, itemId)));
  return row?.servedAt ?? null;
}
