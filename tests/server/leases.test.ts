import { beforeEach, describe, expect, it, beforeAll } from "vitest";
import type { Attempt } from "../../src/contract/exam";
import { choose, minute, morning, newKey, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
let first: Attempt;

const start = async (menu_id: string, more: object = {}) =>
  (await school.call("startExam", { menu_id, ...more }, ann)).body;
const answer = async (lease: string | null, more: object = {}) =>
  (
    await school.call(
      "answerExercise",
      {
        attempt_id: first.attempt_id,
        exercise_id: "f1",
        answer: choose("B"),
        revision: 1,
        idempotency_key: newKey(),
        elapsed_ms: 10,
        lease,
        ...more,
      },
      ann,
    )
  ).body;
const standing = async () => (await school.call("examItemDetail", { attempt_id: first.attempt_id }, ann)).body.data;

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});

beforeEach(async () => {
  school.now = Math.max(school.now, morning) + 60 * minute;
  first = (await start("fixed")).data;
});

describe("the right to write", () => {
  it("is refused while another window is alive, and free 25 s after its last sign of life", async () => {
    expect(await start("fixed")).toEqual({
      code: 100205,
      msg: expect.any(String),
      data: { attempt_id: first.attempt_id },
    });
    school.now += 24_000;
    const beat = await school.call("heartbeat", { attempt_id: first.attempt_id, lease: first.lease, pending: 0 }, ann);
    expect(beat.body.data).toEqual({
      server_time: school.now,
      deadline: first.deadline,
      lease_held: true,
      status: "sitting",
      stage: "main",
    });
    school.now += 24_000;
    expect(await start("fixed")).toMatchObject({ code: 100205 });
    school.now += 1_000;
    const second = (await start("fixed")).data;
    expect(second).toMatchObject({ attempt_id: first.attempt_id, lease_held: true });
    expect(second.lease).not.toBe(first.lease);
  });

  it("comes back to the window that presents it", async () => {
    expect((await start("fixed", { lease: first.lease })).data).toMatchObject({
      attempt_id: first.attempt_id,
      lease: first.lease,
      lease_held: true,
    });
  });

  it("can be taken over; the old window's answers are kept and never overwrite", async () => {
    await answer(first.lease, { revision: 5, answer: choose("A") });
    const second = (await start("fixed", { take_over: true })).data;
    expect((await answer(first.lease, { exercise_id: "f2", revision: 9, answer: choose("C") })).data).toMatchObject({
      applied: true,
      lease_held: false,
    });
    expect((await answer(second.lease, { revision: 1, answer: choose("D") })).data).toMatchObject({
      applied: true,
      lease_held: true,
    });
    expect((await answer(first.lease, { revision: 6, answer: choose("A") })).data).toMatchObject({
      applied: false,
      lease_held: false,
    });
    expect((await standing()).answers).toMatchObject([
      { exercise_id: "f2", answer: choose("C") },
      { exercise_id: "f1", answer: choose("D"), revision: 1 },
    ]);
    expect(
      (await school.call("heartbeat", { attempt_id: first.attempt_id, lease: first.lease, pending: 1 }, ann)).body.data,
    ).toMatchObject({ lease_held: false });
    expect(
      (await school.call("advanceExam", { attempt_id: first.attempt_id, stage: "main", lease: first.lease }, ann)).body
        .code,
    ).toBe(100205);
    expect((await start("fixed", { lease: first.lease })).code).toBe(100205);
  });

  it("never lets an old window answer an adaptive item", async () => {
    const adaptive = (await start("adaptive", { take_over: true })).data;
    await start("adaptive", { take_over: true });
    const reply = await answer(adaptive.lease, { attempt_id: adaptive.attempt_id, exercise_id: adaptive.presented });
    expect(reply.data).toMatchObject({ applied: false, lease_held: false, next: null });
    expect((await school.call("presentedExercise", { attempt_id: adaptive.attempt_id }, ann)).body.data).toMatchObject({
      presented: adaptive.presented,
      answered: 0,
    });
  });

  it("is given again to a start whose answer was lost", async () => {
    school.now += 60 * minute;
    const idempotency_key = newKey();
    const one = await start("fixed", { idempotency_key });
    expect(await start("fixed", { idempotency_key })).toEqual(one);
    await school.call("advanceExam", { attempt_id: one.data.attempt_id, stage: "main", lease: one.data.lease }, ann);
    expect((await start("fixed", { idempotency_key })).data).toMatchObject({
      attempt_id: one.data.attempt_id,
      status: "finished",
      lease: null,
    });
  });
});
