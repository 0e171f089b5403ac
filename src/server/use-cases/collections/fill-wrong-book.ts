import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Family } from "../../../contract/families";
import type { AnswerMark } from "../../../contract/report";
import { wrongBook } from "../../db/collections-schema";
import type { Queries } from "../../db/open";
import { answers, items } from "../../db/schema";
import type { AttemptRow } from "../../sitting/attempt";

const marks = ["wrong", "partly"] as const;

/** Whether an answer with this mark goes into the book. */
export const isForWrongBook = ({ mark }: { readonly mark: AnswerMark }): boolean => marks.some((one) => one === mark);

/**
 * Puts what went wrong in a finished sitting into its owner's book, in one statement. A guest has none, and a preview
 * counts nowhere. What goes wrong again is due at once and begins its repetitions anew. Repeating it changes nothing.
 */
export async function fillWrongBook(tx: Queries, attempt: AttemptRow, family: Family, now: number): Promise<void> {
  const { userId, attemptId, menuId, version, kind, finishedAt } = attempt;
  if (userId === null || kind === "preview") return;
  const entries = tx
    .select({
      userId: sql<string>`${userId}::text`.as("user_id"),
      itemId: answers.itemId,
      attemptId: answers.attemptId,
      menuId: sql<string>`${menuId}::text`.as("menu_id"),
      version: sql<number>`${version}::int`.as("version"),
      family: sql<Family>`${family}::text`.as("family"),
      addedAt: sql<number>`${finishedAt ?? now}::bigint`.as("added_at"),
      skill: items.skill,
      mark: answers.mark,
      cause: sql<null>`null::text`.as("cause"),
      times: sql<number>`1`.as("times"),
      deletedAt: sql<null>`null::bigint`.as("deleted_at"),
      dueAt: sql<null>`null::bigint`.as("due_at"),
      card: sql<null>`null::jsonb`.as("card"),
      streak: sql<number>`0`.as("streak"),
      masteredAt: sql<null>`null::bigint`.as("mastered_at"),
    })
    .from(answers)
    .innerJoin(items, eq(items.itemId, answers.itemId))
    .where(and(eq(answers.attemptId, attemptId), inArray(answers.mark, [...marks])));
  await tx
    .insert(wrongBook)
    .select(entries)
    .onConflictDoUpdate({
      target: [wrongBook.userId, wrongBook.itemId],
      set: {
        attemptId: sql`excluded.attempt_id`,
        menuId: sql`excluded.menu_id`,
        version: sql`excluded.version`,
        family: sql`excluded.family`,
        addedAt: sql`excluded.added_at`,
        mark: sql`excluded.mark`,
        times: sql`${wrongBook.times} + 1`,
        deletedAt: sql`null`,
        dueAt: sql`null`,
        card: sql`null`,
        streak: sql`0`,
        masteredAt: sql`null`,
      },
      setWhere: sql`${wrongBook.attemptId} <> excluded.attempt_id`,
    });
}

/** After an answer that came late and counts: what it made right goes, what it made wrong comes. */
export async function correctWrongBook(tx: Queries, attempt: AttemptRow, family: Family, now: number): Promise<void> {
  const right = tx
    .select({ itemId: answers.itemId })
    .from(answers)
    .where(and(eq(answers.attemptId, attempt.attemptId), notInArray(answers.mark, [...marks])));
  await tx.delete(wrongBook).where(and(eq(wrongBook.attemptId, attempt.attemptId), inArray(wrongBook.itemId, right)));
  await fillWrongBook(tx, attempt, family, now);
}
