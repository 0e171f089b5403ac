import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { writeCompressed } from "../../src/server/start/compressed-pages";

const dir = mkdtempSync(path.join(tmpdir(), "invigil-compressed-"));
afterAll(() => rmSync(dir, { recursive: true }));
const place = (file: string): string => path.join(dir, file);
mkdirSync(place("assets"));

const code = "export const words = ['a question', 'its answer'];\n".repeat(100);
const files = ["index.html", "assets/page-a1.js", "assets/small-b2.js", "assets/face-c3.woff2", "assets/page-d4.css"];
for (const file of files) writeFileSync(place(file), file.includes("small") ? "export {};" : code);

const kinds = ["css", "html", "js"] as const;

describe("a build's files", () => {
  it("get compressed copies, except small ones and those that are compressed already", async () => {
    await writeCompressed(dir, files);
    expect(new Set(readdirSync(dir, { recursive: true, encoding: "utf8" }))).toEqual(
      new Set(["assets", ...files, ...kinds.flatMap((kind) => both(kind))]),
    );
    for (const kind of kinds) {
      const [brotli = "", gzip = ""] = both(kind);
      expect(brotliDecompressSync(readFileSync(place(brotli))).toString()).toBe(code);
      expect(gunzipSync(readFileSync(place(gzip))).toString()).toBe(code);
    }
  });

  it("are not compressed again by the next build, which marks them as in use", async () => {
    const [brotli = ""] = both("js");
    writeFileSync(place(brotli), "as it was left");
    utimesSync(place(brotli), 0, 0);
    await writeCompressed(dir, files);
    expect(readFileSync(place(brotli), "utf8")).toBe("as it was left");
    expect(statSync(place(brotli)).mtimeMs).toBeGreaterThan(0);
  });

  it("are compressed again where the next build uses the same name", async () => {
    const page = `<!doctype html>${code}`;
    writeFileSync(place("index.html"), page);
    await writeCompressed(dir, files);
    const [brotli = "", gzip = ""] = both("html");
    expect(brotliDecompressSync(readFileSync(place(brotli))).toString()).toBe(page);
    expect(gunzipSync(readFileSync(place(gzip))).toString()).toBe(page);
  });
});

function both(kind: (typeof kinds)[number]): string[] {
  const file = { js: "assets/page-a1.js", css: "assets/page-d4.css", html: "index.html" }[kind];
  return [`${file}.br`, `${file}.gz`];
}
