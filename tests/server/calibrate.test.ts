import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { createCatalogue } from "../../src/server/attempts/catalogue";
import { answers, attempts, testItems, tests } from "../../src/server/db/schema";
import { cliErrorMessage } from "../../src/server/process/cli-errors";
import type { CalibrationSettings } from "../../src/server/use-cases/calibration/calibrate-bank";
import {
  adaptiveTests,
  calibrateTest,
  type CalibratedTest,
} from "../../src/server/use-cases/calibration/calibrate-test";
import { publishVersion } from "../../src/server/use-cases/calibration/publish-version";
import { fillWithSittings, finishedAttempt, givenAnswer, trueItems } from "../support/answered-bank";
import { digestOf } from "../support/database";
import { namedId } from "../support/made-ids";
import { adaptiveItems, choose, minute, morning, openSchool, sitAdaptively, type School } from "../support/sittings";

let school: School;
let ann: string;
let ben: string;

const seldomAsked = "geo23";
const truth = trueItems("truth");

const settings: CalibrationSettings = {
  model: "1PL",
  minResponses: 40,
  link: "mean/mean",
  isRapid: (elapsedMs, expectedMs) => elapsedMs < expectedMs / 10,
  groupOf: ({ grade }) => `grade ${grade}`,
};
const calibrate = (more: Partial<Parameters<typeof calibrateTest>[2]> = {}): Promise<CalibratedTest> =>
  calibrateTest({ db: school.db, catalogue: createCatalogue(), now: morning }, "adaptive", {
    ...settings,
    writesDraft: false,
    ...more,
  });
const itemOf = ({ items }: CalibratedTest, itemId: string) => items.find((item) => item.itemId === itemId);
/** More answers than any item has, so that answers are counted and nothing is estimated. */
const counted = () => calibrate({ minResponses: 100_000 });
const answersTo = async (itemId: string) => itemOf(await counted(), itemId)?.answers;
const version = (number: number) => createCatalogue().test(school.db, "adaptive", number);
const start = async (token: string) => (await school.call("startExam", { menu_id: "adaptive" }, token)).body.data;
const versionOf = async (attemptId: string) =>
  (await school.db.select().from(attempts).where(eq(attempts.attemptId, attemptId)))[0]?.version;

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
  ben = await school.signIn("ben");
  await fillWithSittings(school.db, truth, 600, (itemId) => itemId !== seldomAsked);
  await school.db.insert(attempts).values(finishedAttempt(namedId("few"), "user-off"));
  await school.db
    .insert(answers)
    .values([seldomAsked, "ope0", "ope1", "ope2"].map((itemId) => givenAnswer(namedId("few"), itemId, true)));
});

describe("calibrating a test", () => {
  it("estimates items closer to the truth than their seeds, and changes nothing without a draft", async () => {
    const before = await digestOf(school.db);
    const report = await calibrate();
    expect(await digestOf(school.db)).toBe(before);
    expect(report).toMatchObject({ draft: null, version: 1, converged: true, sittings: 601 });
    const off = report.items.flatMap(({ itemId, before: seed, estimate, answers: count }) =>
      estimate === null || seed === null || count < 100
        ? []
        : [{ seed: seed.b - (truth.get(itemId)?.b ?? NaN), estimate: estimate.b - (truth.get(itemId)?.b ?? NaN) }],
    );
    const rms = (values: readonly number[]) => Math.sqrt(values.reduce((sum, x) => sum + x * x, 0) / values.length);
    expect(off.length).toBeGreaterThan(40);
    expect(rms(off.map(({ seed }) => seed))).toBeGreaterThan(0.4);
    expect(rms(off.map(({ estimate }) => estimate))).toBeLessThan(0.25);
    expect(report.link.anchors).toBeGreaterThan(60);
    expect(report.groups.map(({ name }) => name)).toEqual(["grade 4, fall", "grade 5, fall"]);
  });

  it("keeps the seed of an item with few answers", async () => {
    const report = await calibrate();
    expect(itemOf(report, seldomAsked)).toMatchObject({ answers: 1, estimate: null, outcome: "fewAnswers" });
    expect((await counted()).items.every(({ outcome }) => outcome === "fewAnswers")).toBe(true);
  });

  it("reports options, times and group differences, and no S-X² for adaptive tests", async () => {
    const item = (await calibrate()).items.find(({ answers: count }) => count > 200);
    expect(item?.options.map(({ option, isKey }) => [option, isKey])).toEqual([
      ["A", false],
      ["B", true],
      ["C", false],
      ["D", false],
    ]);
    expect(item?.options[1]?.pointBiserial).toBeGreaterThan(0);
    expect(item?.times).toEqual({ lower: 40_000, median: 40_000, upper: 40_000, rapidShare: 0 });
    expect(item?.differences).toMatchObject([{ group: expect.stringMatching(/^grade [45]$/) as string }]);
    expect(item?.summedScoreFit).toBeNull();
    expect(item?.fit?.infit).toBeGreaterThan(0.8);
  });

  it("covers all adaptive tests by default, and only published ones", async () => {
    expect(await adaptiveTests(school.db)).toEqual(["adaptive"]);
    const nowhere = calibrateTest({ db: school.db, catalogue: createCatalogue(), now: morning }, "none", {
      ...settings,
      writesDraft: true,
    });
    expect(await nowhere.catch(cliErrorMessage)).toBe("No version of the test none is published.");
  });
});

