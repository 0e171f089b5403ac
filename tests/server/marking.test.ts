import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { answers, attemptLog, attempts } from "../../src/server/db/schema";
import { inTransaction } from "../../src/server/db/transaction";
import { markAnswer } from "../../src/server/use-cases/marking/mark-answer";
import { EssaySchool } from "../support/essays";
import { newcomer } from "./rights/world";

const essays = new EssaySchool();

describe("the points of a person", () => {
  const mark = (attemptId: string, itemId = "", points = 0, markedBy = "marker") =>
    inTransaction(essays.school.db, (tx) =>
      markAnswer(tx, essays.school.deps, { attemptId, itemId, points, markedBy }, essays.school.now),
    );

  it("take the place of the rules: score, report, list and analysis follow", async () => {
    const token = await newcomer(essays.school);
    const { attempt_id } = await essays.sat(token);
    await mark(attempt_id, essays.ids[1], 7.5);
    expect(await essays.reportOf(token, attempt_id)).toMatchObject({
      total: 2,
      points: 9.5,
      points_total: 12,
      partly: 1,
      awaiting: { items: 1, points: 5 },
    });
    await mark(attempt_id, essays.ids[2], 0);
    const whole = await essays.reportOf(token, attempt_id);
    expect([whole.points, whole.points_total, whole.correct_rate, whole.awaiting]).toEqual([
      9.5,
      17,
      9.5 / 17,
      undefined,
    ]);
    expect(whole.items.map((item) => item.mark)).toEqual(["right", "partly", "wrong"]);
    const row = await essays.rowOf(token);
    expect([row?.score?.value, row?.awaiting_points]).toEqual([(100 * 9.5) / 17, undefined]);
    const { data } = (await essays.school.call("exerciseDetail", { attempt_id, exercise_id: essays.ids[1] }, token))
      .body;
    expect(data.review).toMatchObject({ mark: "partly", credit: 0.75, points: 10 });
    expect((await essays.school.call("wrongBookList", {}, token)).body.data.list).toEqual([]);
  });

  it("may be given anew, by whom and when is stored, and each is a row of the log", async () => {
    const token = await newcomer(essays.school);
    const { attempt_id } = await essays.sat(token);
    await mark(attempt_id, essays.ids[1], 3, "first");
    essays.school.now += 1_000;
    await mark(attempt_id, essays.ids[1], 10, "second");
    const [stored] = await essays.school.db
      .select()
      .from(answers)
      .where(and(eq(answers.attemptId, attempt_id), eq(answers.itemId, essays.ids[1] ?? "")));
    expect(stored).toMatchObject({
      mark: "awaiting",
      markedPoints: 10,
      markedBy: "second",
      markedAt: essays.school.now,
    });
    const log = await essays.school.db
      .select({ itemId: attemptLog.itemId, payload: attemptLog.payload })
      .from(attemptLog)
      .where(and(eq(attemptLog.attemptId, attempt_id), eq(attemptLog.kind, "mark")))
      .orderBy(attemptLog.seq);
    expect(log).toEqual([
      { itemId: essays.ids[1], payload: { points: 3, marked_by: "first" } },
      { itemId: essays.ids[1], payload: { points: 10, marked_by: "second" } },
    ]);
  });

  it("are refused outside 0 and the points of the question, for a blank, and before the end", async () => {
    const token = await newcomer(essays.school);
    const { attempt_id } = await essays.sat(token, "Written.", "");
    const before = await essays.school.db.select().from(attempts).where(eq(attempts.attemptId, attempt_id));
    const outcomes: unknown[] = [];
    for (const points of [-0.5, 10.5, Number.NaN]) outcomes.push(await mark(attempt_id, essays.ids[1], points));
    outcomes.push(
      await mark(attempt_id, essays.ids[2], 1),
      await mark(attempt_id, essays.ids[0], 1),
      await mark(attempt_id, "x", 1),
    );
    outcomes.push(await mark("no-attempt", essays.ids[1], 1));
    const open = await essays.begin(await newcomer(essays.school));
    outcomes.push(await mark(open.attempt_id, essays.ids[1], 1));
    expect(outcomes).toEqual([
      "pointsOutside",
      "pointsOutside",
      "pointsOutside",
      "notForPeople",
      "notForPeople",
      "notForPeople",
      "notFinished",
      "notFinished",
    ]);
    expect(await essays.school.db.select().from(attempts).where(eq(attempts.attemptId, attempt_id))).toEqual(before);
  });
});
