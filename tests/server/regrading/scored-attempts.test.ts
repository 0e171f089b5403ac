import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { attemptRecordOf } from "../../../src/server/attempts/attempt-record";
import { scoredAttempts } from "../../../src/server/attempts/scored-attempts";
import { answers, attempts } from "../../../src/server/db/schema";
import { RegradeSchool } from "../../support/regrades";

const ways = new RegradeSchool();

it("reads of many attempts what is read of each one alone, as far as scores are made from it", async () => {
  const { db } = ways.school;
  const [ann, ben] = [await ways.school.signIn("ann"), await ways.school.signIn("ben")];
  const ids = [
    await ways.sat(ann, "B", "3/4"),
    await ways.sat(ben, null),
    await ways.satAdaptively(ann, (place) => (place % 2 === 0 ? "A" : "B")),
  ];
  const [marked = ""] = ids;
  await db
    .update(answers)
    .set({ markedPoints: 1 / 3, elapsedMs: 12_345, held: true, checkStatus: 1 })
    .where(and(eq(answers.attemptId, marked), eq(answers.itemId, "f3")));
  const read = await scoredAttempts(db, ids);
  const expected = await Promise.all(
    ids.map(async (id) => {
      const [attempt] = await db.select().from(attempts).where(eq(attempts.attemptId, id));
      const { answers: all } = await attemptRecordOf(db, id);
      const scored = all.map(({ served: { itemId }, answer }) => {
        if (answer === null) return { served: { itemId }, answer };
        const { revision, mark, credit, markedPoints, elapsedMs, checkStatus, held } = answer;
        return { served: { itemId }, answer: { revision, mark, credit, markedPoints, elapsedMs, checkStatus, held } };
      });
      return { attempt, answers: scored };
    }),
  );
  const inOrder = ids.map((id) => read.find(({ attempt }) => attempt.attemptId === id));
  expect(inOrder).toEqual(expected);
  expect(expected[0]?.answers.some(({ answer }) => answer?.markedPoints === 1 / 3)).toBe(true);
  expect(expected[1]?.answers.some(({ answer }) => answer === null)).toBe(true);
});
