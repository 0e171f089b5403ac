import { eq } from "drizzle-orm";
import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Item } from "../../src/contract/item/item";
import { audioOf } from "../../src/items/audio/rendered";
import { spokenScripts } from "../../src/items/narration/spoken";
import { items, media } from "../../src/server/db/schema";
import { installMissing, installTest, missingTests } from "../../src/server/shipped/install";
import { draftOfShipped, editionDigest, type ShippedTest } from "../../src/server/shipped/shipped-test";
import { publishTest } from "../../src/server/use-cases/publish-test";
import type { TestDraft, UnreadFile } from "../../src/server/use-cases/publishing/draft";
import { fixedItems, fixedTest, openSchool, type School } from "../support/sittings";

let school: School;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "media-"));
});
beforeEach(async () => {
  school = await openSchool();
});
afterAll(() => rm(folder, { recursive: true }));

const sha256Of = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** A file with this text in place of sound. */
const fileOf = async (words: string): Promise<UnreadFile> => {
  const bytes = Buffer.from(words);
  const file = path.join(folder, `${sha256Of(bytes)}.mp3`);
  await writeFile(file, bytes);
  return { sha256: sha256Of(bytes), type: "audio/mpeg", path: file };
};

const saying = (sha256: string): Pick<Item["body"], "media" | "audio"> => ({
  media: [{ media_id: "said", type: "audio/mpeg", sha256 }],
  audio: { prompt: "said", autoplay: true, max_plays: 2, synthetic: true },
});
const own = fixedItems.map((item) => ({ ...item, item_id: `own-${item.item_id}` }));
const heard = (sha256: string): Item[] =>
  own.map((item, at) => (at === 0 ? { ...item, body: { ...item.body, ...saying(sha256) } } : item));

const draft = (more: Partial<TestDraft>): TestDraft => ({
  menuId: "heard",
  family: "custom",
  definition: fixedTest,
  sourceDigest: null,
  items: own,
  ...more,
});

const stored = () => school.db.select().from(media);
const bodyOf = async (itemId: string) =>
  (await school.db.select({ body: items.body }).from(items).where(eq(items.itemId, itemId)))[0]?.body;