describe("answers left out of a calibration", () => {
  const add = async (name: string, attempt: object, answer: object = {}, itemId = seldomAsked) => {
    const attemptId = namedId(name);
    await school.db.insert(attempts).values(finishedAttempt(attemptId, "user-ben", attempt));
    await school.db
      .insert(answers)
      .values([
        givenAnswer(attemptId, itemId, true, answer),
        ...["num0", "num1", "num2", "num3"].map((other) => givenAnswer(attemptId, other, true)),
      ]);
  };
  const remove = async (name: string) => {
    const attemptId = namedId(name);
    await school.db.delete(answers).where(eq(answers.attemptId, attemptId));
    await school.db.delete(attempts).where(eq(attempts.attemptId, attemptId));
  };

  it.each<readonly [string, number, object, object]>([
    ["not an ordinary answer, which counts", 2, {}, {}],
    ["an answer too fast to have been read", 1, {}, { elapsedMs: 2000 }],
    ["a blank answer", 1, {}, { mark: "skipped", answer: null }],
    ["an answer with a later one held beside it", 1, {}, { held: true }],
    ["an answer counted after the end", 1, {}, { savedAt: morning }],
    ["a preview", 1, { kind: "preview" }, {}],
    ["a practice attempt", 1, { kind: "practice" }, {}],
    ["the answers of a sitting under way", 1, { status: "sitting", finishedAt: null }, {}],
  ])("%s", async (_, counted, attempt, answer) => {
    await add("odd", attempt, answer);
    expect(await answersTo(seldomAsked)).toBe(counted);
    await remove("odd");
  });

  it("include all of an attempt with a quarter of rapid answers", async () => {
    await add("odd", {});
    await school.db
      .update(answers)
      .set({ elapsedMs: 1000 })
      .where(and(eq(answers.attemptId, namedId("odd")), eq(answers.itemId, "num0")));
    expect(await answersTo(seldomAsked)).toBe(2);
    await school.db.update(answers).set({ elapsedMs: 1000 }).where(eq(answers.itemId, "num1"));
    const report = await counted();
    expect(report.leftOut.invalidSittings).toBe(1);
    expect(itemOf(report, seldomAsked)?.answers).toBe(1);
    await school.db.update(answers).set({ elapsedMs: 40_000 }).where(eq(answers.itemId, "num1"));
    await remove("odd");
  });

  it("include those to items that the student met before", async () => {
    await add("odd", {});
    await add("again", { startedAt: morning - 50 * minute, finishedAt: morning - 40 * minute });
    const report = await counted();
    expect(itemOf(report, seldomAsked)?.answers).toBe(2);
    expect(report.leftOut.repeated).toBe(5);
    await remove("odd");
    await remove("again");
  });
});

