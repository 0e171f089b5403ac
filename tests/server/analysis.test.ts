import { beforeAll, describe, expect, it } from "vitest";
import type { AnswerRecord } from "../../src/contract/attempt/answer-record";
import { faults } from "../../src/contract/calls/faults";
import type { MarkedItem } from "../../src/contract/report/marked-item";
import { testItemOf } from "../../src/server/attempts/test-item";
import { changesIn, type LoggedOperation } from "../../src/server/families/analysis/changes";
import { difficultyBandIn } from "../../src/server/families/analysis/difficulty";
import {
  adaptiveItems,
  adaptiveTest,
  choose,
  newKey,
  openSchool,
  sitAdaptively,
  type School,
} from "../support/sittings";

let school: School;
let ann: string;

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});

const begin = async (menu_id: string) => (await school.call("startExam", { menu_id }, ann)).body.data;

/** Sits a fixed test; each answer to f1 takes the given time, in the order given. */
async function sitFixed(menu_id: string, answersToFirst: readonly [option: string, elapsedMs: number][]) {
  const { attempt_id, lease } = await begin(menu_id);
  for (const [place, [option, elapsed_ms]] of answersToFirst.entries()) {
    school.now += 60_000;
    const given = { answer: choose(option), revision: place + 1, idempotency_key: newKey(), elapsed_ms };
    await school.call("answerExercise", { attempt_id, lease, exercise_id: "f1", ...given }, ann);
  }
  await school.call("advanceExam", { attempt_id, lease, stage: "main" }, ann);
  return { attempt_id, lease };
}

async function itemsOf(attempt_id: string): Promise<readonly MarkedItem[]> {
  const report: AnswerRecord = (await school.call("answerRecord", { attempt_id }, ann)).body.data;
  if (report.kind === "list") throw new Error("not a report");
  return report.items;
}

const factsOf = ({ difficulty, usual, changes, gone_through }: MarkedItem) => ({
  difficulty,
  usual,
  changes,
  gone_through,
});

describe("the analysis of a question", () => {
  it("counts changes and shows a median time from five finished answers on", async () => {
    const first = await sitFixed("fixed", [
      ["A", 5_000],
      ["A", 8_000],
      ["B", 10_000],
    ]);
    expect((await itemsOf(first.attempt_id)).map(factsOf)).toEqual([
      { difficulty: null, usual: { ms: 60_000, of: "item" }, changes: 1, gone_through: false },
      ...[2, 3, 4].map(() => ({
        difficulty: null,
        usual: { ms: 60_000, of: "item" },
        changes: 0,
        gone_through: false,
      })),
    ]);
    for (const elapsedMs of [20_000, 30_000, 40_000]) await sitFixed("fixed", [["B", elapsedMs]]);
    expect((await itemsOf(first.attempt_id))[0]?.usual).toEqual({ ms: 60_000, of: "item" });
    const last = await sitFixed("fixed", [["B", 50_000]]);
    expect((await itemsOf(last.attempt_id)).map(({ usual }) => usual)).toEqual([
      { ms: 30_000, of: "students" },
      ...[2, 3, 4].map(() => ({ ms: 60_000, of: "item" })),
    ]);
  });

  it("shows neither difficulty nor usual time before the release", async () => {
    const { attempt_id } = await sitFixed("lenient", [["B", 5_000]]);
    const items = await itemsOf(attempt_id);
    expect(items.map(({ mark, difficulty, usual }) => ({ mark, difficulty, usual }))).toEqual(
      items.map(() => ({ mark: null, difficulty: null, usual: null })),
    );
  });

  it("shows the difficulty relative to the expected students", async () => {
    const attempt = (await school.call("startExam", { menu_id: "adaptive", mode: "practice" }, ann)).body.data;
    await sitAdaptively(school, ann, attempt, (place) => choose(place < 3 ? "B" : "A"));
    const items = await itemsOf(attempt.attempt_id);
    expect(items.map(({ difficulty }) => difficulty)).not.toContain(null);
  });
});

describe("marking a question as reviewed", () => {
  it("is stored for the student, can be taken back, and differs from the mark for review", async () => {
    const { attempt_id, lease } = await sitFixed("fixed", [["B", 5_000]]);
    const goThrough = async (exercise_id: string, check_status: 0 | 1, more = {}, token = ann) => {
      const input = { attempt_id, exercise_id, check_status, revision: 1, idempotency_key: newKey(), ...more };
      return (await school.call("updateCheckStatus", input, token)).body.code;
    };
    const flags = async () =>
      (await itemsOf(attempt_id)).map(({ gone_through, check_status }) => [gone_through, check_status]);
    expect(await goThrough("f2", 1)).toBe(200);
    expect(await goThrough("f2", 1)).toBe(200);
    expect(await flags()).toEqual([
      [false, 0],
      [true, 0],
      [false, 0],
      [false, 0],
    ]);
    expect(await goThrough("f2", 0)).toBe(200);
    expect(await goThrough("f3", 1, { lease })).toBe(faults.attemptClosed.code);
    expect(await goThrough("nothing", 1)).toBe(faults.itemNotServed.code);
    expect(await goThrough("f1", 1, {}, await school.signIn("ben"))).toBe(faults.attemptNotFound.code);
    expect((await flags()).flat()).toEqual([false, 0, false, 0, false, 0, false, 0]);
  });

  it("is refused for a sitting under way", async () => {
    const { attempt_id } = await begin("fixed");
    const input = { attempt_id, exercise_id: "f1", check_status: 1, revision: 1, idempotency_key: newKey() };
    expect((await school.call("updateCheckStatus", input, ann)).body.code).toBe(faults.invalidRequest.code);
  });
});

describe("changes of an answer", () => {
  const entry = (answer: unknown, more: Partial<LoggedOperation> = {}): LoggedOperation => ({
    kind: "answer",
    itemId: "q",
    payload: { answer },
    result: null,
    ...more,
  });

  it("count different stored answers, not repeated or removed ones or those of an older window", () => {
    const log = [
      entry({ a: 1 }),
      entry({ a: 1 }),
      entry(null),
      entry({ a: 1 }),
      entry({ a: 2 }, { result: { data: { applied: false } } }),
      entry({ a: 3 }, { result: { fault: "answerLocked" } }),
      entry({ a: 4 }, { kind: "lateAnswer" }),
      entry({ a: 5 }),
      entry({ a: 1 }, { result: { data: { applied: true } } }),
      entry({ a: 9 }, { itemId: "other" }),
    ];
    expect([...changesIn(log)]).toEqual([["q", 2]]);
  });
});

describe("the difficulty of an item as a word", () => {
  const items = new Map(adaptiveItems.map((item) => [item.item_id, testItemOf(item, "main")]));
  const test = { menuId: "adaptive", version: 1, family: "map", definition: adaptiveTest, items } as const;
  const irt = (b: number) => ({ irt: { a: 1, b, c: 0, d: 1, calibration: "seed" as const } });

  it("divides the expected students into thirds, or else the questions of the test", () => {
    const prior = { mean: 210, sd: 10, grade: 5, season: "fall" as const, avoid: [] };
    const beside = difficultyBandIn(test, { prior });
    expect([0.5, 0.6, 1.4, 1.5].map((b) => beside(irt(b)))).toEqual(["easy", "medium", "medium", "hard"]);
    const alone = difficultyBandIn(test, { prior: null });
    expect([-3, 0, 3].map((b) => alone(irt(b)))).toEqual(["easy", "medium", "hard"]);
    expect(alone({ irt: null })).toBeNull();
  });
});
