import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { addresses, type CallName } from "../../src/contract/calls/addresses";
import { itemSchema, type Item } from "../../src/contract/item/item";
import { items } from "../../src/server/db/schema";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { handIn } from "../support/invitations";
import { chooseIn } from "../support/shown-option";
import { canary, choose, fixedItems, fixedTest, minute, newKey, openSchool, type School } from "../support/sittings";
import { newcomer } from "./rights/world";

let school: School;
beforeAll(async () => {
  school = await openSchool();
});

/** Calls as a client that has only the data from the server's replies. */
async function ask(name: CallName, input: object, token: string) {
  const { method, path } = addresses[name];
  const headers = { authorization: `Bearer ${token}` };
  const body = method === "GET" ? { query: input as Record<string, string> } : { payload: input };
  return (await school.app.inject({ method, url: path, headers, ...body })).json();
}

const answer = (token: string, { attempt_id, lease }: Attempt, exercise_id: string, given: object) =>
  ask(
    "answerExercise",
    { attempt_id, lease, exercise_id, answer: given, revision: 1, idempotency_key: newKey(), elapsed_ms: 1 },
    token,
  );

async function sat(token: string, option: string, menu_id = "fixed"): Promise<Attempt> {
  school.now += 60 * minute;
  const sitting = (await ask("startExam", { menu_id }, token)).data;
  await answer(token, sitting, "f1", chooseIn(sitting, "f1", option));
  await handIn(school, token, sitting);
  return sitting;
}

const reviewed = async (token: string, { attempt_id }: Attempt, exercise_id = "f1") =>
  (await ask("exerciseDetail", { attempt_id, exercise_id }, token)).data.review;

const minusLost = { en: canary.sentence, zh: "负号丢了。" };

describe("the mistake behind a wrong answer", () => {
  it("is shown after the sitting, in both languages, for the chosen option", async () => {
    const token = await newcomer(school);
    const sitting = await sat(token, "Option A");
    const { mistakes, answer: given } = await reviewed(token, sitting);
    expect(given).toEqual(chooseIn(sitting, "f1", "Option A"));
    expect(mistakes).toEqual([{ option_id: given.option_id, sentence: minusLost }]);
  });

  it.each([
    ["of the right answer", "Option B"],
    ["where the mistake's name has no text", "Option C"],
    ["where no mistake is named", "Option D"],
  ])("is empty %s", async (_, option) => {
    const token = await newcomer(school);
    expect((await reviewed(token, await sat(token, option))).mistakes).toEqual([]);
  });

  it("is empty for an unanswered question, and for items without named mistakes", async () => {
    const token = await newcomer(school);
    const sitting = await sat(token, "Option A");
    expect((await reviewed(token, sitting, "f2")).mistakes).toEqual([]);
    await school.db.update(items).set({ mistakes: null }).where(eq(items.itemId, "f1"));
    expect((await reviewed(token, sitting)).mistakes).toEqual([]);
    await school.db
      .update(items)
      .set({ mistakes: { A: canary.mistake } })
      .where(eq(items.itemId, "f1"));
  });

  it("is shown for each wrong option chosen", async () => {
    const token = await newcomer(school);
    school.now += 60 * minute;
    const sitting: Attempt = (await ask("startExam", { menu_id: "fixed" }, token)).data;
    const own = await school.ownIds.own(sitting.attempt_id, "f4", { type: "multiple_choice", option_ids: ["A", "B"] });
    await answer(token, sitting, "f4", own);
    await handIn(school, token, sitting);
    expect((await reviewed(token, sitting, "f4")).mistakes).toEqual([
      {
        option_id: own.type === "multiple_choice" ? own.option_ids[1] : "",
        sentence: { en: "The two numbers were swapped.", zh: "两个数弄颠倒了。" },
      },
    ]);
  });

  it("is withheld while the same questions are sat again", async () => {
    const token = await newcomer(school);
    const first = await sat(token, "Option A");
    school.now += 60 * minute;
    const again: Attempt = (await ask("startExam", { menu_id: "fixed" }, token)).data;
    await answer(token, again, "f1", chooseIn(again, "f1", "Option A"));
    const told = JSON.stringify([
      again,
      await ask("exerciseDetail", { attempt_id: first.attempt_id, exercise_id: "f1" }, token),
      await ask("exerciseDetail", { attempt_id: again.attempt_id, exercise_id: "f1" }, token),
      await ask("wrongBookList", { state: "all" }, token),
      await ask("answerRecord", { attempt_id: first.attempt_id }, token),
    ]);
    expect([told.includes(canary.sentence), told.includes(canary.mistake)]).toEqual([false, false]);
    await handIn(school, token, again);
    expect((await reviewed(token, first)).mistakes).toHaveLength(1);
  });

  it("is shown in practice once the answer was checked", async () => {
    const token = await newcomer(school);
    await sat(token, "Option A");
    const start = { from: "wrong", length: 5, idempotency_key: newKey() };
    const { practice } = (await ask("practiceStart", start, token)).data;
    const place = practice.questions.findIndex(
      ({ exercise }: { exercise: Item["body"] }) => exercise.interaction.type === "single_choice",
    );
    expect(JSON.stringify(practice)).not.toContain(canary.sentence);
    const check = { practice_id: practice.practice_id, place, answer: choose("A") };
    const { exercise } = (await ask("practiceCheck", check, token)).data;
    expect(exercise.review.mistakes).toEqual([{ option_id: "A", sentence: minusLost }]);
  });
});