describe("a calibrated version", () => {
  it("is a draft until it is published; sittings under way keep their version", async () => {
    const begun = await start(ann);
    const first = await version(1);
    const report = await calibrate({ writesDraft: true });
    expect(report.draft).toBe(2);

    const draft = await version(2);
    const taken = report.items.filter(({ outcome }) => outcome === "taken");
    expect(taken.length).toBeGreaterThan(60);
    expect([...draft.items.keys()]).toEqual([...first.items.keys()]);
    for (const { itemId, outcome, estimate, errors, times } of report.items) {
      const [before, after] = [first.items.get(itemId), draft.items.get(itemId)];
      expect(after?.irt).toEqual(outcome === "taken" ? estimate : before?.irt);
      expect(after?.expectedMs).toBe(outcome === "fewAnswers" ? before?.expectedMs : Math.round(times.median));
      if (outcome === "taken") expect(after?.irt?.b_se).toBeCloseTo(errors?.b ?? NaN, 5);
    }
    expect(draft.items.get(seldomAsked)?.irt).toEqual(
      adaptiveItems.find(({ item_id }) => item_id === seldomAsked)?.irt,
    );

    const early = await start(ben);
    expect(await versionOf(early.attempt_id)).toBe(1);
    await sitAdaptively(school, ben, early, () => choose("B"));

    expect(await publishVersion(school.db, "adaptive", 2)).toBe(true);
    expect(await publishVersion(school.db, "adaptive", 2)).toBe(false);
    expect(await version(1)).toEqual(first);
    const standing = (await school.call("examItemDetail", { attempt_id: begun.attempt_id }, ann)).body.data;
    expect(standing.presented).toBe(begun.presented);
    await sitAdaptively(school, ann, begun, (place) => choose(place % 2 === 0 ? "B" : "C"));
    expect(await versionOf(begun.attempt_id)).toBe(1);

    const late = await start(ben);
    expect(await versionOf(late.attempt_id)).toBe(2);
    await sitAdaptively(school, ben, late, () => choose("B"));
    const traceOf = async (token: string, attempt_id: string) => {
      const { data } = (await school.call("answerRecord", { attempt_id }, token)).body;
      return data.kind === "map" ? data.trace : [];
    };
    for (const [token, { attempt_id }, values] of [
      [ann, begun, first],
      [ben, late, draft],
    ] as const) {
      const trace = await traceOf(token, attempt_id);
      expect(trace).toHaveLength(20);
      for (const { exercise_id, difficulty } of trace)
        expect(difficulty).toBeCloseTo(200 + 10 * (values.items.get(exercise_id)?.irt?.b ?? NaN), 6);
    }
  });

  it("starts from the published values the next time", async () => {
    const again = await calibrate({ writesDraft: true });
    expect(again).toMatchObject({ version: 2, draft: 3 });
    expect(again.items.filter(({ before }) => before?.calibration === "responses").length).toBeGreaterThan(60);
    const moves = again.items.flatMap(({ estimate, before }) =>
      estimate === null || before?.calibration !== "responses" ? [] : [Math.abs(estimate.b - before.b)],
    );
    expect(moves.reduce((sum, move) => sum + move, 0) / moves.length).toBeLessThan(0.05);
    const rows = await school.db
      .select()
      .from(testItems)
      .where(and(eq(testItems.menuId, "adaptive"), eq(testItems.version, 3)));
    expect(rows).toHaveLength(96);
  });

  it("cannot be published where it does not exist or a newer one is published", async () => {
    const refusal = (number: number) => publishVersion(school.db, "adaptive", number).catch(cliErrorMessage);
    expect(await refusal(9)).toBe("There is no version 9 of the test adaptive.");
    expect(await publishVersion(school.db, "adaptive", 3)).toBe(true);
    await school.db
      .update(tests)
      .set({ published: false })
      .where(and(eq(tests.menuId, "adaptive"), eq(tests.version, 2)));
    expect(await refusal(2)).toBe("Version 2 of the test adaptive cannot be published: version 3, which is newer, is.");
  });
});
