import { and, asc, eq, inArray } from "drizzle-orm";
import type { Answer } from "../../../contract/item/item";
import { users } from "../../db/accounts-schema";
import type { Queries } from "../../db/open";
import { answers, attempts } from "../../db/schema";
import type { NormPrior } from "../../db/shapes";

/** One answer, as needed for calibration. */
export interface AnsweredItem {
  readonly itemId: string;
  readonly right: boolean;
  readonly elapsedMs: number;
  /** The chosen option of a single-choice item; else null. */
  readonly option: string | null;
}

/** One attempt, as needed for calibration. */
export interface AnsweredSitting {
  readonly userId: string;
  readonly username: string;
  /** The grade of the student's account; null: unknown. */
  readonly grade: number | null;
  /** The norm with which the attempt began; null: none. */
  readonly norm: Omit<NormPrior, "avoid"> | null;
  readonly answers: readonly AnsweredItem[];
}

const sittingsAtOnce = 500;

const optionOf = (answer: Answer | null): string | null => (answer?.type === "single_choice" ? answer.option_id : null);

/** The marked answers by attempt; without held answers, answers that counted after the end, and blanks. */
async function answersOf(queries: Queries, attemptIds: readonly string[]): Promise<Map<string, AnsweredItem[]>> {
  const rows = await queries
    .select({
      attemptId: answers.attemptId,
      itemId: answers.itemId,
      answer: answers.answer,
      mark: answers.mark,
      elapsedMs: answers.elapsedMs,
      savedAt: answers.savedAt,
      finishedAt: attempts.finishedAt,
    })
    .from(answers)
    .innerJoin(attempts, eq(attempts.attemptId, answers.attemptId))
    .where(and(inArray(answers.attemptId, [...attemptIds]), eq(answers.held, false)))
    .orderBy(asc(answers.attemptId), asc(answers.seq));
  const bySitting = new Map<string, AnsweredItem[]>();
  for (const { attemptId, itemId, answer, mark, elapsedMs, savedAt, finishedAt } of rows) {
    if (mark === "skipped" || mark === "unscored" || mark === "awaiting" || savedAt > (finishedAt ?? 0)) continue;
    const own = bySitting.get(attemptId) ?? [];
    own.push({ itemId, right: mark === "right", elapsedMs, option: optionOf(answer) });
    bySitting.set(attemptId, own);
  }
  return bySitting;
}

/** The finished real attempts at any version of a test, earliest first. */
export async function answeredSittings(
  queries: Queries,
  menuId: string,
  onProgress: (read: number, total: number) => void = () => undefined,
): Promise<AnsweredSitting[]> {
  const rows = await queries
    .select({
      attemptId: attempts.attemptId,
      userId: users.userId,
      username: users.username,
      grade: users.grade,
      prior: attempts.prior,
    })
    .from(attempts)
    .innerJoin(users, eq(users.userId, attempts.userId))
    .where(and(eq(attempts.menuId, menuId), eq(attempts.status, "finished"), eq(attempts.kind, "real")))
    .orderBy(asc(attempts.startedAt), asc(attempts.attemptId));
  const sittings: AnsweredSitting[] = [];
  for (let from = 0; from < rows.length; from += sittingsAtOnce) {
    const part = rows.slice(from, from + sittingsAtOnce);
    const given = await answersOf(
      queries,
      part.map(({ attemptId }) => attemptId),
    );
    for (const { attemptId, userId, username, grade, prior } of part)
      sittings.push({ userId, username, grade, norm: prior, answers: given.get(attemptId) ?? [] });
    onProgress(sittings.length, rows.length);
  }
  return sittings;
}
