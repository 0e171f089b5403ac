import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import type { AnswerOutput } from "../../src/contract/attempt/exam";
import { sweep } from "../../src/server/use-cases/sweep";
import { digestOf } from "../support/database";
import { adaptiveItems, choose, minute, morning, newKey, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
let attempt: Attempt;

const areaOf = (id: string | null) => adaptiveItems.find((item) => item.item_id === id)?.area;

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});

beforeEach(async () => {
  school.now = Math.max(school.now, morning) + minute;
  attempt = (await school.call("startExam", { menu_id: "adaptive", mode: "practice", take_over: true }, ann)).body.data;
});

const answer = async (exercise_id: string | null, more: object = {}) =>
  (
    await school.call(
      "answerExercise",
      {
        attempt_id: attempt.attempt_id,
        exercise_id,
        answer: choose("B"),
        revision: 1,
        idempotency_key: newKey(),
        elapsed_ms: 30_000,
        lease: attempt.lease,
        ...more,
      },
      ann,
    )
  ).body;
const leave = () =>
  school.call("advanceExam", { attempt_id: attempt.attempt_id, stage: "main", lease: attempt.lease }, ann);

async function answerAll(given: (place: number) => object): Promise<(string | null)[]> {
  const served = [attempt.presented];
  for (let place = attempt.answered; place < attempt.total; place += 1) {
    school.now += 30_000;
    const { data } = await answer(served.at(-1) ?? null, given(place));
    served.push(data.next?.presented ?? null);
  }
  return served.slice(0, -1);
}