describe("the names of mistakes in the bank", () => {
  const [first] = fixedItems;
  if (first === undefined) throw new Error("no item");
  const kept: Item = { ...first, item_id: "kept" };
  const { mistakes: _, ...unnamed } = kept;
  const publish = (item: Item, version: number) =>
    publishTest(
      school.db,
      {
        menuId: "named",
        family: "custom",
        definition: {
          ...fixedTest,
          exam_info: { ...fixedTest.exam_info, extract_question_number: 1 },
          sections: fixedTest.sections.map((section) => ({ ...section, items: 1 })),
        },
        sourceDigest: null,
        items: [item],
      },
      school.now,
      version,
    );
  const stored = async () => {
    const [row] = await school.db.select().from(items).where(eq(items.itemId, "kept"));
    return [row?.body, row?.key, row?.explanation, row?.mistakes];
  };

  it("are added to an existing item, which does not change otherwise", async () => {
    await publish(unnamed, 1);
    expect(await stored()).toEqual([kept.body, kept.key, kept.explanation, null]);
    const explanation = { en: "Another." };
    await publish({ ...kept, explanation }, 2);
    expect(await stored()).toEqual([kept.body, kept.key, kept.explanation, kept.mistakes]);
  });

  it("are not added to an item with other options or another key", async () => {
    const named = { ...kept, mistakes: { A: "swapsTheNumbers", D: "swapsTheNumbers" } };
    const { interaction } = kept.body;
    if (interaction.type !== "single_choice") throw new Error("not a single choice");
    const turned = { ...interaction, options: interaction.options.toReversed() };
    await publish({ ...named, body: { ...kept.body, interaction: turned } }, 3);
    await publish({ ...named, key: { type: "single_choice", option_id: "C" } }, 4);
    expect(await stored()).toEqual([kept.body, kept.key, kept.explanation, kept.mistakes]);
  });

  it.each([
    ["the right option", { B: "swapsTheNumbers" }],
    ["an option that does not exist", { E: "swapsTheNumbers" }],
  ])("are refused for %s", (_where, mistakes) => {
    expect([itemSchema.safeParse(kept).success, itemSchema.safeParse({ ...kept, mistakes }).success]).toEqual([
      true,
      false,
    ]);
  });

  it("are allowed for options only", () => {
    const entry: Item | undefined = fixedItems.find(({ key }) => key.type === "text_entry");
    expect(itemSchema.safeParse(entry).success).toBe(true);
    expect(itemSchema.safeParse({ ...entry, mistakes: { A: "swapsTheNumbers" } }).success).toBe(false);
  });
});
