import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Calls } from "../../../src/contract/calls/calls";
import type { Item } from "../../../src/contract/item/item";
import { buildMathsItem, mathsItemSeed } from "../../../src/items/engine/build";
import { mathsModels } from "../../../src/items/maths/models";
import { items, tests } from "../../../src/server/db/schema";
import { publishTest } from "../../../src/server/use-cases/publish-test";
import { handIn } from "../../support/invitations";
import { canary, choose, fixedTest, morning, newKey, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
/** As a bank has them: made by item models. */
let bank: readonly Item[];
beforeAll(async () => {
  school = await openSchool();
  bank = mathsModels.slice(0, 4).flatMap((model) => {
    const level = model.levels[0];
    return level === undefined
      ? []
      : [1, 2, 3].map((n) => ({
          ...buildMathsItem(model, level, mathsItemSeed(model, level, n)),
          family: "custom" as const,
        }));
  });
  await publishTest(
    school.db,
    {
      menuId: "made",
      family: "custom",
      definition: {
        ...fixedTest,
        exam_info: { ...fixedTest.exam_info, extract_question_number: bank.length },
        sections: fixedTest.sections.map((section) => ({ ...section, items: bank.length })),
      },
      sourceDigest: null,
      items: bank,
    },
    morning,
  );
});

type Sitting = Calls["startExam"]["output"];
const begin = async (token: string, menu_id: string): Promise<Sitting> =>
  (await school.call("startExam", { menu_id }, token)).body.data;

const wrongOf = (item: Item): object => {
  const { interaction } = item.body;
  if (interaction.type === "numeric_entry") return { type: "numeric_entry", text: "-987" };
  if (interaction.type === "order") return { type: "order", option_ids: [interaction.options[0]?.option_id ?? ""] };
  if (interaction.type === "single_choice" && item.key.type === "single_choice") {
    const { option_id } = item.key;
    return choose(interaction.options.find((option) => option.option_id !== option_id)?.option_id ?? "");
  }
  if (interaction.type === "multiple_choice")
    return { type: "multiple_choice", option_ids: interaction.options.map(({ option_id }) => option_id) };
  throw new Error(`no wrong answer to ${interaction.type}`);
};

async function sat(token: string, menu_id: string, answers: Readonly<Record<string, object>>): Promise<Sitting> {
  const sitting = await begin(token, menu_id);
  const { attempt_id, lease } = sitting;
  for (const [exercise_id, answer] of Object.entries(answers))
    await school.call(
      "answerExercise",
      { attempt_id, lease, exercise_id, answer, revision: 1, idempotency_key: newKey() },
      token,
    );
  await handIn(school, token, sitting);
  return sitting;
}
const practise = async (token: string, choice: object) =>
  (await school.call("practiceStart", { from: "bank", length: 20, idempotency_key: newKey(), ...choice }, token)).body
    .data.practice;
const faceOf = ({ stem }: Pick<Item["body"], "stem">): string => JSON.stringify(stem);

describe("practice gives away nothing of what counts", () => {
  it("draws new questions that no test holds, under ids of their own", async () => {
    const token = await newcomer(school);
    const stored = await school.db.select({ itemId: items.itemId, body: items.body }).from(items);
    const ids = new Set(stored.map(({ itemId }) => itemId));
    const faces = new Set(stored.map(({ body }) => faceOf(body)));
    for (const skill of new Set(bank.map((item) => item.skill))) {
      const set = await practise(token, { family: "map", subject: "math", skill });
      expect(set?.questions.length).toBeGreaterThan(0);
      for (const { exercise, fresh } of set?.questions ?? []) {
        expect([fresh, ids.has(exercise.exercise_id), faces.has(faceOf(exercise))]).toEqual([true, false, false]);
        expect(exercise.review).toBeNull();
      }
    }
  });

  it("repeats what was wrong by a similar question where a model makes one, never by the one sat", async () => {
    const token = await newcomer(school);
    await sat(token, "made", Object.fromEntries(bank.map((item) => [item.item_id, wrongOf(item)])));
    const set = await practise(token, { from: "wrong" });
    const faces = new Set(bank.map(({ body }) => faceOf(body)));
    expect(set?.questions.length).toBe(bank.length);
    for (const { exercise, fresh, repeats } of set?.questions ?? [])
      expect([fresh, faces.has(faceOf(exercise)), repeats]).toEqual([
        true,
        false,
        { counted: false, due_at: null, mastered: false },
      ]);
  });

  it("tells no key before the answer was checked", async () => {
    const token = await newcomer(school);
    await sat(token, "fixed", { f1: choose("A"), f3: { type: "text_entry", text: "no" } });
    const set = await practise(token, { from: "wrong" });
    const told = JSON.stringify([
      set,
      (await school.call("practiceDetail", {}, token)).body,
      (await school.call("practiceOffer", {}, token)).body,
    ]);
    for (const secret of Object.values(canary)) expect(told).not.toContain(secret);
    const place = set?.questions.findIndex(({ exercise }) => exercise.interaction.type === "text_entry");
    const { data } = (
      await school.call(
        "practiceCheck",
        { practice_id: set?.practice_id, place, answer: { type: "text_entry", text: "no" } },
        token,
      )
    ).body;
    expect(data.exercise.review).toMatchObject({
      mark: "wrong",
      key: { accepted: [canary.key] },
      explanation: { en: canary.explanation },
    });
  });

  it("offers nothing of a test whose results are held back, and nothing that was never met", async () => {
    const token = await newcomer(school);
    await sat(token, "lenient", { f1: choose("A") });
    for (const from of ["wrong", "due", "bank", "favourite"])
      expect([from, await practise(token, { from, family: "custom" })]).toEqual([from, null]);
    await school.db.update(tests).set({ releasedAt: school.now }).where(eq(tests.menuId, "lenient"));
    expect((await practise(token, { from: "wrong" }))?.questions.length).toBe(1);
    await school.db.update(tests).set({ releasedAt: null }).where(eq(tests.menuId, "lenient"));
  });

  it("lets rest what another sitting asks that has begun meanwhile, also what was checked before", async () => {
    const token = await newcomer(school);
    await sat(token, "fixed", { f1: choose("A"), f3: { type: "text_entry", text: "no" } });
    const set = await practise(token, { from: "wrong" });
    const check = async (place: number) => {
      const type = set?.questions[place]?.exercise.interaction.type;
      const answer = type === "text_entry" ? { type, text: "no" } : choose("A");
      return (await school.call("practiceCheck", { practice_id: set?.practice_id, place, answer }, token)).body;
    };
    expect((await check(0)).code).toBe(200);
    // it holds the same questions
    const again = await begin(token, "lenient");
    const told = JSON.stringify([
      await check(0),
      await check(1),
      (await school.call("practiceDetail", {}, token)).body,
      (await school.call("practiceStart", { from: "wrong", length: 20, idempotency_key: newKey() }, token)).body,
    ]);
    for (const secret of Object.values(canary)) expect(told).not.toContain(secret);
    expect((await check(1)).code).toBe(100702);
    await handIn(school, token, again);
    expect((await check(1)).code).toBe(200);
  });

  it("is each person's own", async () => {
    const [one, other] = [await newcomer(school), await newcomer(school)];
    const set = await practise(one, { family: "map", length: 5 });
    const practice_id = set?.practice_id;
    for (const [name, input] of [
      ["practiceDetail", { practice_id }],
      ["practiceCheck", { practice_id, place: 0, answer: choose("A") }],
      ["practiceFinish", { practice_id }],
    ] as const)
      expect([name, (await school.call(name, input, other)).body.code]).toEqual([name, 100701]);
  });
});
