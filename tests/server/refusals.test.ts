import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { addresses, type CallName } from "../../src/contract/calls/addresses";
import { calls } from "../../src/contract/calls/calls";
import { users } from "../../src/server/db/accounts-schema";
import { attemptLog, attempts } from "../../src/server/db/schema";
import { digestOf } from "../support/database";
import { choose, newKey, openSchool, type Reply, type School } from "../support/sittings";

let school: School;
let ann: string;
let ben: string;
let fixed: Attempt;
let adaptive: Attempt;

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
  ben = await school.signIn("ben");
  fixed = (await school.call("startExam", { menu_id: "fixed" }, ann)).body.data;
  adaptive = (await school.call("startExam", { menu_id: "adaptive", mode: "practice" }, ann)).body.data;
});

async function changesNothing(work: () => Promise<Reply>): Promise<Reply> {
  const before = await digestOf(school.db);
  const reply = await work();
  expect(await digestOf(school.db)).toBe(before);
  return reply;
}

const body = (more: object = {}) => ({
  attempt_id: fixed.attempt_id,
  exercise_id: "f1",
  answer: choose("B"),
  revision: 1,
  idempotency_key: newKey(),
  elapsed_ms: 10,
  lease: fixed.lease,
  ...more,
});

describe("a refused answer changes nothing", () => {
  const cases: readonly (readonly [string, () => object, object])[] = [
    ["an item of another test", () => body({ exercise_id: "ope1" }), { code: 100206 }],
    [
      "an adaptive item that was not served",
      () =>
        body({
          attempt_id: adaptive.attempt_id,
          lease: adaptive.lease,
          exercise_id: adaptive.presented === "ope0" ? "ope1" : "ope0",
        }),
      { code: 100206 },
    ],
    ["an option that does not exist", () => body({ answer: choose("Z") }), { code: 100208 }],
    ["an answer of another type", () => body({ answer: { type: "text_entry", text: "B" } }), { code: 100208 }],
    [
      "more choices than allowed",
      () => body({ exercise_id: "f4", answer: { type: "multiple_choice", option_ids: ["A", "B", "C"] } }),
      { code: 100208 },
    ],
    [
      "a blank in an adaptive sitting",
      () =>
        body({ attempt_id: adaptive.attempt_id, lease: adaptive.lease, exercise_id: adaptive.presented, answer: null }),
      { code: 100208 },
    ],
    ["a sitting that does not exist", () => body({ attempt_id: "nothing" }), { code: 100202, data: {} }],
    ["a revision below one", () => body({ revision: 0 }), { code: 400 }],
    ["an idempotency key that is missing", () => body({ idempotency_key: undefined }), { code: 400 }],
  ];
  it.each(cases)("%s", async (_name, input, expected) => {
    expect((await changesNothing(() => school.call("answerExercise", input(), ann))).body).toMatchObject(expected);
  });

  it("S12: unknown fields are logged and have no effect", async () => {
    const names = [
      "score",
      "isCorrect",
      "role",
      "deadline",
      "attemptNo",
      "userId",
      "user_id",
      "groupId",
      "expiresAt",
      "submittedAt",
      "status",
    ];
    const more = Object.fromEntries(names.map((name) => [name, 1]));
    const row = async () =>
      (await school.db.select().from(attempts).where(eq(attempts.attemptId, fixed.attempt_id)))[0];
    const people = () => school.db.select().from(users).orderBy(users.userId);
    const [before, persons] = [await row(), await people()];
    expect((await changesNothing(() => school.call("startExam", { menu_id: "fixed", ...more }, ann))).body.code).toBe(
      100205,
    );
    const leave = { attempt_id: fixed.attempt_id, stage: "other", lease: fixed.lease, ...more };
    expect((await changesNothing(() => school.call("advanceExam", leave, ann))).body.code).toBe(100211);
    const saved = (await school.call("answerExercise", body(more), ann)).body.data;
    const mark = { check_status: 1, exercise_id: "f1", idempotency_key: newKey(), lease: fixed.lease, revision: 2 };
    const marked = await school.call("updateCheckStatus", { attempt_id: fixed.attempt_id, ...mark, ...more }, ann);
    expect(marked.body.data.seq).toBe(saved.seq + 1);
    expect(await row()).toEqual({ ...before, answered: 1, lastSeq: saved.seq + 1 });
    expect(await people()).toEqual(persons);
    const log = await school.db.select().from(attemptLog).where(eq(attemptLog.attemptId, fixed.attempt_id));
    expect(log.filter(({ seq }) => seq >= saved.seq).map(({ payload }) => payload)).toEqual([
      { exercise_id: "f1", answer: choose("B"), revision: 1, extra: more },
      { exercise_id: "f1", check_status: 1, revision: 2, extra: more },
    ]);
  });

  it("S12: a repeated operation with other unknown fields is the same operation", async () => {
    const input = body({ exercise_id: "f2" });
    const once = await school.call("answerExercise", { ...input, sent: 1 }, ann);
    const again = await changesNothing(() => school.call("answerExercise", { ...input, sent: 2 }, ann));
    expect(again.body).toEqual(once.body);
  });

  it("of wrong types in every field", async () => {
    const wrong = [[], {}, "", "0", 1e9, -1, null, true, 1.5, "a\u0000b", { type: "single_choice" }];
    for (const field of Object.keys(body())) {
      for (const value of wrong) {
        if (field === "answer" && value === null) continue;
        if (field === "elapsed_ms" && (value === 1e9 || value === 1.5)) continue;
        if (field === "lease" && typeof value === "string" && value !== "") continue;
        const reply = await changesNothing(() => school.call("answerExercise", body({ [field]: value }), ann));
        expect([reply.status, reply.body.code], `${field}=${JSON.stringify(value)}`).toSatisfy(
          ([status, code]) => status === 400 || [100202, 100205, 100206].includes(code),
        );
      }
    }
  });
});

