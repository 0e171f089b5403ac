import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { DraftItem } from "../../../src/contract/studio/draft-item";
import { itemDrafts } from "../../../src/server/db/studio-schema";
import { inTransaction } from "../../../src/server/db/transaction";
import { searchQueryOf, searchTokensOf } from "../../../src/server/use-cases/studio/search-tokens";
import { draftOf, draftTestOf } from "../../support/drafts";
import { newKey, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
let colleague: string;
beforeAll(async () => {
  school = await openSchool();
  colleague = await newcomer(school, { role: ["teacher"] });
});

/** A new author with drafts of these stems; the calls of that author. */
async function bankOf(drafts: readonly DraftItem[]) {
  const token = await newcomer(school, { role: ["author"] });
  const ids: string[] = [];
  for (const draft of drafts) {
    school.now += 1_000;
    ids.push((await school.call("saveItem", { idempotency_key: newKey(), draft }, token)).body.data.item_id);
  }
  const list = async (search: object = {}) => (await school.call("studioItems", search, token)).body.data;
  return {
    token,
    ids,
    list,
    found: async (search: object) => (await list(search)).items.map(({ item_id }) => ids.indexOf(item_id)),
    change: async (changes: readonly object[], by = token) =>
      (await school.call("changeItems", { idempotency_key: newKey(), changes }, by)).body,
    detail: async (item_id: string) => (await school.call("studioItem", { item_id }, token)).body.data,
  };
}

describe("the search of a bank", () => {
  it("finds words of Latin and Chinese texts by their beginnings, in any order", async () => {
    const chinese = draftOf("", { body: { ...draftOf("").body, stem: { zh: "<p>分数的加法有哪些规则？</p>" } } });
    const bank = await bankOf([draftOf("Adding fractions"), draftOf("Fractured bones"), chinese]);
    expect(await bank.found({ words: "fract" })).toEqual([1, 0]);
    expect(await bank.found({ words: "fractions ADD" })).toEqual([0]);
    expect(await bank.found({ words: "加法" })).toEqual([2]);
    expect(await bank.found({ words: "数" })).toEqual([2]);
    expect(await bank.found({ words: "分数 规则" })).toEqual([2]);
    expect(await bank.found({ words: "分加" })).toEqual([]);
    expect(await bank.found({ words: "';drop" })).toEqual([]);
  });

  it("shows the beginning of a question in the reader's language, else in the one that it has", async () => {
    const stem = { zh: "<p>二加二？</p>", en: "<p>Two and <b>two</b>?</p>" };
    const { token } = await bankOf([
      draftOf("", { body: { ...draftOf("").body, stem } }),
      draftOf("", { body: { ...draftOf("").body, stem: { en: "", zh: stem.zh } } }),
    ]);
    const read = async (lang: string) =>
      (await school.call("studioItems", {}, token, { lang })).body.data.items.map(({ words }) => words);
    expect([await read("en"), await read("zh")]).toEqual([
      ["二加二？", "Two and two ?"],
      ["二加二？", "二加二？"],
    ]);
  });

  it("takes any words and finds each text by each of its own", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 40 }), async (text) => {
        const query = searchQueryOf(text);
        if (query === null) return;
        const tokens = searchTokensOf(text);
        const { rows } = await school.db.execute(
          sql`select array_to_tsvector(string_to_array(${tokens}, ' ')) @@ ${query}::tsquery as found`,
        );
        expect(rows).toEqual([{ found: true }]);
      }),
      { numRuns: 150 },
    );
  });

  it("sorts, filters by the test that uses a question, and counts pages", async () => {
    const bank = await bankOf([
      draftOf("one", { skill: "b" }),
      draftOf("two", { skill: "a" }),
      draftOf("three", { skill: "c", key: null }),
    ]);
    const definition = draftTestOf([bank.ids[1] ?? "", bank.ids[0] ?? ""]);
    const { test_id } = (await school.call("saveTest", { idempotency_key: newKey(), definition }, bank.token)).body
      .data;
    expect(await bank.found({ used_in: test_id })).toEqual([1, 0]);
    expect(await bank.found({ sort: "written" })).toEqual([0, 1, 2]);
    expect(await bank.found({ sort: "skill" })).toEqual([1, 0, 2]);
    expect([await bank.list({ page: 2 }), await bank.list({ page: 2, words: "o" })]).toEqual([
      { items: [], total: 3 },
      { items: [], total: 3 },
    ]);
    expect((await bank.list({ needs_work: "1" })).items.map(({ complete, words }) => [complete, words])).toEqual([
      [false, "three"],
    ]);
  });

  it("uses the index of words however many drafts have one", async () => {
    await bankOf([draftOf("a common word")]);
    const { rows } = await inTransaction(school.db, async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { words } = itemDrafts;
      return tx.execute(sql`explain select 1 from ${itemDrafts}
        where array_to_tsvector(array_remove(string_to_array(${words}, ' '), '')) @@ (select '''com'':*'::tsquery)`);
    });
    expect(JSON.stringify(rows)).toContain("item_drafts_by_words");
  });
});

