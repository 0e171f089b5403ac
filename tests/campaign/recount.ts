import { eq } from "drizzle-orm";
import type { Catalogue } from "../../src/server/attempts/catalogue";
import type { Database } from "../../src/server/db/open";
import { attempts, items } from "../../src/server/db/schema";
import { wrongAtEnd } from "../support/oracles/counted";
import type { Student } from "./student";

/** The number of right answers among the current ones, by the texts that the student saw and the keys. */
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

/** Faults of an attempt that was handed in; none: it ended once, is complete, and has the right score. */
export async function recount(db: Database, catalogue: Catalogue, student: Student): Promise<string[]> {
  const attemptId = student.attemptId();
  const [attempt] = await db.select().from(attempts).where(eq(attempts.attemptId, attemptId));
  if (attempt === undefined) return [`${attemptId} is not there`];
  const right = student.way === "atWill" ? await rightOf(db, student) : null;
  const share = right === null ? null : (100 * right) / attempt.total;
  const reason = student.way === "inTurn" ? "completed" : "submitted";
  const wrongs: readonly (readonly [boolean, string])[] = [
    [attempt.status === "finished" && attempt.finishReason === reason, `ended as ${attempt.finishReason}`],
    [
      share === null || Math.abs((attempt.score?.value ?? -1) - share) < 0.51,
      `${right} right, scored ${attempt.score?.value}`,
    ],
    [
      student.way !== "inTurn" || attempt.answered === attempt.total,
      `${attempt.answered} of ${attempt.total} answered`,
    ],
  ];
  return [
    ...wrongs.flatMap(([holds, words]) => (holds ? [] : [`${attemptId}: ${words}`])),
    ...(await wrongAtEnd(db, catalogue, attempt)),
  ];
}
