import { beforeAll, describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import type { Answer, Interaction, Item, ItemKey } from "../../src/contract/item/item";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { fixedItems, fixedTest, newKey, openSchool, type School } from "../support/sittings";

const options = ["A", "B", "C", "D"].map((option_id) => ({ option_id, content: { en: `Option ${option_id}` } }));
const [plain] = fixedItems;
if (plain === undefined) throw new Error("no item");
const { mistakes: _, ...base } = plain;

const itemOf = (item_id: string, points: number, interaction: Interaction, key: ItemKey): Item => ({
  ...base,
  item_id,
  points,
  body: { ...base.body, stem: { en: `Question ${item_id}` }, interaction },
  key,
});

/** Numbers that occur in replies only as a share of a key. */
const shares = { half: 0.4875, cost: -0.2625, lowest: -0.7125 };

const items: readonly Item[] = [
  itemOf(
    "c1",
    4,
    { type: "single_choice", options, shuffle: false },
    { type: "single_choice", option_id: "A", credit: { B: shares.half, C: shares.cost }, lowest: shares.lowest },
  ),
  itemOf(
    "c2",
    2,
    { type: "multiple_choice", options, shuffle: false, max_choices: 0 },
    { type: "multiple_choice", option_ids: ["A", "B"], credit: { C: -0.5, D: -0.5 }, lowest: -1 },
  ),
  itemOf(
    "c3",
    1,
    {
      type: "gaps",
      gaps: [
        { gap_id: "g1", kind: "text", max_length: 20 },
        { gap_id: "g2", kind: "number", max_length: 20 },
        { gap_id: "g3", kind: "choice", options },
      ],
    },
    {
      type: "gaps",
      gaps: {
        g1: { kind: "text", accepted: ["liquid", "fluid"], case_sensitive: false, credit: { fluid: shares.half } },
        g2: { kind: "number", value: 100, tolerance: 0, low: 99, high: 104 },
        g3: { kind: "choice", option_id: "B" },
      },
      weights: { g3: 2 },
    },
  ),
];

const definition = {
  ...fixedTest,
  exam_info: { ...fixedTest.exam_info, extract_question_number: items.length, correct_rate_method: 0 as const },
  sections: fixedTest.sections.map((section) => ({ ...section, items: items.length })),
};

let school: School;
let ann: string;

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
  const draft = { family: "custom" as const, sourceDigest: null, items };
  await publishTest(school.db, { ...draft, menuId: "credit", definition }, school.now);
  const held = { ...definition, release: { when: "manual" as const } };
  await publishTest(school.db, { ...draft, menuId: "unreleased", definition: held }, school.now);
});

const begin = async (menu_id: string, token = ann): Promise<Attempt> =>
  (await school.call("startExam", { menu_id }, token)).body.data;

const give = async ({ attempt_id, lease }: Attempt, answers: Readonly<Record<string, Answer>>, token = ann) => {
  for (const [exercise_id, answer] of Object.entries(answers)) {
    const operation = { attempt_id, lease, exercise_id, answer, revision: 1, elapsed_ms: 9_000 };
    const reply = await school.call("answerExercise", { ...operation, idempotency_key: newKey() }, token);
    expect(reply.body).toMatchObject({ code: 200, data: { applied: true } });
  }
};

const handIn = ({ attempt_id, lease }: Attempt, token = ann) =>
  school.call("advanceExam", { attempt_id, lease, stage: "main" }, token);

const nearlyRight: Readonly<Record<string, Answer>> = {
  c1: { type: "single_choice", option_id: "B" },
  c2: { type: "multiple_choice", option_ids: ["A"] },
  c3: { type: "gaps", texts: { g1: "Fluid", g2: "104" }, choices: { g3: "C" } },
};