describe("changes of several drafts", () => {
  it("set tags, are undone by the tags of before, and stand in the history", async () => {
    const bank = await bankOf([draftOf("one", { tags: ["old"] }), draftOf("two")]);
    const before = (await bank.list()).items;
    const done = await bank.change(
      before.map(({ item_id, version, tags }) => ({ item_id, version, tags: [...tags, "unit 7"] })),
    );
    expect(done.data.items.map(({ version }) => version)).toEqual([2, 2]);
    expect(await bank.found({ tag: "unit 7" })).toEqual([1, 0]);
    expect(await bank.found({ words: "unit" })).toEqual([1, 0]);
    await bank.change(
      before.map(({ item_id, tags }, place) => ({ item_id, version: done.data.items[place]?.version, tags })),
    );
    expect((await bank.list()).items.map(({ tags }) => tags)).toEqual(before.map(({ tags }) => tags));
    const [first = ""] = bank.ids;
    const earlier = (await school.call("studioItem", { item_id: first, version: 2 }, bank.token)).body.data;
    expect([earlier.draft.tags, (await bank.detail(first)).version]).toEqual([["old", "unit 7"], 3]);
  });

  it("are made whole or not at all", async () => {
    const bank = await bankOf([draftOf("one"), draftOf("two")]);
    const [first = "", second = ""] = bank.ids;
    const stale = await bank.change([
      { item_id: first, version: 1, deleted: true },
      { item_id: second, version: 9, tags: ["x"] },
    ]);
    const foreign = await bank.change([{ item_id: first, version: 1, tags: ["x"] }], colleague);
    const missing = await bank.change([
      { item_id: first, version: 1, tags: ["x"] },
      { item_id: "no-such-draft", version: 1 },
    ]);
    const twice = await bank.change([
      { item_id: first, version: 1, tags: ["x"] },
      { item_id: first, version: 1, tags: ["y"] },
    ]);
    expect([stale.code, (stale.data as unknown as { item_id: string }).item_id]).toEqual([100902, second]);
    expect([foreign.code, missing.code, twice.code]).toEqual([100901, 100901, 400]);
    expect((await bank.list()).items.map(({ version, tags }) => [version, tags])).toEqual([
      [1, []],
      [1, []],
    ]);
  });

  it("delete and bring back, and the same call sent again changes nothing more", async () => {
    const bank = await bankOf([draftOf("one"), draftOf("two")]);
    const deleted = bank.ids.map((item_id) => ({ item_id, version: 1, deleted: true }));
    expect([(await bank.change(deleted)).code, (await bank.change(deleted)).code]).toEqual([200, 200]);
    expect((await bank.list()).total).toBe(0);
    await bank.change(bank.ids.map((item_id) => ({ item_id, version: 1, deleted: false })));
    expect((await bank.list()).total).toBe(2);
  });
});

describe("questions as a file", () => {
  it("hold those that are complete, in the order asked for, with formulas of spreadsheets made harmless", async () => {
    const bank = await bankOf([draftOf("=1+1"), draftOf("no key", { key: null }), draftOf("second")]);
    const [first, second, third] = bank.ids;
    const { data } = (
      await school.call("exportItems", { item_ids: [third, first, second], language: "en" }, bank.token)
    ).body;
    expect([data.exported, data.left_out]).toEqual([2, [second]]);
    expect(data.csv.split("\r\n").map((line) => line.split(",")[3])).toEqual([
      expect.stringContaining("uestion"),
      "second",
      expect.stringContaining("'=1+1"),
      undefined,
    ]);
    expect((await school.call("exportItems", { item_ids: [first], language: "en" }, colleague)).body.code).toBe(100901);
  });
});

describe("an author's home", () => {
  it("counts what is unfinished and which tests have findings, of the caller alone", async () => {
    const bank = await bankOf([draftOf("no key", { key: null }), draftOf("ready")]);
    const definition = draftTestOf([bank.ids[0] ?? ""]);
    const { test_id } = (await school.call("saveTest", { idempotency_key: newKey(), definition }, bank.token)).body
      .data;
    await school.call("checkTest", { test_id, version: 1 }, bank.token);
    const home = (await school.call("authorHome", {}, bank.token)).body.data;
    expect(home).toEqual({
      unfinished: { total: 1, items: [{ item_id: bank.ids[0], words: "no key", touched_at: school.now - 1_000 }] },
      findings: {
        total: 1,
        tests: [{ test_id, title: { en: "Sums" }, blocking: 1, touched_at: school.now }],
      },
      imports: { total: 0, list: [] },
      reviews: 0,
    });
    expect((await school.call("authorHome", {}, colleague)).body.data).toEqual({
      unfinished: { total: 0, items: [] },
      findings: { total: 0, tests: [] },
      imports: { total: 0, list: [] },
      reviews: 0,
    });
  });
});
