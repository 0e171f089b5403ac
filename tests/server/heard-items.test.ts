import { and, eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { attemptLog } from "../../src/server/db/schema";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { digestOf } from "../support/database";
import { heardItems } from "../support/heard-items";
import {
  adaptiveTest,
  choose,
  fixedTest,
  minute,
  newKey,
  openSchool,
  sitAdaptively,
  type School,
} from "../support/sittings";

let school: School;
let ann: string;
let attempt: Attempt;

const heard = heardItems({ max_plays: 2 });
const twice = heard.map(({ item }) => item);
const files = heard.flatMap((one) => one.files);

beforeAll(async () => {
  school = await openSchool();
  const adaptive = { family: "map", definition: adaptiveTest, sourceDigest: null } as const;
  await publishTest(school.db, { ...adaptive, menuId: "heard", items: twice, files }, school.now);
  const fixed = { family: "custom", definition: fixedTest, sourceDigest: null } as const;
  const own = twice.slice(0, 4).map((item) => ({ ...item, family: "custom" as const, item_id: `x${item.item_id}` }));
  await publishTest(school.db, { ...fixed, menuId: "heard-fixed", items: own, files }, school.now);
  ann = await school.signIn("ann");
});

const begin = async (more: object = { menu_id: "heard", mode: "practice" }) =>
  (await school.call("startExam", { take_over: true, ...more }, ann)).body.data;
const play = async (more: object = {}) => {
  const { attempt_id, lease, presented: exercise_id } = attempt;
  const input = { attempt_id, lease, exercise_id, idempotency_key: newKey(), ...more };
  return (await school.call("countPlay", input, ann)).body;
};
const answer = async (exercise_id: string | null, more: object) => {
  const { attempt_id, lease } = attempt;
  const base = { attempt_id, lease, exercise_id, revision: 1, elapsed_ms: 30_000, idempotency_key: newKey() };
  return (await school.call("answerExercise", { ...base, ...more }, ann)).body;
};
const unheard = { answer: null, unscored: "audioFailed" };
const resumed = async () => (await school.call("examItemDetail", { attempt_id: attempt.attempt_id }, ann)).body.data;
const reportOf = async ({ attempt_id }: Attempt) => (await school.call("answerRecord", { attempt_id }, ann)).body.data;

beforeEach(async () => {
  school.now += minute;
  attempt = await begin();
});

const handIn = async () => {
  const { attempt_id, lease } = attempt;
  return (await school.call("advanceExam", { attempt_id, lease, stage: "main" }, ann)).body.data;
};

afterEach(async () => {
  let { presented } = await resumed();
  while (presented !== null)
    presented = (await answer(presented, { ...unheard, revision: 9 })).data.next?.presented ?? null;
  expect((await handIn()).status).toBe("finished");
});

describe("plays", () => {
  it("are counted once per key, and are limited", async () => {
    const exercise_id = attempt.presented;
    const idempotency_key = newKey();
    const first = { code: 200, msg: "OK", data: { exercise_id, plays: 1, plays_left: 1 } };
    expect(await play({ idempotency_key })).toEqual(first);
    expect(await play({ idempotency_key })).toEqual(first);
    expect((await play()).data).toEqual({ exercise_id, plays: 2, plays_left: 0 });
    const before = await digestOf(school.db);
    expect((await play()).code).toBe(100217);
    expect(await digestOf(school.db)).toBe(before);
    expect(await play({ idempotency_key })).toEqual(first);
    expect((await resumed()).plays).toEqual([{ exercise_id, plays: 2 }]);
  });

  it("stay used after a reload and on another device, which then has the lease", async () => {
    const { presented: exercise_id, lease } = attempt;
    await play();
    attempt = await begin();
    expect(attempt.plays).toEqual([{ exercise_id, plays: 1 }]);
    expect((await play({ lease })).code).toBe(100205);
    expect((await play()).data).toEqual({ exercise_id, plays: 2, plays_left: 0 });
  });

  it("are logged, and may come between two answers", async () => {
    const exercise_id = attempt.presented;
    await play();
    const { data } = await answer(exercise_id, { answer: choose("B") });
    const rows = await school.db
      .select({ kind: attemptLog.kind, itemId: attemptLog.itemId, payload: attemptLog.payload })
      .from(attemptLog)
      .where(and(eq(attemptLog.attemptId, attempt.attempt_id), eq(attemptLog.itemId, exercise_id ?? "")))
      .orderBy(attemptLog.seq);
    expect(rows).toEqual([
      { kind: "play", itemId: exercise_id, payload: { exercise_id } },
      { kind: "answer", itemId: exercise_id, payload: { exercise_id, answer: choose("B"), revision: 1 } },
    ]);
    expect((await play({ exercise_id })).code).toBe(100207);
    expect((await play({ exercise_id: data.next?.presented })).data).toMatchObject({ plays: 1 });
  });

  it("are refused for audio that does not exist", async () => {
    const other = twice.find(({ item_id }) => item_id !== attempt.presented)?.item_id;
    expect((await play({ exercise_id: other })).code).toBe(100206);
    expect((await play({ attempt_id: "nobody's" })).code).toBe(400);
    expect((await play({ attempt_id: "nobodys" })).code).toBe(100202);
    const silent = (await school.call("startExam", { menu_id: "adaptive", take_over: true }, ann)).body.data;
    const { attempt_id, lease, presented } = silent;
    expect((await play({ attempt_id, lease, exercise_id: presented })).code).toBe(100206);
  });
});

describe("an item whose audio could not be played", () => {
  it("is locked without an answer, does not count, and is followed by the next", async () => {
    await answer(attempt.presented, { answer: choose("B") });
    attempt = await resumed().then((now) => ({ ...now, lease: attempt.lease }));
    const { presented: lost, answered } = attempt;
    const idempotency_key = newKey();
    const { data } = await answer(lost, { ...unheard, idempotency_key });
    expect(data.next).toMatchObject({ answered: answered + 1, presented: expect.any(String) });
    expect((await answer(lost, { ...unheard, idempotency_key })).data).toEqual(data);
    expect((await answer(lost, { answer: choose("B"), revision: 2 })).code).toBe(100207);
    expect((await answer(lost, { ...unheard, revision: 3 })).code).toBe(100207);

    attempt = { ...attempt, presented: data.next?.presented ?? null };
    await sitAdaptively(school, ann, attempt, (place) => choose(place % 2 === 0 ? "B" : "A"));
    const report = await reportOf(attempt);
    if (report.kind !== "map") throw new Error("not a MAP report");
    const marks = report.items.map(({ exercise_id, mark }) => [exercise_id, mark]);
    expect(marks.filter(([, mark]) => mark === "unscored")).toEqual([[lost, "unscored"]]);
    expect(new Set(marks.map(([id]) => id)).size).toBe(attempt.total);
    expect(report.engagement.answered).toBe(attempt.total - 1);
    expect(report.trace.map(({ exercise_id }) => exercise_id)).not.toContain(lost);
    expect(report.areas.reduce((sum, { items }) => sum + items, 0)).toBe(attempt.total - 1);

    const { attempt_id } = attempt;
    const review = (await school.call("exerciseDetail", { attempt_id, exercise_id: lost }, ann)).body.data.review;
    expect(review).toMatchObject({ mark: "unscored", answer: null, transcript: { en: `Said in ${lost?.slice(2)}` } });
  });

  it("does not count towards the items a score needs: with half of them unheard there is no score", async () => {
    let { presented } = attempt;
    for (let place = 0; presented !== null; place += 1) {
      school.now += 30_000;
      const given = [0, 3, 4].includes(place) ? unheard : { answer: choose("B") };
      presented = (await answer(presented, given)).data.next?.presented ?? null;
    }
    await handIn();
    const report = await reportOf(attempt);
    if (report.kind !== "map") throw new Error("not a MAP report");
    expect(new Set(report.items.map(({ exercise_id }) => exercise_id)).size).toBe(6);
    expect(report).toMatchObject({
      estimate: null,
      all_alike: true,
      validity: { verdict: "invalid", reasons: ["tooFewAnswers"] },
    });
  });

  it("cannot be claimed for an item without audio, or together with an answer", async () => {
    const silent = (await school.call("startExam", { menu_id: "adaptive", take_over: true }, ann)).body.data;
    const { attempt_id, lease, presented } = silent;
    expect((await answer(presented, { ...unheard, attempt_id, lease })).code).toBe(100208);
    expect((await answer(attempt.presented, { answer: choose("B"), unscored: "audioFailed" })).code).toBe(100208);
    expect((await answer(attempt.presented, { answer: null, unscored: "tooHard" })).code).toBe(400);
    expect((await answer(attempt.presented, { answer: null })).code).toBe(100208);
  });

  it("does not count in the total of a fixed test, unless it is answered later", async () => {
    attempt = await begin({ menu_id: "heard-fixed" });
    const [one, two, three] = attempt.exercise_list.flatMap(({ exercise_item }) =>
      exercise_item.map(({ exercise_id }) => exercise_id),
    );
    await answer(one ?? null, unheard);
    await answer(two ?? null, unheard);
    await answer(two ?? null, { answer: choose("B"), revision: 2 });
    await answer(three ?? null, { answer: choose("A") });
    await handIn();
    const report = await reportOf(attempt);
    expect(report).toMatchObject({ kind: "fixed", total: 3, answered: 2, right: 1, points: 1, points_total: 3 });
    const list = (await school.call("answerRecord", {}, ann)).body.data;
    if (list.kind !== "list" || report.kind !== "fixed") throw new Error("not what was asked for");
    expect(list.list.find(({ attempt_id }) => attempt_id === attempt.attempt_id)?.score?.value).toBeCloseTo(100 / 3);
    expect(report.items.map(({ mark }) => mark)).toEqual(["unscored", "right", "wrong", "skipped"]);
  });
});

describe("the transcript of an item", () => {
  it("stays on the server until the results are released", async () => {
    const { attempt_id, presented } = attempt;
    const shown = [
      attempt,
      await resumed(),
      (await school.call("presentedExercise", { attempt_id }, ann)).body.data,
      (await school.call("exerciseDetail", { attempt_id, exercise_id: presented }, ann)).body.data,
    ];
    expect(JSON.stringify(shown)).not.toMatch(/Said in|transcript/);
  });
});
