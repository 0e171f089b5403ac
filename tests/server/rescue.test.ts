import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Operation } from "../../machines/outbox/operation";
import type { Attempt } from "../../src/contract/attempt/attempt";
import type { RescueKey } from "../../src/contract/attempt/rescue";
import { rescueLines } from "../../src/server/cli/rescue-lines";
import { attemptLog, attempts } from "../../src/server/db/schema";
import { openRescueCopy } from "../../src/server/use-cases/rescue-key";
import { rescueAnswers } from "../../src/server/use-cases/sitting/rescue-answers";
import { sweep } from "../../src/server/use-cases/sweep";
import { rescueText } from "../../src/web/effects/outbox/rescue-copy";
import { wordsOfCommand } from "../support/programs";
import { chooseIn } from "../support/shown-option";
import { choose, minute, morning, newKey, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
let attempt: Attempt;
let deadline: number;
let key: RescueKey | null;

const folder = mkdtempSync(path.join(tmpdir(), "invigil-rescue-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
  key = (await school.call("siteConfig", {})).body.data.rescue_key ?? null;
});

beforeEach(async () => {
  school.now = Math.max(school.now, morning) + 60 * minute;
  attempt = (await school.call("startExam", { menu_id: "fixed", take_over: true }, ann)).body.data;
  deadline = attempt.deadline ?? 0;
});

const operationOf = (exerciseId: string, changes: Partial<Operation> = {}): Operation =>
  ({
    kind: "answer",
    exerciseId,
    revision: 1,
    answer: ["f1", "f2"].includes(exerciseId) ? chooseIn(attempt, exerciseId, "Option B") : choose("B"),
    elapsedMs: 900,
    lease: attempt.lease ?? "",
    epoch: attempt.epoch,
    key: newKey(),
    madeAt: deadline - 60_000,
    isLate: false,
    ...changes,
  }) as Operation;

const sealed = (operations: readonly Operation[], attemptId = attempt.attempt_id) =>
  rescueText({ attemptId, person: "ann", at: deadline + minute, operations }, key);
const take = async (text: string) => rescueAnswers(school.deps, await openRescueCopy(school.deps, text));
const outcomes = async (text: string) =>
  (await take(text)).answers.map(({ exerciseId, outcome }) => `${exerciseId} ${outcome}`);
const send = async ({ exerciseId, key: idempotency_key, madeAt }: Operation & { exerciseId: string | null }) =>
  (
    await school.call(
      "answerExercise",
      {
        attempt_id: attempt.attempt_id,
        exercise_id: exerciseId ?? "",
        answer: choose("B"),
        revision: 1,
        idempotency_key,
        elapsed_ms: 900,
        lease: attempt.lease,
        epoch: attempt.epoch,
        answered_at: madeAt,
      },
      ann,
    )
  ).body;
const scoreAndHeld = async () => {
  const rows = await school.db.select().from(attempts);
  const row = rows.find(({ attemptId }) => attemptId === attempt.attempt_id);
  return [row?.status, row?.score, row?.held];
};

it("a rescue copy made during an outage past the deadline is stored beside the result, once", async () => {
  const confirmed = operationOf("f1");
  school.now = confirmed.madeAt;
  expect(await send(confirmed)).toMatchObject({ code: 200 });
  const inTime = operationOf("f2");
  const words = { type: "text_entry", text: "seven" } as const;
  const tooLate = operationOf("f3", { answer: words, madeAt: deadline + 1, isLate: true } as Partial<Operation>);
  const copy = await sealed([confirmed, inTime, tooLate]);
  school.now = deadline + 10 * minute;

  expect(await take(copy)).toEqual({
    person: "ann",
    answers: [
      { exerciseId: "f1", answer: choose("B"), answeredAt: confirmed.madeAt, outcome: "known", afterKeys: false },
      { exerciseId: "f2", answer: choose("B"), answeredAt: inTime.madeAt, outcome: "held", afterKeys: false },
      { exerciseId: "f3", answer: words, answeredAt: tooLate.madeAt, outcome: "late", afterKeys: false },
    ],
  });
  const record = (await school.call("answerRecord", { attempt_id: attempt.attempt_id }, ann)).body.data;
  expect(record).not.toHaveProperty("held_after_keys");
  const once = await scoreAndHeld();
  expect(once).toEqual(["finished", expect.objectContaining({ unit: "percent", value: 25 }), 1]);
  const log = await school.db.$count(attemptLog);

  expect(await outcomes(copy)).toEqual(["f1 known", "f2 held", "f3 late"]);
  expect(await send(inTime)).toMatchObject({ code: 100204 });
  expect([await scoreAndHeld(), await school.db.$count(attemptLog)]).toEqual([once, log]);
});

it("a rescue copy never counts, even where the test's policy counts late answers", async () => {
  attempt = (await school.call("startExam", { menu_id: "lenient", take_over: true }, ann)).body.data;
  deadline = attempt.deadline ?? 0;
  const copy = await sealed([operationOf("f1")]);
  school.now = deadline + minute;
  expect(await outcomes(copy)).toEqual(["f1 held"]);
  expect(await scoreAndHeld()).toEqual(["finished", expect.objectContaining({ value: 0 }), 1]);
});

it("the command reports a copy or answer from when the keys were released", async () => {
  school.now = deadline + 10 * minute;
  await sweep(school.deps);
  school.now += minute;
  const copy = await rescueText(
    { attemptId: attempt.attempt_id, person: "ann", at: school.now, operations: [operationOf("f1")] },
    key,
  );
  const opened = await openRescueCopy(school.deps, copy);
  const rescued = await rescueAnswers(school.deps, opened);
  expect(rescued.answers).toMatchObject([{ exerciseId: "f1", outcome: "held", afterKeys: true }]);
  expect(rescueLines(opened, rescued).join("\n")).toContain("the copy was made when the keys were out");
  expect(await send(operationOf("f2"))).toMatchObject({ code: 100204 });
  const reviewOf = async (exercise_id: string) =>
    (await school.call("exerciseDetail", { attempt_id: attempt.attempt_id, exercise_id }, ann)).body.data.review;
  expect(await reviewOf("f1")).toMatchObject({ held_answer: expect.anything(), held_after_keys: true });
  expect(await reviewOf("f2")).toMatchObject({ held_answer: expect.anything(), held_after_keys: true });
  expect(await reviewOf("f3")).not.toHaveProperty("held_after_keys");
  const record = (await school.call("answerRecord", { attempt_id: attempt.attempt_id }, ann)).body.data;
  expect(record).toMatchObject({ held: 2, held_after_keys: 2 });
  const { attempts: all } = (await school.call("exportData", {}, ann)).body.data;
  const exported = all.find(({ attempt_id }) => attempt_id === attempt.attempt_id);
  expect(exported?.items.map((item) => [item.exercise_id, item.held_after_keys])).toEqual([
    ["f1", true],
    ["f2", true],
    ["f3", undefined],
    ["f4", undefined],
  ]);
  expect(exported?.report).toMatchObject({ held: 2, held_after_keys: 2 });
});

it("a rescue copy of a sitting under way changes nothing", async () => {
  const copy = await sealed([operationOf("f1")]);
  school.now = deadline - minute;
  await expect(take(copy)).rejects.toThrow("still under way");
  expect(await scoreAndHeld()).toEqual(["sitting", null, 0]);
});

it("the command reports invalid answers and continues", async () => {
  const copy = await sealed([
    operationOf("a-stranger"),
    operationOf("f1", { answer: { type: "text_entry", text: "B" } } as Partial<Operation>),
    operationOf("f2"),
    operationOf("f1", { kind: "check", checkStatus: 1 } as Partial<Operation>),
  ]);
  school.now = deadline + minute;
  expect(await outcomes(copy)).toEqual(["a-stranger refused", "f1 refused", "f2 held"]);
});

it("a rescue copy of another device, sitting or installation is refused", async () => {
  const forged = await sealed([operationOf("f1", { lease: "guessed" })]);
  const other = (await school.call("startExam", { menu_id: "lenient" }, ann)).body.data.lease ?? "";
  const mixed = await sealed([
    operationOf("f1"),
    operationOf("f2", { lease: other }),
    operationOf("f3", { lease: "no" }),
  ]);
  const unknown = await sealed([operationOf("f1")], "no-such-sitting");
  const elsewhere = await openSchool();
  const foreignKey = (await elsewhere.call("siteConfig", {})).body.data.rescue_key ?? null;
  const foreign = await rescueText({ attemptId: "x", person: "ann", at: 0, operations: [] }, foreignKey);
  const whole = await sealed([operationOf("f1")]);
  school.now = deadline + minute;
  const tried = [
    forged,
    mixed,
    unknown,
    foreign,
    `${whole.slice(0, -3)}AAA`,
    whole.slice(0, 200),
    "",
    "{",
    '{"format":1}',
  ];
  const said = await Promise.all(tried.map((text) => take(text).then(String, (error: Error) => error.message)));
  expect(said).toEqual([
    "This copy was not made by a device that sat this test, so nothing of it was taken in.",
    "This copy holds 2 answers under a right to write that was not given for this sitting here, " +
      "so nothing of it was taken in.",
    "The sitting that this copy is of is not in this database.",
    ...Array.from({ length: 4 }, () => expect.stringMatching(/^This is no copy of answers/) as string),
    ...Array.from({ length: 2 }, () => expect.stringMatching(/cannot be read/) as string),
  ]);
  expect(await scoreAndHeld()).toEqual(["sitting", null, 0]);
});

it("a rescue copy is encrypted, unless the page could not encrypt", async () => {
  const text = await sealed([operationOf("f1")]);
  expect(text.split(".")).toHaveLength(5);
  expect(text).not.toContain("option_id");
  const plain = await rescueText({ attemptId: attempt.attempt_id, person: "ann", at: 0, operations: [] }, null);
  expect(JSON.parse(plain)).toMatchObject({ format: "invigil-rescue-1", answers: [] });
  expect(await openRescueCopy(school.deps, plain)).toMatchObject({ person: "ann" });
});

it("the command reports the outcome of each file, and continues after an invalid one", async () => {
  const file = path.join(folder, "ann.rescue");
  await writeFile(file, await sealed([operationOf("f1"), operationOf("f2")]));
  const missing = path.join(folder, "missing.rescue");
  const run = promisify(execFile)(process.execPath, [...wordsOfCommand("rescue"), missing, file], {
    env: { ...process.env, DATABASE_URL: school.url, LOG_LEVEL: "silent" },
  });
  const told = await run.catch((error: { stdout: string; stderr: string; code: number }) => error);
  expect(told).toMatchObject({ code: 1 });
  expect(told.stderr).toContain("missing.rescue: There is no such file, or it cannot be read.");
  expect(told.stdout).toContain(`Sitting ${attempt.attempt_id} of ann: 2 of 2 answers are now kept beside the result`);
  const held = (await school.call("examItemDetail", { attempt_id: attempt.attempt_id }, ann)).body.data.held;
  expect(held).toBe(2);
});
