import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import type { AnswerOutput } from "../../src/contract/attempt/exam";
import { faults } from "../../src/contract/calls/faults";
import type { PlacementReport } from "../../src/contract/report/report";
import { attemptItems, attemptLog, attempts, attemptStages } from "../../src/server/db/schema";
import { optDefinition } from "../../src/server/shipped/opt";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { sweep } from "../../src/server/use-cases/sweep";
import { optTestBank, rightOption, rightTexts } from "../support/opt-bank";
import { choose, minute, morning, newKey, openSchool, type School } from "../support/sittings";

const stages = optDefinition.sections.map(({ stage }) => stage);
const total = 36;
const itemOf = new Map(optTestBank.map((item) => [item.item_id, item]));
const difficultyOf = (itemId: string | null) => itemOf.get(itemId ?? "")?.irt?.b ?? NaN;
const draft = { menuId: "opt", family: "opt" as const, definition: optDefinition, sourceDigest: null };

let school: School;
let ann: string;

beforeAll(async () => {
  school = await openSchool();
  await publishTest(school.db, { ...draft, items: optTestBank }, morning);
  ann = await school.signIn("ann");
});

const isText = (itemId: string) => itemOf.get(itemId)?.area === "gappedText";
/** Answers with `right` gaps of a text right; other items all or nothing. */
const answerTo = (itemId: string, gaps: number) =>
  isText(itemId) ? { type: "gap_entry", texts: rightTexts(gaps) } : choose(gaps > 0 ? rightOption : "A");

const begin = async (more: object = {}): Promise<Attempt> => {
  school.now += minute;
  const { body } = await school.call("startExam", { menu_id: "opt", ...more }, ann);
  expect(body.code).toBe(200);
  return body.data;
};

const give = async (attempt: Attempt, exercise_id: string, answer: object | null, key = newKey()) => {
  const { attempt_id, lease } = attempt;
  const input = { attempt_id, lease, exercise_id, answer, revision: 1, idempotency_key: key, elapsed_ms: 20_000 };
  return (await school.call("answerExercise", input, ann)).body;
};

interface Served {
  readonly itemId: string;
  readonly output: AnswerOutput;
}

/** Answers a number of items by their place from 0, 20 s each. */
async function sit(
  attempt: Attempt,
  count: number,
  answerAt: (place: number, itemId: string) => object | null,
): Promise<Served[]> {
  const served: Served[] = [];
  let itemId = attempt.presented;
  for (let place = 0; place < count && itemId !== null; place += 1) {
    school.now += 20_000;
    const { code, data } = await give(attempt, itemId, answerAt(place, itemId));
    expect(code).toBe(200);
    served.push({ itemId, output: data });
    itemId = data.next?.presented ?? null;
  }
  return served;
}

const leave = async ({ attempt_id, lease }: Attempt, stage: string) =>
  (await school.call("advanceExam", { attempt_id, lease, stage }, ann)).body;

async function reportOf({ attempt_id }: Attempt): Promise<PlacementReport> {
  const report = (await school.call("answerRecord", { attempt_id }, ann)).body.data;
  if (report.kind !== "placement") throw new Error("not a placement");
  return report;
}

const rowOf = async ({ attempt_id }: Attempt) =>
  (await school.db.select().from(attempts).where(eq(attempts.attemptId, attempt_id)))[0];

