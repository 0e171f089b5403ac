import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { DraftTest } from "../../../src/contract/studio/draft-test";
import { testItems, tests } from "../../../src/server/db/schema";
import { draftOf, draftTestOf } from "../../support/drafts";
import { newKey, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
let author: string;
let colleague: string;
let student: string;
beforeAll(async () => {
  school = await openSchool();
  author = await newcomer(school, { role: ["teacher"] });
  colleague = await newcomer(school, { role: ["teacher"] });
  student = await school.signIn("ann");
});

const question = async (stem: string, more = {}): Promise<string> =>
  (await school.call("saveItem", { idempotency_key: newKey(), draft: draftOf(stem, more) }, author)).body.data.item_id;
const save = async (definition: DraftTest, from?: { test_id: string; version: number }) =>
  (await school.call("saveTest", { idempotency_key: newKey(), definition, ...from }, author)).body.data;
const detail = async (test_id: string) => (await school.call("studioTest", { test_id }, author)).body.data;
const bytesOf = async (menuId: string) => ({
  tests: await school.db.select().from(tests).where(eq(tests.menuId, menuId)),
  items: await school.db.select().from(testItems).where(eq(testItems.menuId, menuId)),
});

describe("publishing a draft test", () => {
  it("makes an edition that students see, and repeating it makes no second one", async () => {
    const definition = draftTestOf([await question("1 + 1?"), await question("2 + 1?")]);
    const saved = await save(definition);
    const published = await school.call("publishDraftTest", named(saved), author);
    expect(published.body).toMatchObject({ code: 200, data: { menu_id: saved.test_id, version: 1 } });
    expect((await school.call("publishDraftTest", named(saved), author)).body.data).toEqual(published.body.data);
    const shown = (await school.call("menuDetail", { menu_id: saved.test_id }, student)).body.data;
    expect([shown.title, shown.time_limit_ms, shown.attempt_limit, shown.sections.map(({ items }) => items)]).toEqual([
      { en: "Sums" },
      600_000,
      1,
      [2],
    ]);
    expect([(await detail(saved.test_id)).phase, (await detail(saved.test_id)).edition]).toEqual(["frozen", 1]);
  });

  it("leaves the bytes of an edition equal whatever its author changes, and makes the next one", async () => {
    const first = await question("3 + 1?");
    const saved = await save(draftTestOf([first]));
    await school.call("publishDraftTest", named(saved), author);
    const before = await bytesOf(saved.test_id);
    await school.call(
      "saveItem",
      { idempotency_key: newKey(), item_id: first, version: 1, draft: draftOf("3 + 2?", { points: 5 }) },
      author,
    );
    const changed = await save(draftTestOf([first], { title: { en: "More sums" } }), named(saved));
    expect([await bytesOf(saved.test_id), (await detail(saved.test_id)).phase]).toEqual([before, "drafting"]);
    const next = (await school.call("publishDraftTest", named(changed), author)).body.data;
    expect(next).toEqual({ menu_id: saved.test_id, version: 2 });
    const after = await bytesOf(saved.test_id);
    expect(after.tests.filter(({ version }) => version === 1)).toEqual(before.tests);
    expect(after.items.filter(({ version }) => version === 1)).toEqual(before.items);
  });

  it("makes the next edition after a change of a question alone, and says first that the test changed", async () => {
    const item_id = await question("12 + 1?");
    const saved = named(await save(draftTestOf([item_id])));
    const published = async () => (await school.call("publishDraftTest", saved, author)).body.data;
    const phases = async () => [
      (await detail(saved.test_id)).phase,
      (await school.call("studioTests", {}, author)).body.data.tests.find(({ test_id }) => test_id === saved.test_id)
        ?.phase,
    ];
    const change = (version: number, stem: string) =>
      school.call("saveItem", { idempotency_key: newKey(), item_id, version, draft: draftOf(stem) }, author);
    await published();
    expect(await phases()).toEqual(["frozen", "frozen"]);
    await change(1, "12 + 2?");
    expect(await phases()).toEqual(["drafting", "drafting"]);
    await change(2, "12 + 1?");
    expect([await phases(), await published()]).toEqual([["frozen", "frozen"], { menu_id: saved.test_id, version: 1 }]);
    await change(3, "12 + 3?");
    expect((await school.call("checkTest", saved, author)).body.data).toEqual({ phase: "simulating", findings: [] });
    expect(await published()).toEqual({ menu_id: saved.test_id, version: 2 });
    const sat = (await school.call("startExam", { menu_id: saved.test_id }, student)).body.data;
    const [exercise] = sat.exercise_list.flatMap(({ exercise_item }) => exercise_item);
    const shown = { attempt_id: sat.attempt_id, exercise_id: exercise?.exercise_id };
    expect((await school.call("exerciseDetail", shown, student)).body.data.stem).toEqual({ en: "<p>12 + 3?</p>" });
    await school.call("deleteItem", { item_id, version: 4 }, author);
    expect([await phases(), (await school.call("publishDraftTest", saved, author)).body.code]).toEqual([
      ["drafting", "drafting"],
      100908,
    ]);
  });

  it("is refused with everything that a check finds, and changes nothing", async () => {
    const definition: DraftTest = {
      ...draftTestOf([]),
      title: { en: " " },
      sections: [
        { stage: "a", title: { en: "A" }, time_limit_ms: 500_000, shuffle: false, items: [] },
        {
          stage: "b",
          title: { en: "B" },
          time_limit_ms: 500_000,
          shuffle: false,
          draw: 9,
          items: [await question("without key", { key: null }), "no-such-draft"],
        },
      ],
    };
    const saved = await save(definition);
    const { body } = await school.call("publishDraftTest", named(saved), author);
    const found = (body.data as unknown as { findings: { code: string; stage?: string }[] }).findings;
    expect([body.code, found.map(({ code, stage }) => `${code} ${stage ?? ""}`.trim())]).toEqual([
      100908,
      ["titleMissing", "sectionEmpty a", "drawTooLarge b", "keyMissing b", "itemUnknown b", "sectionClocksLonger"],
    ]);
    expect(await bytesOf(saved.test_id)).toEqual({ tests: [], items: [] });
  });

  it("is refused for a draft that another window has changed", async () => {
    const saved = await save(draftTestOf([await question("4 + 1?")]));
    const changed = await save(draftTestOf([await question("4 + 2?")]), named(saved));
    const late = await school.call("publishDraftTest", named(saved), author);
    expect([late.body.code, (late.body.data as unknown as { version: number }).version]).toEqual([
      100906,
      changed.version,
    ]);
  });

  it("never takes questions or tests of another author", async () => {
    const own = await question("5 + 1?");
    const saved = await save(draftTestOf([own]));
    const theirs = (
      await school.call("saveTest", { idempotency_key: newKey(), definition: draftTestOf([own]) }, colleague)
    ).body.data;
    const codes = [
      await school.call("studioTest", { test_id: saved.test_id }, colleague),
      await school.call("publishDraftTest", named(saved), colleague),
      await school.call("publishDraftTest", named(theirs), colleague),
    ].map(({ body }) => body.code);
    expect(codes).toEqual([100905, 100905, 100908]);
  });

  it("leaves the file with its keys to its author and to administrators", async () => {
    const saved = await save(draftTestOf([await question("7 + 1?")]));
    const { menu_id } = (await school.call("publishDraftTest", named(saved), author)).body.data;
    const admin = await newcomer(school, { role: ["admin"], admin: true });
    const codes = await Promise.all(
      [author, admin, colleague, student].map(async (token) => [
        (await school.call("exportReport", { menu_id, format: "csv" }, token)).body.code,
        await exported(menu_id, token),
      ]),
    );
    expect(codes).toEqual([
      [200, "saved"],
      [200, "saved"],
      [100201, 100201],
      [403, 403],
    ]);
  });

  it("lists its questions in their order with their beginnings, without those that are gone", async () => {
    const [first, second] = [await question("11 + 1?", { key: null }), await question("8 + 1?")];
    const saved = await save(draftTestOf([second, "no-such-draft", first]));
    const listed = (await school.call("studioTestItems", { test_id: saved.test_id }, author)).body.data.items;
    expect(listed).toEqual([
      { item_id: second, words: "8 + 1?", type: "single_choice", points: 1, complete: true },
      { item_id: first, words: "11 + 1?", type: "single_choice", points: 1, complete: false },
    ]);
    const others = await school.call("studioTestItems", { test_id: saved.test_id }, colleague);
    expect(others.body.code).toBe(100905);
  });

  it("checks a test, stores what was found, and lists it", async () => {
    const saved = await save(draftTestOf([await question("6 + 1?", { key: null })]));
    const { body } = await school.call("checkTest", named(saved), author);
    expect([body.data.phase, body.data.findings.map(({ code }) => code)]).toEqual(["drafting", ["keyMissing"]]);
    const listed = (await school.call("studioTests", {}, author)).body.data.tests.find(
      ({ test_id }) => test_id === saved.test_id,
    );
    expect(listed).toEqual({
      test_id: saved.test_id,
      version: 1,
      title: { en: "Sums" },
      kind: "fixed",
      phase: "drafting",
      questions: 1,
      edition: 0,
      blocking: 1,
      attempts: 0,
      touched_at: school.now,
    });
  });
});

function named({ test_id, version }: { test_id: string; version: number }) {
  return { test_id, version };
}

/** Saves the test as a file; the code of a refusal, or "saved". */
async function exported(menuId: string, token: string): Promise<number | "saved"> {
  const url = `/api/studio/tests/${menuId}/export?format=csv`;
  const reply = await school.app.inject({ method: "GET", url, headers: { authorization: `Bearer ${token}` } });
  return reply.body.startsWith("{") ? reply.json().code : "saved";
}