describe("the files of a test", () => {
  it("are stored with it, once, and only if its items name them", async () => {
    const [said, other] = await Promise.all([fileOf("Good morning."), fileOf("Nobody asks for this.")]);
    const test = draft({ items: heard(said.sha256), files: [said, other] });
    expect(await publishTest(school.db, test, school.now)).toBe(true);
    expect(await stored()).toEqual([{ sha256: said.sha256, type: "audio/mpeg", bytes: Buffer.from("Good morning.") }]);
    const again = { ...said, path: path.join(folder, "read no more") };
    expect(await publishTest(school.db, { ...test, menuId: "again", files: [again] }, school.now)).toBe(true);
    expect(await stored()).toHaveLength(1);
    const whole = { sha256: other.sha256, type: "audio/mpeg", bytes: Buffer.from("Nobody asks for this.") };
    const asking = heard(other.sha256).map((item) => ({ ...item, item_id: `now-${item.item_id}` }));
    await publishTest(school.db, { ...test, menuId: "whole", items: asking, files: [whole] }, school.now);
    expect(await stored()).toContainEqual(whole);
  });

  it("may belong to the directions of a section, and are then stored and shown with them", async () => {
    const picture = Buffer.from("A picture of a map.");
    const [section] = fixedTest.sections;
    if (section === undefined) throw new Error("no section");
    const sha256 = sha256Of(picture);
    const media = [{ media_id: "map", type: "image/png" as const, sha256 }];
    const directions = { en: '<p>Look: <img src="media:map" alt="A map"></p>' };
    const definition = { ...fixedTest, sections: [{ ...section, directions, media }] };
    const test = draft({ menuId: "mapped", definition });
    expect(await installTest(school.db, test, school.now).catch(String)).toBe(
      `PublishingFault: The test mapped cannot be published: its section "main" needs the file ${sha256}, ` +
        "which is not there.",
    );
    const file = { sha256, type: "image/png", bytes: picture };
    expect(await publishTest(school.db, { ...test, files: [file] }, school.now)).toBe(true);
    expect(await stored()).toEqual([file]);
    const ann = await school.signIn("ann");
    const { data } = (await school.call("menuDetail", { menu_id: "mapped" }, ann)).body;
    expect(data.sections).toEqual([{ ...section, directed: true }]);
    const attempt = (await school.call("startExam", { menu_id: "mapped" }, ann)).body.data;
    expect(attempt.sections).toEqual([{ ...section, directions, media }]);
  });

  it("must exist and match their hashes, or nothing is published", async () => {
    const said = await fileOf("Good afternoon.");
    const sentence = (more: Partial<TestDraft>): Promise<unknown> =>
      installTest(school.db, draft({ items: heard(said.sha256), ...more }), school.now).catch(String);
    expect(await sentence({})).toBe(
      `PublishingFault: The test heard cannot be published: its item own-f1 needs the file ${said.sha256}, ` +
        "which is not there.",
    );
    const gone = path.join(folder, "gone.mp3");
    expect(await sentence({ files: [{ ...said, path: gone }] })).toBe(
      `PublishingFault: The test heard cannot be published: the file ${gone} is missing or another one.`,
    );
    const { path: another } = await fileOf("Good evening.");
    expect(await sentence({ files: [{ ...said, path: another }] })).toBe(
      `PublishingFault: The test heard cannot be published: the file ${another} is missing or another one.`,
    );
    expect(await stored()).toEqual([]);
    expect(await bodyOf("own-f1")).toBeUndefined();
  });

  it("change where the same text is rendered again; the item stays the same otherwise", async () => {
    const [before, after] = await Promise.all([fileOf("How are you?"), fileOf("How are you? (better)")]);
    const [first] = heard(before.sha256);
    await installTest(school.db, draft({ items: heard(before.sha256), files: [before] }), school.now);
    const changed = heard(after.sha256).map((item) => ({
      ...item,
      body: { ...item.body, stem: { en: "<p>other words</p>" } },
    }));
    await installTest(school.db, draft({ items: changed, files: [after], sourceDigest: "2" }), school.now);
    expect(await bodyOf("own-f1")).toEqual({ ...first?.body, ...saying(after.sha256) });
    expect(await bodyOf("own-f2")).toEqual(own[1]?.body);
    expect((await stored()).map(({ sha256 }) => sha256).toSorted()).toEqual([before.sha256, after.sha256].toSorted());
  });
});

describe("a shipped test with audio", () => {
  const script = spokenScripts().find(({ id }) => audioOf(id) !== null);
  const audio = audioOf(script?.id ?? "");
  const speaking = (more: Partial<ShippedTest>): ShippedTest => ({
    menuId: "speaking",
    edition: 1,
    family: "custom",
    make: async () => ({ definition: fixedTest, items: heard(audio?.sha256 ?? "") }),
    ...more,
  });

  it("includes the rendered files", async () => {
    const made = await draftOfShipped(speaking({}));
    expect(made.files).toEqual([{ sha256: audio?.sha256, type: "audio/mpeg", path: audio?.path }]);
    await installTest(school.db, { ...made, menuId: "map-math" }, school.now);
    await installMissing(school.db, [speaking({})], school.now);
    const [file] = await stored();
    expect(sha256Of(file?.bytes ?? Buffer.alloc(0))).toBe(audio?.sha256);
  });

  it("has another edition for other audio, but not for audio of other tests", () => {
    const speaks = (script?.id ?? "").slice(0, 4);
    expect(editionDigest(speaking({}))).toBe("shipped:speaking:1");
    expect(editionDigest(speaking({ speaks }))).toMatch(/^shipped:speaking:1:[0-9a-f]{12}$/);
    expect(editionDigest(speaking({ speaks: "no such script" }))).not.toBe(editionDigest(speaking({ speaks })));
  });

  it("is updated in an installation that has it with other audio", async () => {
    const test = speaking({ speaks: "mini-" });
    const made = await draftOfShipped(test);
    await installTest(school.db, { ...made, menuId: "map-math", sourceDigest: null }, school.now);
    await installTest(school.db, { ...made, sourceDigest: "shipped:speaking:1:000000000000" }, school.now);
    expect(await missingTests(school.db, [test])).toEqual([test]);
    await installMissing(school.db, [test], school.now);
    expect(await missingTests(school.db, [test])).toEqual([]);
  });
});