describe("a sitting in parts", () => {
  it("goes from part to part automatically, each with its area, and ends with levels", async () => {
    const attempt = await begin();
    expect(attempt).toMatchObject({ stage: "use-1", total, answered: 0, deadline: school.now + 60 * minute });
    expect(attempt.sections.map(({ stage, items }) => [stage, items])).toEqual([
      ["use-1", 10],
      ["use-2", 10],
      ["use-3", 1],
      ["listening-1", 5],
      ["listening-2", 5],
      ["listening-3", 5],
    ]);
    const served = await sit(attempt, total, (place, itemId) => answerTo(itemId, place % 3 === 0 ? 0 : 4));
    const placed = stages.flatMap((stage, part) => Array<string>(optDefinition.sections[part]?.items ?? 0).fill(stage));
    expect(served.map(({ output }) => output.next?.stage)).toEqual([...placed.slice(1), "listening-3"]);
    expect(served.map(({ itemId }) => itemOf.get(itemId)?.area)).toEqual(
      placed.map((stage) => optDefinition.section_areas?.[stage]),
    );
    expect(new Set(served.map(({ itemId }) => itemId)).size).toBe(total);
    const rows = await school.db
      .select()
      .from(attemptItems)
      .where(eq(attemptItems.attemptId, attempt.attempt_id))
      .orderBy(asc(attemptItems.position));
    expect(rows.map(({ stage }) => stage)).toEqual(placed);
    const parts = await school.db
      .select()
      .from(attemptStages)
      .where(eq(attemptStages.attemptId, attempt.attempt_id))
      .orderBy(asc(attemptStages.begunAt));
    expect(parts.map(({ stage, endReason }) => [stage, endReason])).toEqual(
      stages.map((stage, part) => [stage, part === stages.length - 1 ? null : "left"]),
    );
    expect(parts.slice(1).map(({ begunAt }) => begunAt)).toEqual(parts.slice(0, -1).map(({ endedAt }) => endedAt));
    expect(await rowOf(attempt)).toMatchObject({ stage: "listening-3", answered: total, completedAt: school.now });

    expect((await leave(attempt, "listening-3")).data).toMatchObject({
      status: "finished",
      finish_reason: "completed",
    });
    const report = await reportOf(attempt);
    expect(report).toMatchObject({ total, reached: total, needed: 26, released: true });
    const [whole, use, listening] = report.scores;
    if (whole === undefined || use === undefined || listening === undefined) throw new Error("no score");
    expect([whole.scale, use.scale, listening.scale]).toEqual([null, "useOfEnglish", "listening"]);
    expect(whole.value).toBe(Math.round((use.value + listening.value) / 2));
    expect([whole.items, use.items, listening.items]).toEqual([36, 21, 15]);
    expect([use.elapsed_ms, listening.elapsed_ms]).toEqual([21 * 20_000, 15 * 20_000]);
    const width = ({ band: [low, high] }: typeof whole) => high - low;
    expect(width(listening)).toBeGreaterThan(width(use));
    expect(width(use)).toBeGreaterThan(width(whole));
    expect(report.skills.map(({ items }) => items).reduce((sum, items) => sum + items, 0)).toBe(total);
    const { list } = (await school.call("answerRecord", {}, ann)).body.data as unknown as { list: object[] };
    expect(list[0]).toMatchObject({
      score: { unit: "opt", value: whole.value, low: whole.band[0], high: whole.band[1], level: whole.level },
    });
  });

  it("carries the estimate into the next part, and scores a text by its right gaps", async () => {
    const firstHeard = async (gaps: number, isRight: boolean) => {
      const attempt = await begin();
      const served = await sit(attempt, 22, (_, itemId) => answerTo(itemId, isText(itemId) ? gaps : isRight ? 7 : 0));
      school.now += 61 * minute;
      expect(await sweep(school.deps)).toBe(1);
      return difficultyOf(served.at(-1)?.itemId ?? null);
    };
    expect(await firstHeard(7, true)).toBeGreaterThan(2);
    expect(await firstHeard(0, false)).toBeLessThan(-3);
  });

  it("begins at the chosen level, or at the border of A2 and B1", async () => {
    const firsts: number[] = [];
    for (const more of [{}, { start_level: 0 }, { start_level: 6 }]) {
      const attempt = await begin(more);
      firsts.push(difficultyOf(attempt.presented));
      school.now += 61 * minute;
      await sweep(school.deps);
    }
    const [border = NaN, lowest = NaN, highest = NaN] = firsts;
    expect(Math.abs(border + 1.22)).toBeLessThan(2);
    expect(lowest).toBeLessThan(-2.6);
    expect(highest).toBeGreaterThan(1.6);
    const detail = (await school.call("menuDetail", { menu_id: "opt" }, ann)).body.data;
    expect([detail.start_levels, detail.start_level]).toEqual([[0, 1, 2, 3, 4, 5, 6], null]);
  });
});

describe("a blank", () => {
  it("is final, wrong and one step of the sitting, as is a text with empty gaps", async () => {
    const attempt = await begin();
    const [first] = await sit(attempt, 1, () => null);
    if (first === undefined) throw new Error("nothing was served");
    expect(first.output).toMatchObject({ applied: true, next: { answered: 1, stage: "use-1" } });
    expect((await give(attempt, first.itemId, choose("B"))).code).toBe(faults.answerLocked.code);
    const view = (await school.call("startExam", { menu_id: "opt", lease: attempt.lease }, ann)).body.data;
    expect(view).toMatchObject({ answered: 1, presented: first.output.next?.presented });
    await sit(view, total - 1, (_, itemId) => (isText(itemId) ? answerTo(itemId, 3) : null));
    await leave(view, "listening-3");
    const report = await reportOf(attempt);
    expect(report.items.map(({ mark }) => mark)).toEqual([
      ...Array<string>(20).fill("skipped"),
      "partly",
      ...Array<string>(15).fill("skipped"),
    ]);
    expect(report.scores[0]).toMatchObject({ value: 0, level: "preA1" });
  });

  it("is refused in a family that does not allow it", async () => {
    const other = (await school.call("startExam", { menu_id: "adaptive" }, ann)).body.data;
    const { attempt_id, lease, presented: exercise_id } = other;
    const input = { attempt_id, lease, exercise_id, answer: null, revision: 1, idempotency_key: newKey() };
    expect((await school.call("answerExercise", input, ann)).body.code).toBe(faults.answerMismatched.code);
  });
});

