import { and, eq, inArray, notInArray, sql, type SQL } from "drizzle-orm";
import type { Family } from "../../../contract/families";
import { wrongBook } from "../../db/collections-schema";
import type { Queries } from "../../db/open";
import { answers, items } from "../../db/schema";
import { placeholder, statement } from "../../db/statement";
import type { AttemptRow } from "../../sitting/attempt";

const marks = ["wrong", "partly"] as const;

/**
 * Puts what went wrong in a finished sitting into the book of `bookOwner`. What goes wrong again is due at once and
 * begins its repetitions anew. Repeating it changes nothing.
 */
export const wrongBookFilling = (): SQL => sql`
  insert into ${wrongBook}
    (user_id, item_id, attempt_id, menu_id, version, family, added_at, skill, mark, times, streak)
  select ${placeholder("bookOwner")}::text, ${answers.itemId}, ${answers.attemptId}, ${placeholder("menuId")}::text,
    ${placeholder("version")}::int, ${placeholder("family")}::text, ${placeholder("addedAt")}::bigint, ${items.skill},
    ${answers.mark}, 1, 0
  from ${answers} join ${items} on ${items.itemId} = ${answers.itemId}
  where ${placeholder("bookOwner")}::text is not null
    and ${answers.attemptId} = ${placeholder("attemptId")} and ${inArray(answers.mark, [...marks])}
  on conflict (user_id, item_id) do update
  set attempt_id = excluded.attempt_id, menu_id = excluded.menu_id, version = excluded.version,
    family = excluded.family, added_at = excluded.added_at, mark = excluded.mark, times = ${wrongBook.times} + 1,
    deleted_at = null, due_at = null, card = null, streak = 0, mastered_at = null
  where ${wrongBook.attemptId} <> excluded.attempt_id`;

type FillingValues = Readonly<
  Record<"bookOwner" | "attemptId" | "menuId" | "version" | "family" | "addedAt", string | number | null>
>;

const fillStatement = statement<object, keyof FillingValues>("fill_wrong_book", wrongBookFilling);

/** What stands in a `wrongBookFilling`. A guest has no book, and a preview counts nowhere. */
export const wrongBookFillingValues = (attempt: AttemptRow, family: Family, now: number): FillingValues => ({
  bookOwner: attempt.kind === "preview" ? null : attempt.userId,
  attemptId: attempt.attemptId,
  menuId: attempt.menuId,
  version: attempt.version,
  family,
  addedAt: attempt.finishedAt ?? now,
});

/** Fills the book of the owner of a finished sitting by itself. */
export async function fillWrongBook(tx: Queries, attempt: AttemptRow, family: Family, now: number): Promise<void> {
  const values = wrongBookFillingValues(attempt, family, now);
  if (values.bookOwner !== null) await fillStatement(tx, values);
}

/** After an answer that came late and counts: what it made right goes, what it made wrong comes. */
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
