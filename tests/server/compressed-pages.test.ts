import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { openSchool } from "../support/sittings";

const code = "export const words = ['a question', 'its answer'];\n".repeat(100);
const webRoot = mkdtempSync(path.join(tmpdir(), "invigil-pages-"));
mkdirSync(path.join(webRoot, "assets"));
for (const [file, text] of [
  ["index.html", "this is the page"],
  ["assets/page-a1.js", code],
  ["assets/page-a1.js.br", "compressed by brotli"],
  ["assets/page-a1.js.gz", "compressed by gzip"],
  ["assets/late-b2.js", code],
] as const)
  writeFileSync(path.join(webRoot, file), text);
afterAll(() => rmSync(webRoot, { recursive: true }));

describe("a file of the pages", async () => {
  const { app } = await openSchool({ webRoot });
  const asked = async (file: string, accepted: string) => {
    const reply = await app.inject({ url: `/assets/${file}`, headers: { "accept-encoding": accepted } });
    const { "content-encoding": encoding, "content-type": type, "cache-control": kept, vary } = reply.headers;
    return { body: reply.rawPayload, encoding, type: String(type), kept, varies: String(vary).toLowerCase() };
  };

  it.each([
    ["gzip, deflate, br", "br", "compressed by brotli"],
    ["gzip, deflate", "gzip", "compressed by gzip"],
    ["identity", undefined, code],
  ])("is sent as the compressed copy for Accept-Encoding %s", async (accepted, encoding, text) => {
    const sent = await asked("page-a1.js", accepted);
    expect({ ...sent, body: sent.body.toString() }).toEqual({
      body: text,
      encoding,
      type: expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/) as string,
      kept: "public, max-age=31536000, immutable",
      varies: "accept-encoding",
    });
  });

  it.each(["gone-e5.js", "", "..%2findex.html", "..%2f..%2fpackage.json", "%00"])(
    "is never outside the folder: assets/%s does not exist",
    async (file) => {
      const reply = await app.inject({ url: `/assets/${file}`, headers: { "accept-encoding": "br" } });
      expect(reply.statusCode === 200 ? reply.body : reply.statusCode).toBeOneOf(["this is the page", 400, 403, 404]);
      expect(reply.headers["cache-control"] ?? "").not.toContain("immutable");
    },
  );

  it("is compressed while it is sent where no compressed copy exists", async () => {
    const sent = await asked("late-b2.js", "br");
    expect(sent.encoding).toBe("br");
    expect(brotliDecompressSync(sent.body).toString()).toBe(code);
  });
});