describe("a sitting of questions with credit", () => {
  it("earns the shares of its answers, which the result, the review, the book and the export show", async () => {
    const attempt = await begin("credit");
    await give(attempt, nearlyRight);
    await handIn(attempt);

    const earned = { c1: shares.half, c2: 0.5, c3: (shares.half + 1) / 4 };
    const points = 4 * earned.c1 + 2 * earned.c2 + earned.c3;
    const { attempt_id } = attempt;
    const report = (await school.call("answerRecord", { attempt_id }, ann)).body.data;
    if (report.kind !== "fixed") throw new Error("not a fixed report");
    expect(report).toMatchObject({ answered: 3, right: 0, partly: 3, points_total: 7 });
    expect([report.points, report.correct_rate]).toEqual([expect.closeTo(points, 12), expect.closeTo(points / 7, 12)]);
    expect(report.items.map(({ exercise_id, mark }) => [exercise_id, mark])).toEqual([
      ["c1", "partly"],
      ["c2", "partly"],
      ["c3", "partly"],
    ]);

    const review = async (exercise_id: string) =>
      (await school.call("exerciseDetail", { attempt_id, exercise_id }, ann)).body.data.review;
    for (const { item_id, key, points: most } of items)
      expect(await review(item_id)).toMatchObject({
        key,
        answer: nearlyRight[item_id],
        mark: "partly",
        credit: expect.closeTo(earned[item_id as keyof typeof earned], 12),
        points: most,
      });

    const book = (await school.call("wrongBookList", {}, ann)).body.data;
    expect(book.list.map(({ mark }) => mark)).toEqual(["partly", "partly", "partly"]);

    const { attempts } = (await school.call("exportData", {}, ann)).body.data;
    const exported = attempts.find((one) => one.attempt_id === attempt_id)?.items ?? [];
    expect(exported.map((one) => [one.exercise_id, one.mark, one.credit, one.points])).toEqual([
      ["c1", "partly", earned.c1, 4],
      ["c2", "partly", earned.c2, 2],
      ["c3", "partly", expect.closeTo(earned.c3, 12), 1],
    ]);
  });

  it("calls the options of keys in reviews as the sitting calls them, in credit too", async () => {
    const attempt = await begin("credit");
    await handIn(attempt);
    const told = await school.app.inject({
      method: "GET",
      url: "/api/home/get_exercise_detail",
      query: { attempt_id: attempt.attempt_id, exercise_id: "c1" },
      headers: { authorization: `Bearer ${ann}` },
    });
    const { interaction, review } = told.json().data;
    const ids: string[] = interaction.options.map((one: { option_id: string }) => one.option_id);
    expect(ids).not.toContain("A");
    expect(review.key).toEqual({
      type: "single_choice",
      option_id: ids[0],
      credit: { [ids[1] ?? ""]: shares.half, [ids[2] ?? ""]: shares.cost },
      lowest: shares.lowest,
    });
  });

  it("may lose points with an answer, but has at least 0 points as a whole", async () => {
    const attempt = await begin("credit");
    await give(attempt, {
      c1: { type: "single_choice", option_id: "C" },
      c2: { type: "multiple_choice", option_ids: ["C", "D"] },
    });
    await handIn(attempt);
    const { attempt_id } = attempt;
    const report = (await school.call("answerRecord", { attempt_id }, ann)).body.data;
    expect(report).toMatchObject({ right: 0, partly: 0, points: 0, correct_rate: 0 });
    expect(report).toMatchObject({ areas: [{ points: 4 * shares.cost - 2 }] });
    const detail = await school.call("exerciseDetail", { attempt_id, exercise_id: "c2" }, ann);
    expect(detail.body.data.review).toMatchObject({ mark: "wrong", credit: -1, points: 2 });
  });

  it("is right in all questions and has all points where the answers are right", async () => {
    const attempt = await begin("credit");
    await give(attempt, {
      c1: { type: "single_choice", option_id: "A" },
      c2: { type: "multiple_choice", option_ids: ["B", "A"] },
      c3: { type: "gaps", texts: { g1: "Liquid", g2: "99" }, choices: { g3: "B" } },
    });
    await handIn(attempt);
    const report = (await school.call("answerRecord", { attempt_id: attempt.attempt_id }, ann)).body.data;
    expect(report).toMatchObject({ right: 3, partly: 0, points: 7, correct_rate: 1 });
  });

  it("gets neither key nor credit from the server before the release", async () => {
    const ben = await school.signIn("ben");
    const seen: string[] = [];
    const call: School["call"] = async (name, input, token, more) => {
      const reply = await school.call(name, input, token, more);
      seen.push(JSON.stringify(reply.body));
      return reply;
    };
    await call("menuDetail", { menu_id: "unreleased" }, ben);
    const attempt = (await call("startExam", { menu_id: "unreleased" }, ben)).body.data;
    const { attempt_id, lease } = attempt;
    for (const { item_id } of items) {
      const operation = { attempt_id, lease, exercise_id: item_id, answer: nearlyRight[item_id], revision: 1 };
      await call("answerExercise", { ...operation, elapsed_ms: 9_000, idempotency_key: newKey() }, ben);
      await call("exerciseDetail", { attempt_id, exercise_id: item_id }, ben);
    }
    await call("examItemDetail", { attempt_id, lease }, ben);
    await call("advanceExam", { attempt_id, lease, stage: "main" }, ben);
    await call("answerRecord", { attempt_id }, ben);
    for (const { item_id } of items) await call("exerciseDetail", { attempt_id, exercise_id: item_id }, ben);
    await call("exportData", {}, ben);
    expect(seen).toHaveLength(15);
    const secrets = ['"key"', '"credit"', '"lowest"', '"weights"', '"accepted"', "liquid", ...Object.values(shares)];
    for (const body of seen)
      for (const secret of secrets) expect(body.includes(String(secret)) ? `${secret} in ${body}` : "").toBe("");
  });

  it("refuses an answer that no gap of the question can have", async () => {
    const attempt = await begin("credit");
    const { attempt_id, lease } = attempt;
    const codes: number[] = [];
    for (const [revision, answer] of [
      { type: "gaps", texts: { g3: "B" }, choices: {} },
      { type: "gaps", texts: {}, choices: { g1: "B" } },
      { type: "gaps", texts: { g1: "x".repeat(21) }, choices: {} },
      { type: "gaps", texts: {}, choices: { g3: "Z" } },
    ].entries()) {
      const operation = { attempt_id, lease, exercise_id: "c3", answer, revision: revision + 1, elapsed_ms: 9_000 };
      const reply = await school.call("answerExercise", { ...operation, idempotency_key: newKey() }, ann);
      codes.push(reply.body.code);
    }
    expect(codes).toEqual([100_208, 100_208, 100_208, 100_208]);
  });
});
