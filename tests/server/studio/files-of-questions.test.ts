import { eq } from "drizzle-orm";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { uploadLimits } from "../../../src/contract/site/upload-limits";
import type { DraftItem } from "../../../src/contract/studio/draft-item";
import type { FixedDraftTest } from "../../../src/contract/studio/draft-test";
import { users } from "../../../src/server/db/accounts-schema";
import { media } from "../../../src/server/db/schema";
import { itemDraftVersions, testDraftVersions } from "../../../src/server/db/studio-schema";
import { itemFiles } from "../../../src/server/db/upload-schema";
import { sweepItemFiles } from "../../../src/server/use-cases/uploads/sweep-item-files";
import { draftOf, draftTestOf } from "../../support/drafts";
import { sendFile } from "../../support/sent-file";
import type { School } from "../../support/sittings";
import { authorOf } from "../../support/studio";
import { openImports } from "../importing/world";

const month = 30 * 86_400_000;
const full = "Your questions' pictures and sounds take 512 MB, the most they may. Unused ones go within a month.";

let world: Awaited<ReturnType<typeof openImports>>;
let school: School;
let author: ReturnType<typeof authorOf>;
let sent = 0;
beforeAll(async () => {
  world = await openImports();
  ({ school } = world);
  author = authorOf(school, world.teacher);
});

const newPicture = (): Promise<Buffer> => {
  sent += 1;
  return sharp({ create: { width: 20 + sent, height: 9, channels: 3, background: "#246" } })
    .png()
    .toBuffer();
};
const send = async (bytes: Buffer) => (await sendFile(school, world.teacher, bytes, { purpose: "item" })).body;
const picture = async (): Promise<string> => (await send(await newPicture())).data.url.slice("/media/".length);
const withPicture = (sha256: string): DraftItem => {
  const draft = draftOf(`<img src="media:m" alt="A square">`);
  return { ...draft, body: { ...draft.body, media: [{ media_id: "m", type: "image/png", sha256 }] } };
};
const directing = (sha256: string): FixedDraftTest => {
  const { sections, ...test } = draftTestOf([]) as FixedDraftTest;
  const directions = { en: `<p><img src="/media/${sha256}" alt="A square"></p>` };
  return { ...test, sections: sections.map((section) => ({ ...section, directions })) };
};
const isThere = async (sha256: string) => (await school.app.inject({ url: `/media/${sha256}` })).statusCode === 200;
const sweepAt = (now: number) => sweepItemFiles({ db: school.db, clock: () => now });

