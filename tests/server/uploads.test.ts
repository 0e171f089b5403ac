import { eq, sum } from "drizzle-orm";
import { createHash, randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { uploadLimits } from "../../src/contract/site/upload-limits";
import { users } from "../../src/server/db/accounts-schema";
import { uploads } from "../../src/server/db/upload-schema";
import { imageType } from "../../src/server/use-cases/uploads/picture";
import { sweepUploads } from "../../src/server/use-cases/uploads/sweep-uploads";
import { sendFile } from "../support/sent-file";
import { openSchool, type School } from "../support/sittings";

const day = 86_400_000;
const picture = (width: number, height: number, red = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 40, b: 90 } } });

let school: School;
let ann: string;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(async () => {
  ann = await school.signIn("ann");
  await school.db.update(users).set({ avatar: "", admin: false });
  await school.db.delete(uploads);
});

const have = (url: string, headers: Record<string, string> = {}) => school.app.inject({ method: "GET", url, headers });

describe("a picture of a question", () => {
  let ben: string;
  beforeAll(async () => {
    ben = await school.signIn("ben");
  });
  const png = () => picture(2_400, 1_200).png().toBuffer();

  it("becomes a file of the bank, named by the hash of its bytes, beside the files of the account", async () => {
    await school.db
      .update(users)
      .set({ role: ["author"] })
      .where(eq(users.username, "ben"));
    const { body } = await sendFile(school, ben, await png(), { purpose: "item" });
    await school.db
      .update(users)
      .set({ role: ["student"] })
      .where(eq(users.username, "ben"));
    expect(body.data).toEqual({
      url: expect.stringMatching(/^\/media\/[0-9a-f]{64}$/),
      type: "image/png",
      size: expect.any(Number),
      width: 2_048,
      height: 1_024,
    });
    const { statusCode, rawPayload, headers } = await have(body.data.url);
    expect([statusCode, headers["content-type"], rawPayload.length]).toEqual([200, "image/png", body.data.size]);
    expect(createHash("sha256").update(rawPayload).digest("hex")).toBe(body.data.url.slice("/media/".length));
    expect(await school.db.select().from(uploads)).toEqual([]);
  });

  it("is refused from whoever writes no questions", async () => {
    expect((await sendFile(school, ben, await png(), { purpose: "item" })).body.code).toBe(403);
  });
});

