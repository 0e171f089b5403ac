import fc from "fast-check";
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { media } from "../../src/server/db/schema";
import { byteRangeOf } from "../../src/server/files/byte-range";
import { openSchool, type School } from "../support/sittings";

/** Longer than two slices, and not a multiple of one. */
const bytes = Buffer.from(Uint32Array.from({ length: 150_001 }, (_, place) => Math.imul(place, 2_654_435_761)).buffer);
const size = bytes.length;
const sha256 = createHash("sha256").update(bytes).digest("hex");
const tag = `"${sha256}"`;

let school: School;
const ask = (headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  school.app.inject({ method, url: `/media/${sha256}`, headers });

beforeAll(async () => {
  school = await openSchool();
  await school.db.insert(media).values({ sha256, type: "audio/mpeg", bytes });
});

describe("a file of an item over HTTP", () => {
  it("is sent whole, may be cached for ever, and accepts ranges", async () => {
    const reply = await ask();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      "content-type": "audio/mpeg",
      "content-length": String(size),
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, immutable",
      etag: tag,
    });
    expect(reply.headers["content-range"]).toBeUndefined();
    expect(reply.rawPayload.equals(bytes)).toBe(true);
  });

  it.each([
    ["bytes=0-0", 0, 1],
    ["bytes=0-", 0, size],
    ["bytes=262140-262150", 262_140, 11],
    [`bytes=${size - 1}-${size + 500}`, size - 1, 1],
    ["bytes=-100", size - 100, 100],
    [`bytes=-${size * 2}`, 0, size],
    ["BYTES = 5-9", 5, 5],
  ])("is sent in part for %s", async (range, from, length) => {
    const reply = await ask({ range });
    expect([reply.statusCode, reply.headers["content-range"], reply.headers["content-length"]]).toEqual([
      206,
      `bytes ${from}-${from + length - 1}/${size}`,
      String(length),
    ]);
    expect(reply.rawPayload.equals(bytes.subarray(from, from + length))).toBe(true);
  });

  it.each([`bytes=${size}-`, `bytes=${size + 5}-${size + 9}`, "bytes=-0"])("is not available for %s", async (range) => {
    const reply = await ask({ range });
    expect([reply.statusCode, reply.headers["content-range"], reply.rawPayload.length]).toEqual([
      416,
      `bytes */${size}`,
      0,
    ]);
  });

  it.each(["bytes=9-5", "bytes=0-1,5-9", "lines=0-5", "bytes=-", "bytes=a-b"])(
    "is sent whole for the range %s, which is not understood",
    async (range) => {
      const reply = await ask({ range });
      expect([reply.statusCode, reply.rawPayload.length]).toEqual([200, size]);
    },
  );

  it("is sent in part only where If-Range names the same file", async () => {
    const statusOf = async (ifRange: string) => (await ask({ range: "bytes=0-9", "if-range": ifRange })).statusCode;
    expect([await statusOf(tag), await statusOf('"another"'), await statusOf(`W/${tag}`)]).toEqual([206, 200, 200]);
  });

  it("is sent without bytes for HEAD, and not at all where it is cached", async () => {
    const head = await ask({ range: "bytes=0-9" }, "HEAD");
    expect([head.statusCode, head.headers["content-length"], head.headers["accept-ranges"], head.body]).toEqual([
      200,
      String(size),
      "bytes",
      "",
    ]);
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, "*"]) {
      const reply = await ask({ "if-none-match": known });
      expect([reply.statusCode, reply.rawPayload.length, reply.headers["etag"]]).toEqual([304, 0, tag]);
    }
    expect((await ask({ "if-none-match": '"x"' })).statusCode).toBe(200);
  });

  it("is an unknown address where it does not exist", async () => {
    for (const url of [`/media/${"0".repeat(64)}`, "/media/short", `/media/${sha256.toUpperCase()}`])
      expect((await school.app.inject(url)).statusCode).toBe(404);
  });
});

describe("a range", () => {
  it("always lies within the file, and two adjacent ones make up the whole", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), fc.nat(1_200), (length, cut) => {
        const head = byteRangeOf(`bytes=0-${cut}`, length);
        const rest = byteRangeOf(`bytes=${cut + 1}-`, length);
        if (head === null || head === "unsatisfiable") throw new Error("the beginning is always there");
        const restLength = rest === null || rest === "unsatisfiable" ? 0 : rest.length;
        expect(head.length + restLength).toBe(length);
        expect(rest === "unsatisfiable").toBe(cut + 1 >= length);
      }),
    );
  });
});