describe("a lost response", () => {
  it("is repeated with the same step, also at the start of a part", async () => {
    const attempt = await begin();
    let itemId = attempt.presented;
    for (let place = 0; place < total && itemId !== null; place += 1) {
      school.now += 20_000;
      const key = newKey();
      const answer = answerTo(itemId, place % 2);
      const first = await give(attempt, itemId, answer, key);
      expect(await give(attempt, itemId, answer, key)).toEqual(first);
      itemId = first.data.next?.presented ?? null;
    }
    const log = await school.db
      .select({ kind: attemptLog.kind })
      .from(attemptLog)
      .where(eq(attemptLog.attemptId, attempt.attempt_id));
    expect(log.filter(({ kind }) => kind === "answer")).toHaveLength(total);
    await leave(attempt, "listening-3");
  });
});

describe("when the time is over", () => {
  const deadlineOf = ({ deadline }: Attempt): number => deadline ?? NaN;

  it("ends the sitting of an absent student, with a score from 70 % of the items", async () => {
    const attempt = await begin();
    await sit(attempt, 26, (place, itemId) => answerTo(itemId, place % 2 === 0 ? 4 : 0));
    school.now = deadlineOf(attempt) + minute;
    expect(await sweep(school.deps)).toBe(1);
    expect(await rowOf(attempt)).toMatchObject({
      status: "finished",
      finishReason: "expired",
      finishedAt: deadlineOf(attempt),
      score: { unit: "opt" },
    });
    const report = await reportOf(attempt);
    expect([report.reached, report.scores.length]).toEqual([26, 3]);
    const [, use, listening] = report.scores.map(({ band: [low, high] }) => high - low);
    expect(listening ?? NaN).toBeGreaterThan(use ?? NaN);
  });

  it("gives no score below that share", async () => {
    const attempt = await begin();
    await sit(attempt, 25, (_, itemId) => answerTo(itemId, 7));
    school.now = deadlineOf(attempt) + minute;
    expect(await sweep(school.deps)).toBe(1);
    expect((await rowOf(attempt))?.score).toBeNull();
    expect(await reportOf(attempt)).toMatchObject({ reached: 25, needed: 26, scores: [], skills: [] });
  });

  it("lets a window end the sitting then, and not before", async () => {
    const attempt = await begin();
    await sit(attempt, 12, (_, itemId) => answerTo(itemId, 7));
    expect((await leave(attempt, "use-2")).code).toBe(faults.notFinished.code);
    school.now = deadlineOf(attempt) - 1_000;
    expect((await leave(attempt, "use-2")).data).toMatchObject({
      status: "finished",
      finish_reason: "expired",
      answered: 12,
    });
  });
});

describe("a test in parts cannot be published", () => {
  const publish = (definition: Partial<typeof optDefinition>, items = optTestBank) =>
    publishTest(
      school.db,
      { ...draft, menuId: "wrong", definition: { ...optDefinition, ...definition }, items },
      morning,
    );

  it.each([
    ["without an area for each section", { section_areas: { "use-1": "grammarVocabulary" } }, "an area for each"],
    [
      "with a section that has a time limit",
      { sections: optDefinition.sections.map((one) => ({ ...one, time_limit_ms: minute })) },
      "under one clock",
    ],
  ])("%s", async (_, definition, said) => {
    await expect(publish(definition)).rejects.toThrow(said);
  });

  it("with an area that has too few items, or items that no section draws", async () => {
    const thin = optTestBank.filter(({ area, irt }) => area !== "listeningShort" || (irt?.b ?? 0) < -4.2);
    await expect(publish({}, thin)).rejects.toThrow('"listening-1" has fewer than 5 items');
    const [one, ...rest] = optTestBank;
    if (one === undefined) throw new Error("no items");
    await expect(publish({}, [{ ...one, area: "speaking" }, ...rest])).rejects.toThrow('the area "speaking"');
  });
});
