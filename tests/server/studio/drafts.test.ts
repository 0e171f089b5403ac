import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { DraftItem } from "../../../src/contract/studio/draft-item";
import { items, media } from "../../../src/server/db/schema";
import { itemRevisions } from "../../../src/server/db/studio-schema";
import { draftOf } from "../../support/drafts";
import { newKey, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
let author: string;
let colleague: string;
beforeAll(async () => {
  school = await openSchool();
  author = await newcomer(school, { role: ["teacher"] });
  colleague = await newcomer(school, { role: ["teacher"] });
});

const create = async (draft: DraftItem, token = author) =>
  (await school.call("saveItem", { idempotency_key: newKey(), draft }, token)).body.data;
const change = (item_id: string, version: number, draft: DraftItem, token = author) =>
  school.call("saveItem", { idempotency_key: newKey(), item_id, version, draft }, token);
const detail = async (item_id: string, version?: number) =>
  (await school.call("studioItem", { item_id, ...(version === undefined ? {} : { version }) }, author)).body.data;

describe("drafts of questions", () => {
  it("makes one draft of a call that is sent twice", async () => {
    const input = { idempotency_key: newKey(), draft: draftOf("1 + 1?") };
    const first = (await school.call("saveItem", input, author)).body.data;
    const again = (await school.call("saveItem", input, author)).body.data;
    expect(again).toEqual(first);
    expect(first).toEqual({ item_id: expect.any(String), version: 1, saved_at: school.now });
  });

  it("refuses other content for a draft that the same key has made, and says which draft that is", async () => {
    const idempotency_key = newKey();
    const first = (await school.call("saveItem", { idempotency_key, draft: draftOf("1 + 5?") }, author)).body.data;
    const other = (await school.call("saveItem", { idempotency_key, draft: draftOf("1 + 6?") }, author)).body;
    expect([other.code, other.data]).toEqual([
      100902,
      { item_id: first.item_id, version: 1, draft: draftOf("1 + 5?"), saved_at: school.now },
    ]);
  });

  it("stores a change, keeps the earlier version, and brings it back as a new version", async () => {
    const { item_id } = await create(draftOf("1 + 2?"));
    school.now += 1000;
    const saved = (await change(item_id, 1, draftOf("1 + 3?"))).body.data;
    expect(saved).toEqual({ item_id, version: 2, saved_at: school.now });
    expect((await detail(item_id)).draft).toEqual(draftOf("1 + 3?"));
    const earlier = await detail(item_id, 1);
    expect([earlier.version, earlier.draft, earlier.saved_at]).toEqual([1, draftOf("1 + 2?"), school.now - 1000]);
    expect((await change(item_id, 2, earlier.draft)).body.data.version).toBe(3);
    expect((await detail(item_id)).draft).toEqual(draftOf("1 + 2?"));
  });

  it("refuses a change of an older version with the draft as it stands, and overwrites nothing", async () => {
    const { item_id } = await create(draftOf("2 + 2?"));
    await change(item_id, 1, draftOf("2 + 3?"));
    const late = await change(item_id, 1, draftOf("2 + 4?"));
    expect([late.body.code, late.body.data]).toEqual([
      100902,
      { item_id, version: 2, draft: draftOf("2 + 3?"), saved_at: school.now },
    ]);
    expect((await detail(item_id)).draft).toEqual(draftOf("2 + 3?"));
  });

  it("takes a change that was stored already for done", async () => {
    const { item_id } = await create(draftOf("3 + 2?"));
    const once = (await change(item_id, 1, draftOf("3 + 3?"))).body.data;
    expect((await change(item_id, 1, draftOf("3 + 3?"))).body.data).toEqual(once);
  });

  it("hides a draft from other authors", async () => {
    const { item_id } = await create(draftOf("4 + 4?"));
    const replies = [
      await school.call("studioItem", { item_id }, colleague),
      await change(item_id, 1, draftOf("4 + 5?"), colleague),
      await school.call("readyItem", { item_id, version: 1 }, colleague),
      await school.call("deleteItem", { item_id, version: 1 }, colleague),
    ];
    expect(replies.map(({ body }) => body.code)).toEqual([100901, 100901, 100901, 100901]);
    const { data } = (await school.call("studioItems", {}, colleague)).body;
    expect(data).toEqual({ items: [], total: 0 });
  });

  it("deletes a draft and brings it back", async () => {
    const { item_id, version } = await create(draftOf("a question to delete"));
    const listed = async () =>
      (await school.call("studioItems", { words: "QUESTION to delete" }, author)).body.data.items.map(
        (entry) => entry.item_id,
      );
    expect(await listed()).toEqual([item_id]);
    await school.call("deleteItem", { item_id, version }, author);
    expect([await listed(), (await detail(item_id)).deleted_at]).toEqual([[], school.now]);
    await school.call("restoreItem", { item_id, version }, author);
    expect([await listed(), (await detail(item_id)).deleted_at]).toEqual([[item_id], null]);
  });

  it("brings a draft back that another window has deleted, by a change and not by the same content", async () => {
    const { item_id, version } = await create(draftOf("written on"));
    await school.call("deleteItem", { item_id, version }, author);
    const save = (draft: DraftItem) =>
      school.call("saveItem", { idempotency_key: newKey(), item_id, version, draft }, author);
    expect((await save(draftOf("written on"))).body.data).toMatchObject({ version: 1 });
    expect((await detail(item_id)).deleted_at).toBe(school.now);
    expect((await save(draftOf("written on and on"))).body.data).toMatchObject({ version: 2 });
    expect(await detail(item_id)).toMatchObject({ deleted_at: null, draft: draftOf("written on and on") });
  });

  it("finds drafts by words, level, tag and what they lack", async () => {
    const { item_id } = await create(draftOf("100 % of _all_", { level: "hard", tags: ["unit 7"], key: null }));
    const found = async (search: object) =>
      (await school.call("studioItems", search, author)).body.data.items.map((entry) => entry.item_id);
    expect(await found({ words: "100 % of _all_" })).toEqual([item_id]);
    expect(await found({ words: "ALL 10" })).toEqual([item_id]);
    expect(await found({ words: "200 of" })).toEqual([]);
    expect(await found({ words: "%_?" })).toEqual([]);
    expect(await found({ level: "hard" })).toEqual([item_id]);
    expect(await found({ tag: "unit 7" })).toEqual([item_id]);
    expect(await found({ needs_work: "1" })).toEqual([item_id]);
    expect(await found({ type: "order" })).toEqual([]);
  });
});

describe("revisions of a draft", () => {
  it("is made once for each version, and is an item of the bank", async () => {
    const { item_id } = await create(draftOf(String.raw`What is \(x^2\)?`));
    const first = (await school.call("readyItem", { item_id, version: 1 }, author)).body.data;
    const again = (await school.call("readyItem", { item_id, version: 1 }, author)).body.data;
    expect([first, again]).toEqual([
      { item_id, revision: 1 },
      { item_id, revision: 1 },
    ]);
    await change(item_id, 1, draftOf("What is 9?"));
    expect((await school.call("readyItem", { item_id, version: 2 }, author)).body.data.revision).toBe(2);
    const rows = await school.db
      .select({ revision: itemRevisions.revision, body: items.body, source: items.source })
      .from(itemRevisions)
      .innerJoin(items, eq(items.itemId, itemRevisions.itemId))
      .where(eq(itemRevisions.draftId, item_id))
      .orderBy(asc(itemRevisions.revision));
    expect(rows.map(({ revision, body, source }) => [revision, body.stem, source.kind])).toEqual([
      [1, { en: "<p>What is <math><msup><mi>x</mi><mn>2</mn></msup></math>?</p>" }, "author"],
      [2, { en: "<p>What is 9?</p>" }, "author"],
    ]);
  });

  it("is refused with everything that the draft lacks", async () => {
    const options = [
      { option_id: "a", content: { en: "" } },
      { option_id: "b", content: { en: String.raw`\(\frac{1}{\)` } },
    ];
    const draft = draftOf("", {
      key: null,
      body: { ...draftOf("").body, stem: { en: " " }, interaction: { type: "single_choice", options, shuffle: false } },
    });
    const { item_id } = await create(draft);
    const { body } = await school.call("readyItem", { item_id, version: 1 }, author);
    const codes = (body.data as unknown as { missing: { code: string }[] }).missing.map(({ code }) => code);
    expect([body.code, codes]).toEqual([100903, ["formulaUnreadable", "stemEmpty", "keyMissing", "optionEmpty"]]);
  });
});

describe("reading questions from a pasted text", () => {
  it("takes pictures that are stored already, and none that is not", async () => {
    const sha256 = "ab".repeat(32);
    await school.db.insert(media).values({ sha256, type: "image/png", bytes: Buffer.from("a picture") });
    const question = (number: number, hash: string) =>
      `<p>${number}. Which is it? <img src="media:${hash}" alt="A cat"></p><p>a) cat</p><p>*b) dog</p>`;
    const html = question(1, sha256) + question(2, "cd".repeat(32));
    const { data } = (await school.call("parseItems", { html }, author)).body;
    expect([
      data.items.map(({ line, body }) => [line, body.stem, body.media]),
      data.refused.map(({ line, code }) => [line, code]),
    ]).toEqual([
      [
        [
          1,
          { en: `Which is it? <img src="media:${sha256.slice(0, 24)}" alt="A cat" />` },
          [{ media_id: sha256.slice(0, 24), type: "image/png", sha256 }],
        ],
      ],
      [[4, "mediaRemote"]],
    ]);
    const [stored] = await school.db.select().from(media).where(eq(media.sha256, sha256));
    expect(stored?.bytes).toEqual(Buffer.from("a picture"));
  });

  it("gives the items, and the lines that are none with their reason", async () => {
    const text = "1. Which is even?\na) 1\n*b) 2\n\n2. Which?\n*a) one\n*b) two";
    const { data } = (await school.call("parseItems", { text }, author)).body;
    expect(data.items.map(({ line, end, points, body }) => [line, end, points, body.stem])).toEqual([
      [1, 3, 1, { en: "Which is even?" }],
    ]);
    expect(data.refused).toEqual([
      {
        line: 5,
        end: 7,
        code: "severalMarked",
        detail: "2",
        sentence: { en: expect.stringContaining("More than one"), zh: expect.any(String) },
        text: "2. Which?\n*a) one\n*b) two",
      },
    ]);
  });
});
