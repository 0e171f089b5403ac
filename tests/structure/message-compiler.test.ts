import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { messageCompiler } from "../../src/web/build/message-compiler";

vi.mock("@formatjs/icu-messageformat-parser", () => ({ parse: (message: string) => [message], TYPE: { literal: 0 } }));

const folder = path.join(import.meta.dirname, "../../src/web/i18n");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
const { transform } = messageCompiler() as { transform: (code: string, id: string) => { code: string } | null };

describe("the compiling of messages", () => {
  it("has every file of words, since no parser is in the browser", () => {
    expect(files.length).toBeGreaterThan(40);
    const left = files.filter((file) => transform('{"a":"{n} of 3"}', `/src/web/i18n/${file}`) === null);
    expect(left).toEqual([]);
  });
});