describe("an uploaded picture", () => {
  it("is re-encoded: upright, bounded, without camera metadata, and cannot run anything", async () => {
    const photo = await picture(1_600, 800)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: "CANARY" }, IFD3: { GPSLatitude: "31/1 13/1 0/1" } })
      .toBuffer();
    expect([photo.includes("CANARY"), (await sharp(photo).metadata()).orientation]).toEqual([true, 6]);
    const { status, body } = await sendFile(school, ann, photo, { name: "me.exe", type: "application/x-msdownload" });
    expect([status, body.code]).toEqual([200, 200]);
    expect(body.data).toEqual({
      url: expect.stringMatching(/^\/uploads\/[0-9a-f]{64}$/),
      type: "image/webp",
      size: expect.any(Number),
      width: 256,
      height: 512,
    });
    const reply = await have(body.data.url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(body.data.size),
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "bytes",
    });
    const kept = await sharp(reply.rawPayload).metadata();
    expect([kept.format, kept.width, kept.height, kept.exif, kept.icc, kept.xmp, kept.orientation]).toEqual([
      "webp",
      256,
      512,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(reply.rawPayload.includes("CANARY")).toBe(false);
    const part = await have(body.data.url, { range: "bytes=4-11" });
    expect([part.statusCode, part.headers["content-range"], part.rawPayload]).toEqual([
      206,
      `bytes 4-11/${body.data.size}`,
      reply.rawPayload.subarray(4, 12),
    ]);
    const known = await have(body.data.url, { "if-none-match": String(reply.headers["etag"]) });
    expect([known.statusCode, known.body]).toEqual([304, ""]);
    expect((await have(body.data.url, { range: `bytes=${body.data.size}-` })).statusCode).toBe(416);
  });

  it("is the same file when it is sent again, and a separate one for another person", async () => {
    const png = await picture(40, 40).png().toBuffer();
    const first = (await sendFile(school, ann, png)).body.data.url;
    const again = (await sendFile(school, ann, png)).body.data.url;
    const other = (await sendFile(school, await school.signIn("ben"), png)).body.data.url;
    expect([again === first, other === first]).toEqual([true, false]);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const bomb = () => picture(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
  it.each([
    ["a drawing that could run", async () => svg, 100402],
    ["a page declared as a picture", async () => Buffer.from("<!doctype html><script>1</script>"), 100402],
    ["nothing", async () => Buffer.alloc(0), 100402],
    ["the beginning of a picture", async () => (await picture(90, 90).png().toBuffer()).subarray(0, 60), 100403],
    ["a picture with too many pixels", bomb, 100403],
    ["a page behind the first bytes of a picture", async () => Buffer.from("GIF89a<script>alert(1)</script>"), 100403],
  ])("is refused where it is %s, and nothing is stored", async (_, bytes, code) => {
    expect((await sendFile(school, ann, await bytes())).body.code).toBe(code);
    expect(await school.db.select().from(uploads)).toEqual([]);
  });

  it("is refused in both languages where it is too large", async () => {
    const { status, body } = await sendFile(school, ann, Buffer.alloc(uploadLimits.file + 1));
    expect([status, body]).toEqual([
      413,
      { code: 100401, msg: "The file is larger than 8 MB, so it was not taken. Choose a smaller one.", data: {} },
    ]);
    const more = await school.app.inject({
      method: "POST",
      url: "/api/common/upload",
      headers: {
        authorization: `Bearer ${ann}`,
        "content-type": "multipart/form-data; boundary=x",
        "accept-language": "zh",
      },
      payload: Buffer.alloc(uploadLimits.file * 2),
    });
    expect([more.statusCode, more.json().msg]).toEqual([413, "文件超过 8 MB，未接收。请换一个小一些的文件。"]);
  });

  it("needs a signed-in person, a form, and for site pictures the permission", async () => {
    const png = await picture(20, 20).png().toBuffer();
    expect((await sendFile(school, null, png)).body.code).toBe(100001);
    expect((await sendFile(school, ann, png, { purpose: "site" })).body.code).toBe(403);
    expect((await sendFile(school, ann, png, { purpose: "virus" })).body.code).toBe(400);
    expect((await school.call("upload", { file: "x" }, ann)).status).toBe(415);
    await school.db.update(users).set({ admin: true }).where(eq(users.username, "ann"));
    const { body } = await sendFile(school, ann, png, { purpose: "site" });
    expect([body.code, body.data.type, (await sendFile(school, ann, png)).body.data.url === body.data.url]).toEqual([
      200,
      "image/png",
      false,
    ]);
  });

  it("is recognised by its first bytes", () => {
    const of = (text: string) => imageType(Buffer.from(text, "latin1"));
    expect([
      of("\u0089PNG\r\n\u001a\n..."),
      of("\u00ff\u00d8\u00ff\u00e0"),
      of("RIFF....WEBP"),
      of("RIFF....WAVE"),
      of("GIF89a"),
      of("GIF88a"),
      of("<svg"),
      of(""),
    ]).toEqual(["png", "jpeg", "webp", null, "gif", null, null, null]);
  });
});

describe("the files of an account", () => {
  it("are limited, also for simultaneous uploads", async () => {
    const { userId } = (await school.db.select().from(users).where(eq(users.username, "ann")))[0] ?? { userId: "" };
    const png = async (red: number) => picture(64, 64, red).png().toBuffer();
    const { size } = (await sendFile(school, ann, await png(1))).body.data;
    await school.db.insert(uploads).values({
      fileId: "full",
      userId,
      purpose: "avatar",
      type: "image/webp",
      size: uploadLimits.account - size - size - 10,
      width: 1,
      height: 1,
      touchedAt: school.now,
    });
    const two = await Promise.all([sendFile(school, ann, await png(90)), sendFile(school, ann, await png(180))]);
    expect(two.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([200, 100404]);
    const [kept] = await school.db.select({ size: sum(uploads.size).mapWith(Number) }).from(uploads);
    expect(kept?.size).toBeLessThanOrEqual(uploadLimits.account);
  });

  it("become an avatar only for their uploader", async () => {
    const { url } = (await sendFile(school, ann, await picture(30, 30, 7).png().toBuffer())).body.data;
    const ben = await school.signIn("ben");
    expect((await school.call("updateUser", { avatar: url }, ben)).body.code).toBe(400);
    expect((await school.call("updateUser", { avatar: "https://elsewhere.test/a.png" }, ann)).body.code).toBe(400);
    expect((await school.call("updateUser", { avatar: url }, ann)).body.data.avatar).toBe(url);
    expect((await school.call("userInfo", {}, ann)).body.data.avatar).toBe(url);
    expect((await school.call("updateUser", { avatar: "" }, ann)).body.data.avatar).toBe("");
  });

  it("are deleted after a day where they are not used", async () => {
    const send = async (red: number) =>
      (await sendFile(school, ann, await picture(30, 30, red).png().toBuffer())).body.data.url;
    const [used, forgotten] = [await send(10), await send(20)];
    await school.call("updateUser", { avatar: used }, ann);
    school.now += day;
    expect(await sweepUploads(school.deps)).toBe(0);
    school.now += 1;
    const late = await send(40);
    expect(await sweepUploads(school.deps)).toBe(1);
    // a removed picture may be wanted back for a day
    await school.call("updateUser", { avatar: "" }, ann);
    expect(await sweepUploads(school.deps)).toBe(0);
    await school.call("updateUser", { avatar: used }, ann);
    expect(await sweepUploads(school.deps)).toBe(0);
    const statuses = await Promise.all([used, forgotten, late].map(async (url) => (await have(url)).statusCode));
    expect(statuses).toEqual([200, 404, 200]);
    const bytesOf = async (url: string) => {
      const stream = await school.deps.files.read(url.slice("/uploads/".length), { from: 0, length: 4 });
      return stream === null ? null : (await buffer(stream)).toString("latin1");
    };
    expect([await bytesOf(used), await bytesOf(forgotten)]).toEqual(["RIFF", null]);
  });

  it("for the site are deleted after a day where no settings or notice ever named them", async () => {
    await school.db.update(users).set({ admin: true }).where(eq(users.username, "ann"));
    const names = ["unused", "first", "second", "third", "shown", "linked", "started"] as const;
    const sent = await Promise.all(
      names.map(async (_, at) => {
        const file = await picture(30, 30, 20 * at)
          .png()
          .toBuffer();
        return (await sendFile(school, ann, file, { purpose: "site" })).body.data.url;
      }),
    );
    const urls = Object.fromEntries(names.map((name, at) => [name, sent[at]]));
    const there = async () => {
      const statuses = await Promise.all(sent.map(async (url) => (await have(url)).statusCode));
      return names.filter((_, at) => statuses[at] === 200);
    };
    const { fields } = (await school.call("siteSettings", {}, ann)).body.data;
    let version = 0;
    const save = async (logo: string | undefined) => {
      const { body } = await school.call("saveSite", { fields: { ...fields, logo }, version }, ann);
      expect(body.data.version).toBe((version += 1));
    };
    const notice = (text: string, image = "") => ({
      notice_id: randomUUID(),
      revision: 0,
      text: { en: text },
      image,
      role: [],
      valid_from: school.now,
      valid_until: null,
    });
    await save(urls["first"]);
    await save(urls["second"]);
    for (const written of [
      notice("<p>A picture.</p>", urls["shown"]),
      notice(`<p><a href="${urls["linked"]}">The plan</a></p>`),
    ])
      expect((await school.call("saveNotice", written, ann)).body.code).toBe(200);
    const sweep = () => sweepUploads(school.deps, { favicon: urls["started"] ?? "" });

    school.now += day;
    expect([await sweep(), await there()]).toEqual([0, [...names]]);
    school.now += 1;
    expect(await sweep()).toBe(2);
    expect(await there()).toEqual(["first", "second", "shown", "linked", "started"]);
    // the uploading account may be deleted: pictures in use stay
    await school.db.update(uploads).set({ userId: null });
    await save("");
    expect([await sweep(), await sweep()]).toEqual([1, 0]);
    expect(await there()).toEqual(["second", "shown", "linked", "started"]);
    await save("https://pictures.example.org/logo.png");
    expect(await sweepUploads(school.deps)).toBe(2);
    expect(await there()).toEqual(["shown", "linked"]);
  });
});