describe("the files of questions", () => {
  it("stay while a draft, an earlier version, an edition or an import refers to them, or for a month", async () => {
    const names = {
      unused: await picture(),
      inDraft: await picture(),
      inEarlierDraft: await picture(),
      inDirections: await picture(),
      inEarlierDirections: await picture(),
      inEdition: await picture(),
      sentAgain: await picture(),
    };
    await author.write(withPicture(names.inDraft));
    await author.change(await author.write(withPicture(names.inEarlierDraft)), draftOf("Without a picture?"));
    await author.save(directing(names.inDirections));
    await author.save(draftTestOf([]), await author.save(directing(names.inEarlierDirections)));
    const item = await author.write(withPicture(names.inEdition));
    const test = await author.save(draftTestOf([item.item_id]));
    expect((await author.publish(test)).body.code).toBe(200);
    await author.change(item, draftOf("Another question?"));
    await school.db.delete(itemDraftVersions).where(eq(itemDraftVersions.draftId, item.item_id));
    await world.reviewed("waiting");
    const [imported = { sha256: "" }] = await school.db
      .select({ sha256: media.sha256 })
      .from(media)
      .where(eq(media.type, "image/png"))
      .except(school.db.select({ sha256: itemFiles.sha256 }).from(itemFiles));
    const old = { size: 9, userId: null, touchedAt: school.now };
    await school.db.insert(itemFiles).values({ ...old, fileId: "imported", sha256: imported.sha256 });

    const start = school.now;
    expect(await sweepAt(start + month)).toBe(0);
    school.now += 1000;
    const seen = { width: 20 + sent, height: 9, channels: 3 as const, background: "#246" };
    const again = await send(await sharp({ create: seen }).png().toBuffer());
    expect(again.data.url).toBe(`/media/${names.sentAgain}`);
    expect(await sweepAt(start + month + 1)).toBe(1);
    const there = await Promise.all(Object.entries(names).map(async ([name, sha256]) => [name, await isThere(sha256)]));
    expect(Object.fromEntries(there)).toEqual({
      unused: false,
      inDraft: true,
      inEarlierDraft: true,
      inDirections: true,
      inEarlierDirections: true,
      inEdition: true,
      sentAgain: true,
    });
    expect(await isThere(imported.sha256)).toBe(true);
    expect(await school.db.$count(itemFiles, eq(itemFiles.sha256, names.unused))).toBe(0);

    await school.db.delete(itemDraftVersions);
    await school.db.delete(testDraftVersions);
    expect(await sweepAt(start + month + 2)).toBe(0);
    expect(await sweepAt(start + 2 * month + 3)).toBe(3);
    const gone = [names.inEarlierDraft, names.inEarlierDirections, names.sentAgain];
    expect(await Promise.all(gone.map(isThere))).toEqual([false, false, false]);
    expect(await Promise.all([names.inDraft, names.inDirections, names.inEdition].map(isThere))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("are limited for each person, said in one sentence; a file sent again counts once", async () => {
    const bytes = await newPicture();
    const { data } = await send(bytes);
    const [own] = await school.db
      .select()
      .from(itemFiles)
      .where(eq(itemFiles.sha256, data.url.slice("/media/".length)));
    if (own === undefined || own.userId === null) throw new Error("not counted");
    const rows = await school.db.select().from(itemFiles).where(eq(itemFiles.userId, own.userId));
    const rest = rows.reduce((sum, { fileId, size }) => sum + (fileId === own.fileId ? 0 : size), 0);
    await school.db
      .update(itemFiles)
      .set({ size: uploadLimits.questions - rest })
      .where(eq(itemFiles.fileId, own.fileId));
    expect((await send(bytes)).code).toBe(200);
    const before = await school.db.$count(media);
    const refused = await send(await newPicture());
    expect([refused.code, refused.msg, await school.db.$count(media)]).toEqual([100931, full, before]);
    const other = await sendFile(school, world.colleague, await newPicture(), { purpose: "item" });
    expect(other.body.code).toBe(200);
  });

  it("are refused where one has 200 megapixels, or is a picture by its name alone, and nothing is stored", async () => {
    const huge = await newPicture();
    // width and height of the picture's header, and its checksum
    huge.writeUInt32BE(20_000, 16);
    huge.writeUInt32BE(10_000, 20);
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
    const before = await school.db.$count(media);
    const codes: number[] = [];
    for (const bytes of [huge, Buffer.from("%PDF-1.7 a paper"), Buffer.from("GIF89a<script>alert(1)</script>")])
      codes.push((await send(bytes)).code);
    expect([huge.length < 1000, codes, await school.db.$count(media)]).toEqual([
      true,
      [100403, 100402, 100403],
      before,
    ]);
  });

  it("lose their owner with the account, and then go like others", async () => {
    const bytes = await newPicture();
    const ann = await school.signIn("ann");
    const isAnn = eq(users.username, "ann");
    await school.db
      .update(users)
      .set({ role: ["author"] })
      .where(isAnn);
    const { data } = (await sendFile(school, ann, bytes, { purpose: "item" })).body;
    const sha256 = data.url.slice("/media/".length);
    const deleted = await school.call("deleteAccount", { username: "ann", password: "secret-word" }, ann);
    expect(deleted.body.code).toBe(200);
    const [row] = await school.db.select().from(itemFiles).where(eq(itemFiles.sha256, sha256));
    expect(row?.userId).toBeNull();
    await sweepAt(school.now + month + 1);
    expect(await isThere(sha256)).toBe(false);
  });
});
