import { and, eq } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import type { Database } from "../../src/server/db/open";
import { attemptReports } from "../../src/server/db/reports-schema";
import { attemptLog, attempts, items } from "../../src/server/db/schema";
import { scoreOf } from "../../src/server/families/score";
import type { Catalogue } from "../../src/server/sitting/catalogue";
import type { Student } from "./student";

/** How many of the answers that stand are right, by the words that the student saw and the keys. */
async function rightOf(db: Database, student: Student): Promise<number> {
  const { answers: told } = await student.read();
  const keys = new Map(
    (await db.select({ itemId: items.itemId, key: items.key }).from(items)).map((one) => [one.itemId, one.key]),
  );
  return told.filter(({ exercise_id: itemId, answer }) => {
    const key = keys.get(itemId);
    return key?.type === "single_choice" && student.wordsOf(itemId, answer) === key.option_id;
  }).length;
}

/** What is wrong with a sitting that its student has handed in; nothing: it is over once, whole, and counted right. */
export async function recount(db: Database, catalogue: Catalogue, student: Student): Promise<string[]> {
  const attemptId = student.attemptId();
  const [attempt] = await db.select().from(attempts).where(eq(attempts.attemptId, attemptId));
  if (attempt === undefined) return [`${attemptId} is not there`];
  const ends = await db
    .select({ seq: attemptLog.seq })
    .from(attemptLog)
    .where(and(eq(attemptLog.attemptId, attemptId), eq(attemptLog.kind, "finish")));
  const reports = await db.select().from(attemptReports).where(eq(attemptReports.attemptId, attemptId));
  const test = await catalogue.test(db, attempt.menuId, attempt.version);
  const again = await scoreOf(db, test, attempt);
  const isAgain = isDeepStrictEqual(JSON.parse(JSON.stringify(again)), attempt.score);
  const right = student.isAdaptive ? null : await rightOf(db, student);
  const share = right === null ? null : (100 * right) / attempt.total;
  const reason = student.isAdaptive ? "completed" : "submitted";
  const wrongs: readonly (readonly [boolean, string])[] = [
    [attempt.status === "finished" && attempt.finishReason === reason, `ended as ${attempt.finishReason}`],
    [ends.length === 1, `ended ${ends.length} times`],
    [reports.length === 1, `has ${reports.length} reports`],
    [isAgain, `scored ${JSON.stringify(attempt.score)}, then ${JSON.stringify(again)}`],
    [
      share === null || Math.abs((attempt.score?.value ?? -1) - share) < 0.51,
      `${right} right, scored ${attempt.score?.value}`,
    ],
    [!student.isAdaptive || attempt.answered === attempt.total, `${attempt.answered} of ${attempt.total} answered`],
  ];
  return wrongs.flatMap(([holds, words]) => (holds ? [] : [`${attemptId}: ${words}`]));
}