describe("an adaptive sitting", () => {
  it("runs from start to report with balanced areas", async () => {
    const served = await answerAll((place) => ({ answer: choose(place % 2 === 0 ? "B" : "A") }));
    expect(new Set(served).size).toBe(6);
    const counts = ["operations", "number", "measurement", "geometry"].map(
      (area) => served.filter((id) => areaOf(id) === area).length,
    );
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    const finished = (await leave()).body.data;
    expect(finished).toMatchObject({ status: "finished", finish_reason: "completed", presented: null, answered: 6 });
    expect((await leave()).body.data).toEqual({ ...finished, server_time: school.now });

    const report = (await school.call("answerRecord", { attempt_id: attempt.attempt_id }, ann)).body.data;
    if (report.kind !== "map") throw new Error("not a MAP report");
    expect(report).toMatchObject({
      grade: 5,
      season: "fall",
      all_alike: false,
      engagement: { rapid: 0, answered: 6, without_rapid: null },
      duration_ms: 180_000,
    });
    expect(report.trace.map(({ exercise_id, right }) => [exercise_id, right])).toEqual(
      served.map((id, place) => [id, place % 2 === 0]),
    );
    const { estimate } = report;
    if (estimate === null) throw new Error("no score");
    const { rit, se, band } = estimate;
    expect(band).toEqual([rit - se, rit + se]);
    expect(report.areas.map(({ items }) => items).reduce((sum, items) => sum + items, 0)).toBe(6);
    const list = (await school.call("answerRecord", {}, ann)).body.data;
    expect(list).toMatchObject({
      kind: "list",
      list: [
        {
          attempt_id: attempt.attempt_id,
          score: { unit: "rit", value: rit, low: band[0], high: band[1], scale: [100, 300] },
        },
      ],
    });
  });

  it("avoids the items of the previous attempt", async () => {
    const first = await answerAll(() => ({}));
    await leave();
    attempt = (await school.call("startExam", { menu_id: "adaptive", mode: "practice" }, ann)).body.data;
    const second = await answerAll(() => ({}));
    await leave();
    expect(second.filter((id) => first.includes(id))).toEqual([]);
    const report = (await school.call("answerRecord", { attempt_id: attempt.attempt_id }, ann)).body.data;
    expect(report).toMatchObject({ kind: "map", all_alike: true });
  });

  it("presents the same item until it is answered, then locks it", async () => {
    const first = attempt.presented;
    const key = newKey();
    const [one, two] = [
      await school.call("presentedExercise", { attempt_id: attempt.attempt_id }, ann),
      await school.call("presentedExercise", { attempt_id: attempt.attempt_id }, ann),
    ];
    expect(one.body.data).toEqual({
      stage: "main",
      answered: 0,
      total: 6,
      presented: first,
      exercise: expect.objectContaining({ exercise_id: first }),
      pause: null,
    });
    expect(two.body).toEqual(one.body);

    school.now += 30_000;
    const saved = await answer(first, { idempotency_key: key });
    const shown = saved.data.next;
    expect((await school.call("presentedExercise", { attempt_id: attempt.attempt_id }, ann)).body.data).toEqual(shown);
    const before = await digestOf(school.db);
    expect(await answer(first, { revision: 2 })).toMatchObject({ code: 100207 });
    expect(await answer(first, { idempotency_key: key })).toEqual(saved);
    expect(await digestOf(school.db)).toBe(before);
    const resumed = (await school.call("startExam", { menu_id: "adaptive", lease: attempt.lease }, ann)).body.data;
    expect(resumed).toMatchObject({
      attempt_id: attempt.attempt_id,
      lease_held: true,
      epoch: attempt.epoch,
      presented: shown?.presented,
      answered: 1,
      mode: "practice",
    });
    expect(
      resumed.exercise_list[0]?.exercise_item.map(({ exercise_id, exercise }) => [exercise_id, exercise !== null]),
    ).toEqual([
      [first, false],
      [shown?.presented, true],
    ]);
  });

  it("counts at most the time since an item was served", async () => {
    attempt = (await school.call("examItemDetail", { attempt_id: attempt.attempt_id, lease: attempt.lease }, ann)).body
      .data;
    const { presented } = attempt;
    school.now += 12_345;
    await answer(presented, { elapsed_ms: 86_400_000 });
    const { answers } = (await school.call("examItemDetail", { attempt_id: attempt.attempt_id }, ann)).body.data;
    const booked = answers.find(({ exercise_id: id }) => id === presented)?.elapsed_ms ?? NaN;
    // served a minute before this test began
    expect(booked).toBe(minute + 12_345);
  });

  it("pauses after three rapid answers in a row and keeps the difficulty meanwhile", async () => {
    attempt = (await school.call("examItemDetail", { attempt_id: attempt.attempt_id, lease: attempt.lease }, ann)).body
      .data;
    const pauses: AnswerOutput["next"][] = [];
    let presented = attempt.presented;
    while (presented !== null) {
      const { data } = await answer(presented, { elapsed_ms: 1_000, answer: choose("A") });
      pauses.push(data.next);
      presented = data.next?.presented ?? null;
    }
    const count = 6 - attempt.answered;
    expect(pauses.map((next) => next?.pause)).toEqual(
      Array.from({ length: count }, (_, place) => (place + 1 === 3 ? "rapidGuessing" : null)),
    );
    await leave();
    const report = (await school.call("answerRecord", { attempt_id: attempt.attempt_id }, ann)).body.data;
    if (report.kind !== "map") throw new Error("not a MAP report");
    const rapid = attempt.total - attempt.answered;
    expect(report).toMatchObject({
      estimate: null,
      areas: [],
      trace: [],
      next_steps: [],
      engagement: { rapid, answered: 6, without_rapid: null },
      validity: { verdict: "invalid", reasons: ["rapidGuessing"] },
    });
    expect(report.items.map(({ mark }) => mark)).not.toContain(null);
    const list = (await school.call("answerRecord", {}, ann)).body.data;
    if (list.kind !== "list") throw new Error("not a list");
    expect(list.list.find(({ attempt_id: id }) => id === attempt.attempt_id)).toMatchObject({
      status: "finished",
      score: null,
    });
  });

  it("is finished by the server when the client does not return", async () => {
    await answerAll(() => ({}));
    school.now += 9 * minute;
    expect(await sweep(school.deps)).toBe(0);
    school.now += 2 * minute;
    expect(await sweep(school.deps)).toBe(1);
    expect((await school.call("examItemDetail", { attempt_id: attempt.attempt_id }, ann)).body.data).toMatchObject({
      status: "finished",
      finish_reason: "completed",
    });
  });
});

describe("the kind of a sitting", () => {
  it.each([
    ["practice", "practice"],
    ["full", "real"],
    [undefined, "real"],
  ])("of a start with mode %s is %s in every reply", async (mode, kind) => {
    const own = await openSchool();
    const ben = await own.signIn("ben");
    const { data } = (await own.call("startExam", { menu_id: "adaptive", mode }, ben)).body;
    const { attempts } = (await own.call("menuDetail", { menu_id: "adaptive" }, ben)).body.data;
    expect([data.kind, attempts[0]?.kind]).toEqual([kind, kind]);
  });
});
