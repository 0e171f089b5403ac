import { beforeEach, describe, expect, it, beforeAll } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { digestOf } from "../support/database";
import { askOracles } from "../support/oracles/school";
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
const beat = async (lease: string | null) =>
  (await school.call("heartbeat", { attempt_id: first.attempt_id, lease }, ann)).body.data.lease_held;
const standing = async () => (await school.call("examItemDetail", { attempt_id: first.attempt_id }, ann)).body.data;

askOracles(() => school);

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});

beforeEach(async () => {
  school.now = Math.max(school.now, morning) + 60 * minute;
  first = (await start("fixed")).data;
});

describe("the lease", () => {
  it("is refused while another window is alive, and free 25 s after its last heartbeat", async () => {
    const holder = { seen_at: school.now, browser: null, system: null };
    const data = { attempt_id: first.attempt_id, holder };
    expect(await start("fixed")).toEqual({ code: 100205, msg: expect.any(String), data });
    school.now += 24_000;
    const beat = await school.call("heartbeat", { attempt_id: first.attempt_id, lease: first.lease, pending: 0 }, ann);
    expect(beat.body.data).toEqual({
      server_time: school.now,
      deadline: first.deadline,
      stage_deadline: first.deadline,
      lease_held: true,
      status: "sitting",
      stage: "main",
      last_seq: first.last_seq,
    });
    school.now += 24_000;
    expect(await start("fixed")).toMatchObject({ code: 100205 });
    school.now += 1_000;
    const second = (await start("fixed")).data;
    expect(second).toMatchObject({ attempt_id: first.attempt_id, lease_held: true });
    expect(second.lease).not.toBe(first.lease);
  });

  it("is renewed for the window that presents it, and passes to another window in the same epoch", async () => {
    const mine = (await start("fixed", { lease: first.lease, window: "one" })).data;
    expect(mine).toMatchObject({ attempt_id: first.attempt_id, epoch: 1, lease_held: true });
    const before = await digestOf(school.db);
    expect((await start("fixed", { lease: mine.lease, window: "one" })).data).toEqual(mine);
    expect(await digestOf(school.db)).toBe(before);
    const copy = (await start("fixed", { lease: mine.lease, window: "two" })).data;
    expect(copy).toMatchObject({ attempt_id: first.attempt_id, epoch: 1, lease_held: true });
    expect(new Set([first.lease, mine.lease, copy.lease]).size).toBe(3);
    const reload = (await start("fixed", { lease: copy.lease })).data;
    expect(reload).toMatchObject({ epoch: 1, lease_held: true });
    expect(reload.lease).not.toBe(copy.lease);
    expect([await beat(first.lease), await beat(mine.lease), await beat(copy.lease), await beat(reload.lease)]).toEqual(
      [false, false, false, true],
    );
  });

  it("F30: lets an older window of the epoch replace its answers by a higher revision", async () => {
    const second = (await start("fixed", { lease: first.lease, window: "two" })).data;
    await answer(second.lease, { revision: 3, answer: choose("C") });
    expect((await answer(first.lease, { revision: 2, answer: choose("A") })).data).toMatchObject({
      applied: false,
      lease_held: false,
    });
    expect((await answer(first.lease, { revision: 4, answer: choose("D") })).data).toMatchObject({
      applied: true,
      lease_held: false,
    });
    expect((await standing()).answers).toMatchObject([{ answer: choose("D"), revision: 4, epoch: 1 }]);
  });

  it.each(["answerExercise", "updateCheckStatus"] as const)(
    "F29: reports to the following lease, which repeats %s, that it is the current one",
    async (call) => {
      const next = (await start("fixed", { lease: first.lease, window: "another-window" })).data;
      const key = newKey();
      const more = call === "answerExercise" ? { answer: choose("B"), elapsed_ms: 10 } : { check_status: 1 };
      const operation = { attempt_id: first.attempt_id, exercise_id: "f1", revision: 1, idempotency_key: key, ...more };
      const send = async (lease: string | null) => (await school.call(call, { ...operation, lease }, ann)).body.data;
      const by = { before: await send(first.lease), since: await send(next.lease), again: await send(first.lease) };
      expect(by.before.lease_held).toBe(false);
      expect(by.since).toEqual({ ...by.before, lease_held: true });
      expect(by.again).toEqual(by.before);
    },
  );

  it("F53: lets an older turn continue in its epoch when no window is alive, or when it takes over", async () => {
    const second = (await start("fixed", { lease: first.lease, window: "two" })).data;
    expect((await start("fixed", { lease: first.lease, window: "three" })).code).toBe(100205);
    expect((await start("fixed", { lease: first.lease, window: "three", take_over: true })).data).toMatchObject({
      epoch: 1,
      lease_held: true,
    });
    expect((await start("fixed", { lease: second.lease })).code).toBe(100205);
    school.now += 25_000;
    expect((await start("fixed", { lease: second.lease })).data).toMatchObject({ epoch: 1, lease_held: true });
  });

  it("starts the next epoch when a window with another epoch's lease, or none, takes over", async () => {
    const second = (await start("fixed", { take_over: true })).data;
    expect(second.epoch).toBe(2);
    expect((await start("fixed", { lease: first.lease, window: "one" })).code).toBe(100205);
    expect((await start("fixed", { lease: first.lease, take_over: true })).data.epoch).toBe(3);
    expect((await start("fixed", { lease: "unheard-of", take_over: true })).data.epoch).toBe(4);
    school.now += 25_000;
    expect((await start("fixed", { lease: second.lease })).data.epoch).toBe(5);
  });

  it("F31: reports its holder by the window's last heartbeat and browser", async () => {
    const agents = {
      ipad:
        "Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 " +
        "Mobile/15E148 Safari/604.1",
      desk:
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) " +
        "Chrome/140.0.0.0 Safari/537.36",
    };
    const from = async (agent: string, more: object = {}) =>
      (await school.call("startExam", { menu_id: "fixed", ...more }, ann, { "user-agent": agent })).body;
    const mine = (await from(agents.ipad, { lease: first.lease })).data;
    school.now += 9_000;
    const holder = { seen_at: school.now - 9_000, browser: "Safari", system: "iOS" };
    expect((await from(agents.desk)).data).toEqual({ attempt_id: first.attempt_id, holder });
    await from(agents.desk, { take_over: true });
    const taker = { seen_at: school.now, browser: "Chrome", system: "Windows" };
    const left = { attempt_id: first.attempt_id, stage: "main", lease: mine.lease };
    expect((await school.call("advanceExam", left, ann)).body).toMatchObject({ code: 100205, data: { holder: taker } });
    expect(await from("x".repeat(10_000))).toMatchObject({ code: 100205, data: { holder: taker } });
  });

  it("can be taken over; the old window's answers are stored and never overwrite", async () => {
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

  it("does not let an old window answer an adaptive item", async () => {
    const adaptive = (await start("adaptive", { take_over: true })).data;
    await start("adaptive", { take_over: true });
    const reply = await answer(adaptive.lease, { attempt_id: adaptive.attempt_id, exercise_id: adaptive.presented });
    expect(reply.data).toMatchObject({ applied: false, lease_held: false, next: null });
    expect((await school.call("presentedExercise", { attempt_id: adaptive.attempt_id }, ann)).body.data).toMatchObject({
      presented: adaptive.presented,
      answered: 0,
    });
  });

  it("is granted again to a resume whose reply was lost, and not to a copy of the window", async () => {
    const resume = { attempt_id: first.attempt_id, lease: first.lease, window: "two", idempotency_key: newKey() };
    const one = await start("fixed", resume);
    expect(one.data).toMatchObject({ epoch: 1, lease_held: true });
    expect(await start("fixed", resume)).toEqual(one);
    const copied = (await start("fixed", { ...resume, window: "three" })).code;
    expect(copied).toBe(100205);
    await start("fixed", { lease: one.data.lease, window: "four" });
    expect((await start("fixed", resume)).code).toBe(100205);
  });

  it("is granted by a start that names a sitting, which never begins another", async () => {
    const { attempt_id } = first;
    const mine = (await start("fixed", { attempt_id, lease: first.lease })).data;
    expect(mine).toMatchObject({ attempt_id, status: "sitting", lease_held: true });
    await school.call("advanceExam", { attempt_id, stage: "main", lease: mine.lease }, ann);
    const before = await digestOf(school.db);
    const over = (await start("fixed", { attempt_id, lease: mine.lease, idempotency_key: newKey() })).data;
    expect(over).toMatchObject({ attempt_id, status: "finished", lease: null, lease_held: false });
    expect((await start("fixed", { attempt_id: "nothing" })).code).toBe(100202);
    const ben = await school.signIn("ben");
    expect((await school.call("startExam", { menu_id: "fixed", attempt_id }, ben)).body.code).toBe(100202);
    expect(await digestOf(school.db)).toBe(before);
  });

  it("F55: is answered with the finished attempt where the resumed sitting has expired", async () => {
    const { attempt_id } = first;
    const resume = { lease: first.lease, idempotency_key: newKey() };
    await start("fixed", resume);
    school.now += 11 * minute;
    for (const more of [resume, { attempt_id, idempotency_key: newKey() }])
      expect((await start("fixed", more)).data).toMatchObject({
        attempt_id,
        status: "finished",
        finish_reason: "expired",
        finished_at: first.deadline,
        lease: null,
      });
  });

  it("is granted again to a start whose reply was lost", async () => {
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
