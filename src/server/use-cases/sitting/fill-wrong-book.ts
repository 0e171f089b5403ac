import { and, eq, inArray, notInArray, sql, type SQL } from "drizzle-orm";
import type { Family } from "../../../contract/families";
import type { AttemptRow } from "../../attempts/attempt";
import { wrongBook } from "../../db/collections-schema";
import type { Queries } from "../../db/open";
import { answers, items } from "../../db/schema";
import { givenRows, statement, type GivenRow } from "../../db/statement";

const marks = ["wrong", "partly"] as const;

/** Columns of the rows that `wrongBookFilling` reads. */
export const wrongBookColumns = {
  book_owner: "text",
  attempt_id: "uuid",
  menu_id: "text",
  version: "integer",
  family: "text",
  added_at: "bigint",
} as const;

/**
 * SQL that adds the wrong answers of the finished attempts in `rows` to the wrong-answer books of their owners; each
 * owner may occur only once. An item that is wrong again is due immediately, and its repetitions start anew. Running it
 * again changes nothing.
 */
export const wrongBookFilling = (rows: SQL): SQL => sql`
  insert into ${wrongBook}
    (user_id, item_id, attempt_id, menu_id, version, family, added_at, skill, mark, times, streak)
  select over.book_owner, ${answers.itemId}, over.attempt_id, over.menu_id, over.version, over.family, over.added_at,
    ${items.skill}, ${answers.mark}, 1, 0
  from (select * from ${rows}) as over
    join ${answers} on ${answers.attemptId} = over.attempt_id and ${inArray(answers.mark, [...marks])}
    join ${items} on ${items.itemId} = ${answers.itemId}
  where over.book_owner is not null
  on conflict (user_id, item_id) do update
  set attempt_id = excluded.attempt_id, menu_id = excluded.menu_id, version = excluded.version,
    family = excluded.family, added_at = excluded.added_at, mark = excluded.mark, times = ${wrongBook.times} + 1,
    deleted_at = null, due_at = null, card = null, streak = 0, mastered_at = null
  where ${wrongBook.attemptId} <> excluded.attempt_id`;

const fillStatement = statement<object, "finished">("fill_wrong_book", () =>
  wrongBookFilling(givenRows("finished", wrongBookColumns)),
);

/** The row of a finished attempt, for `wrongBookFilling`. Guests have no book, and previews do not count. */
export const wrongBookRow = (attempt: AttemptRow, family: Family, now: number): GivenRow<typeof wrongBookColumns> => ({
  book_owner: attempt.kind === "preview" ? null : attempt.userId,
  attempt_id: attempt.attemptId,
  menu_id: attempt.menuId,
  version: attempt.version,
  family,
  added_at: attempt.finishedAt ?? now,
});

/** Adds the wrong answers of one finished attempt to its owner's book. */
export async function fillWrongBook(tx: Queries, attempt: AttemptRow, family: Family, now: number): Promise<void> {
  const row = wrongBookRow(attempt, family, now);
  if (row.book_owner !== null) await fillStatement(tx, { finished: JSON.stringify([row]) });
}

/**
 * Updates the book after a late answer that counts: items that are now right are removed, items that are now wrong are
 * added.
 */
export async function correctWrongBook(tx: Queries, attempt: AttemptRow, family: Family, now: number): Promise<void> {
  if (attempt.userId === null) return;
  const right = tx
    .select({ itemId: answers.itemId })
    .from(answers)
    .where(and(eq(answers.attemptId, attempt.attemptId), notInArray(answers.mark, [...marks])));
  const own = and(eq(wrongBook.userId, attempt.userId), eq(wrongBook.attemptId, attempt.attemptId));
  await tx.delete(wrongBook).where(and(own, inArray(wrongBook.itemId, right)));
  await fillWrongBook(tx, attempt, family, now);
}