describe("another student's sitting", () => {
  const cases: readonly (readonly [CallName, () => object])[] = [
    ["examItemDetail", () => ({ attempt_id: fixed.attempt_id })],
    ["examItemDetail", () => ({ attempt_id: fixed.attempt_id, lease: fixed.lease })],
    ["exerciseDetail", () => ({ attempt_id: fixed.attempt_id, exercise_id: "f1" })],
    ["presentedExercise", () => ({ attempt_id: adaptive.attempt_id })],
    ["answerExercise", () => body()],
    [
      "updateCheckStatus",
      () => ({
        attempt_id: fixed.attempt_id,
        exercise_id: "f1",
        check_status: 1,
        revision: 1,
        idempotency_key: newKey(),
        lease: fixed.lease,
      }),
    ],
    ["advanceExam", () => ({ attempt_id: fixed.attempt_id, stage: "main", lease: fixed.lease })],
    ["heartbeat", () => ({ attempt_id: fixed.attempt_id, lease: fixed.lease, pending: 0 })],
    ["answerRecord", () => ({ attempt_id: fixed.attempt_id })],
  ];
  it.each(cases)("does not exist for %s", async (name, input) => {
    const theirs = await changesNothing(() => school.call(name, input(), ben));
    const nobodys = await school.call(name, { ...input(), attempt_id: "nothing" }, ben);
    expect(theirs.body).toEqual({
      code: 100202,
      msg: "This sitting does not exist or belongs to someone else.",
      data: {},
    });
    expect(nobodys.body).toEqual(theirs.body);
  });

  it("is in no list of another person", async () => {
    expect((await school.call("answerRecord", {}, ben)).body.data).toMatchObject({
      kind: "list",
      list: [],
      counts: [],
      total: 0,
    });
    expect((await school.call("menuDetail", { menu_id: "fixed" }, ben)).body.data).toMatchObject({
      attempts: [],
      open_attempt: null,
      state: { status: "new" },
    });
  });
});

describe("a call without a signed-in person", () => {
  const persons = (Object.keys(addresses) as CallName[]).filter((name) => calls[name].access !== "public");
  it.each(persons)("%s is answered with the request to sign in", async (name) => {
    for (const token of [undefined, "x", "x".repeat(64), `${ann}x`]) {
      expect(await school.call(name, {}, token)).toMatchObject({ status: 200, body: { code: 100001, data: {} } });
    }
  });
});

it("a test cannot be left too early or from an unknown stage", async () => {
  const leave = (more: object) =>
    school.call("advanceExam", { attempt_id: adaptive.attempt_id, stage: "main", lease: adaptive.lease, ...more }, ann);
  expect((await changesNothing(() => leave({}))).body.code).toBe(100210);
  expect((await changesNothing(() => leave({ stage: "other" }))).body.code).toBe(100211);
  expect((await changesNothing(() => leave({ lease: "made-up" }))).body.code).toBe(100205);
  expect(
    (await changesNothing(() => school.call("answerRecord", { attempt_id: adaptive.attempt_id }, ann))).body.code,
  ).toBe(100212);
  expect((await changesNothing(() => school.call("startExam", { menu_id: "none" }, ann))).body.code).toBe(100201);
  expect(
    (await changesNothing(() => school.call("startExam", { menu_id: "adaptive", mode: "none", start_level: 5 }, ben)))
      .body.code,
  ).toBe(400);
  expect(
    (await changesNothing(() => school.call("startExam", { menu_id: "adaptive", start_level: 12 }, ben))).body.code,
  ).toBe(400);
});

it("reading calls change nothing", async () => {
  const reads = [
    ["menuList", {}],
    ["menuDetail", { menu_id: "fixed" }],
    ["examItemDetail", { attempt_id: fixed.attempt_id }],
    ["presentedExercise", { attempt_id: adaptive.attempt_id }],
    ["exerciseDetail", { attempt_id: fixed.attempt_id, exercise_id: "f2" }],
    ["answerRecord", {}],
  ] as const;
  for (const [name, body] of reads) {
    const reply = await changesNothing(() => school.call(name, body, ann));
    expect([name, reply.body.code]).toEqual([name, 200]);
  }
});
