import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { attemptLog, attempts } from "../../src/server/db/schema";
import { choose, minute, newKey, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
const crowd = Array.from({ length: 50 }, (_, place) => place);

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});

const codes = (replies: readonly { body: { code: number } }[]) => {
  const count: Record<number, number> = {};
  for (const { body } of replies) count[body.code] = (count[body.code] ?? 0) + 1;
  return count;
};

describe("fifty simultaneous", () => {
  it("starts begin one sitting", async () => {
    const replies = await Promise.all(crowd.map(() => school.call("startExam", { menu_id: "fixed" }, ann)));
    expect(codes(replies)).toEqual({ 200: 1, 100205: 49 });
    expect(await school.db.select().from(attempts)).toHaveLength(1);
  });

  it("starts with one key get the same reply", async () => {
    school.now += 60 * minute;
    const idempotency_key = newKey();
    const replies = await Promise.all(
      crowd.map(() => school.call("startExam", { menu_id: "fixed", idempotency_key }, ann)),
    );
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(codes(replies)).toEqual({ 200: 50 });
  });

  it("copies of one answer count as one answer", async () => {
    school.now += 60 * minute;
    const attempt = (await school.call("startExam", { menu_id: "adaptive" }, ann)).body.data;
    const input = {
      attempt_id: attempt.attempt_id,
      exercise_id: attempt.presented,
      answer: choose("B"),
      revision: 1,
      idempotency_key: newKey(),
      elapsed_ms: 10,
      lease: attempt.lease,
    };
    const replies = await Promise.all(crowd.map(() => school.call("answerExercise", input, ann)));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const rows = await school.db.select().from(attemptLog).where(eq(attemptLog.attemptId, attempt.attempt_id));
    expect(rows.filter(({ kind }) => kind === "answer")).toHaveLength(1);
    const other = await school.call("answerExercise", { ...input, answer: choose("A") }, ann);
    expect(other.body.code).toBe(400);
  });

  it("different answers to an adaptive item: one counts and locks the item", async () => {
    const attempt = (await school.call("startExam", { menu_id: "adaptive", take_over: true }, ann)).body.data;
    const replies = await Promise.all(
      crowd.map((place) =>
        school.call(
          "answerExercise",
          {
            attempt_id: attempt.attempt_id,
            exercise_id: attempt.presented,
            answer: choose(place % 2 === 0 ? "A" : "B"),
            revision: 1,
            idempotency_key: newKey(),
            elapsed_ms: 10,
            lease: attempt.lease,
          },
          ann,
        ),
      ),
    );
    expect(codes(replies)).toEqual({ 200: 1, 100207: 49 });
  });

  it("submissions and answers lead to one submission with every acknowledged answer", async () => {
    school.now += 60 * minute;
    const attempt = (await school.call("startExam", { menu_id: "fixed" }, ann)).body.data;
    const submit = { attempt_id: attempt.attempt_id, stage: "main", lease: attempt.lease };
    const [submissions, answers] = await Promise.all([
      Promise.all(crowd.map(() => school.call("advanceExam", submit, ann))),
      Promise.all(
        crowd.map((place) =>
          school.call(
            "answerExercise",
            {
              attempt_id: attempt.attempt_id,
              exercise_id: "f1",
              answer: choose("B"),
              revision: place + 1,
              idempotency_key: newKey(),
              elapsed_ms: 10,
              lease: attempt.lease,
            },
            ann,
          ),
        ),
      ),
    ]);
    const result = ({ body }: (typeof submissions)[number]) => JSON.stringify({ ...body.data, last_seq: 0 });
    expect(new Set(submissions.map(result)).size).toBe(1);
    const applied = answers
      .filter(({ body }) => body.code === 200 && body.data.applied)
      .map(({ body }) => body.data.revision);
    const stands =
      (await school.call("examItemDetail", { attempt_id: attempt.attempt_id }, ann)).body.data.answers[0]?.revision ??
      0;
    expect(stands).toBe(Math.max(0, ...applied));
    const log = await school.db
      .select()
      .from(attemptLog)
      .where(eq(attemptLog.attemptId, attempt.attempt_id))
      .orderBy(attemptLog.seq);
    expect(log.filter(({ kind }) => kind === "finish")).toHaveLength(1);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, place) => place + 1));
  });
});

it("the log cannot be rewritten", async () => {
  await expect(school.db.update(attemptLog).set({ revision: 99 })).rejects.toMatchObject({
    cause: expect.objectContaining({ message: "the attempt log is append-only" }),
  });
  await expect(school.db.delete(attemptLog)).rejects.toThrow();
});
