import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { DraftTest } from "../../../src/contract/studio/draft-test";
import { testItems } from "../../../src/server/db/schema";
import { blueprintOf, draftOf, draftTestOf } from "../../support/drafts";
import { adaptiveItems, newKey, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
let author: string;
let colleague: string;
beforeAll(async () => {
  school = await openSchool();
  author = await newcomer(school, { role: ["teacher"] });
  colleague = await newcomer(school, { role: ["teacher"] });
});

const question = async (stem: string, more = {}, token = author): Promise<string> =>
  (await school.call("saveItem", { idempotency_key: newKey(), draft: draftOf(stem, more) }, token)).body.data.item_id;
const save = async (definition: DraftTest, from?: { test_id: string; version: number }) => {
  const { test_id, version } = (
    await school.call("saveTest", { idempotency_key: newKey(), definition, ...from }, author)
  ).body.data;
  return { test_id, version };
};
const fill = async (saved: { test_id: string; version: number }) =>
  (await school.call("fillBlueprint", saved, author)).body.data;
const servedBy = async (menuId: string) =>
  (
    await school.db
      .select({ itemId: testItems.itemId })
      .from(testItems)
      .where(eq(testItems.menuId, menuId))
      .orderBy(asc(testItems.position))
  ).map(({ itemId }) => itemId);
const findingsIn = (data: unknown) =>
  (data as { findings: { code: string; line?: number; detail?: string }[] }).findings.map(({ code, line, detail }) => [
    code,
    line,
    detail,
  ]);

describe("a blueprint", () => {
  it("chooses from the author's complete questions and the calibrated bank, and shows which", async () => {
    const own = await question("one half?", { skill: "halves", tags: ["unit 1"] });
    await question("two halves?", { skill: "halves", tags: ["unit 1", "set X"] });
    await question("three halves?", { skill: "halves", tags: ["unit 1"], key: null });
    await question("of another author", { skill: "halves", tags: ["unit 1"] }, colleague);
    const saved = await save(
      blueprintOf([
        { count: 1, filter: { from: "own", skill: "halves", tags: ["unit 1"], without_tags: ["set X"] } },
        { count: 4, filter: { from: "bank", skill: "number-skill", difficulty: [-1, 0] } },
      ]),
    );
    const filled = await fill(saved);
    expect([filled.complete, filled.pool, filled.sections.map(({ stage }) => stage)]).toEqual([true, null, ["main"]]);
    const [mine, bank] = filled.sections[0]?.lines ?? [];
    expect(mine).toEqual({
      line: 1,
      wanted: 1,
      fitting: 1,
      items: [
        {
          item_id: own,
          from: "own",
          words: "one half?",
          type: "single_choice",
          subject: "general",
          skill: "halves",
          difficulty: null,
        },
      ],
    });
    const fitting = adaptiveItems.filter(
      ({ skill, irt }) => skill === "number-skill" && Math.abs((irt?.b ?? 9) + 0.5) <= 0.5,
    );
    expect([bank?.wanted, bank?.fitting, bank?.items.length]).toEqual([4, fitting.length, 4]);
    const known = new Map(fitting.map(({ item_id, irt }) => [item_id, irt?.b]));
    for (const { item_id, difficulty, words } of bank?.items ?? []) {
      expect(difficulty).toBe(known.get(item_id));
      expect(words).toBe(`Question ${item_id}`);
    }
    expect((await fill(saved)).sections).toEqual(filled.sections);
  });

  it("publishes exactly the chosen questions in their order, and they stay whatever happens to the bank", async () => {
    const saved = await save(
      blueprintOf([
        { count: 2, filter: { from: "own", skill: "halves" } },
        { count: 3, filter: { from: "bank", skill: "geometry-skill" } },
      ]),
    );
    const lines = (await fill(saved)).sections[0]?.lines ?? [];
    const { body } = await school.call("publishDraftTest", saved, author);
    expect(body.data).toEqual({ menu_id: saved.test_id, version: 1 });
    const served = await servedBy(saved.test_id);
    expect(served.slice(2)).toEqual(lines[1]?.items.map(({ item_id }) => item_id));
    await question("four halves?", { skill: "halves" });
    expect(await servedBy(saved.test_id)).toEqual(served);
    const student = await school.signIn("ben");
    const attempt = (await school.call("startExam", { menu_id: saved.test_id }, student)).body.data;
    const shown = attempt.exercise_list.flatMap(({ exercise_item }) =>
      exercise_item.map(({ exercise_id }) => exercise_id),
    );
    expect(shown).toEqual(served);
  });

  it("names each line that finds too few questions, and is not published with one", async () => {
    const saved = await save(
      blueprintOf([
        { count: 2, filter: { from: "bank", skill: "operations-skill", difficulty: [-3, -2.9] } },
        { count: 4, filter: { from: "bank", skill: "operations-skill", difficulty: [-3, -2.5] } },
        { count: 1, filter: { from: "own", skill: "no such skill".replaceAll(" ", "-") } },
      ]),
    );
    const lines = (await fill(saved)).sections[0]?.lines ?? [];
    expect(lines.map(({ wanted, fitting, items }) => [wanted, fitting, items.length])).toEqual([
      [2, 1, 1],
      [4, 3, 2],
      [1, 0, 0],
    ]);
    const expected = [
      ["lineShort", 1, "1 / 2"],
      ["lineShort", 2, "2 / 4"],
      ["lineShort", 3, "0 / 1"],
    ];
    expect(findingsIn((await school.call("checkTest", saved, author)).body.data)).toEqual(expected);
    const { body } = await school.call("publishDraftTest", saved, author);
    expect([body.code, findingsIn(body.data)]).toEqual([100908, expected]);
    expect(await servedBy(saved.test_id)).toEqual([]);
  });

  it("never chooses a question that is left out", async () => {
    const lines = [{ count: 1, filter: { from: "bank" as const, skill: "operations-skill" } }];
    const first = (await fill(await save(blueprintOf(lines)))).sections[0]?.lines[0]?.items[0]?.item_id ?? "";
    const second = (await fill(await save(blueprintOf(lines, { except: [first] })))).sections[0]?.lines[0]?.items[0];
    expect(first).not.toBe("");
    expect(second?.item_id).not.toBe(first);
  });

  it("lists what an author can draw from", async () => {
    const { data } = (await school.call("questionPool", {}, author)).body;
    expect(data.bank).toContainEqual({
      family: "map",
      subject: "math",
      skill: "number-skill",
      questions: 24,
      difficulty: [-2.95, 2.8],
    });
    expect(data.own).toEqual([{ subject: "general", skill: "halves", questions: 3, calibrated: 0 }]);
    expect(data.tags).toEqual([
      { tag: "unit 1", questions: 2 },
      { tag: "set X", questions: 1 },
    ]);
  });

  it("still reads drafts that were stored before there were blueprints", async () => {
    const saved = await save(draftTestOf([await question("an old one")]));
    const { definition } = (await school.call("studioTest", { test_id: saved.test_id }, author)).body.data;
    expect(definition).toEqual(draftTestOf(definition.kind === "fixed" ? (definition.sections[0]?.items ?? []) : []));
    expect(await fill(saved)).toEqual({ complete: true, sections: [{ stage: "main", lines: [] }], pool: null });
  });
});
