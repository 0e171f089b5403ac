// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, it } from "vitest";
import { withCuts } from "../../../src/web/build/cuts";
import { tiptapCuts, uncalledCommands } from "../../../src/web/build/lighter-tiptap";

const folder = path.join(import.meta.dirname, "../../../src/web/studio/writing");
const calls = /(?:commands|\))\s*\.(\w+)\(|chain\.(\w+)\(/g;

it("the editor of texts calls no command of Tiptap that is left out of the build", () => {
  const called = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), "utf8"))
    .filter((text) => text.includes("@tiptap/core"))
    .flatMap((text) => [...text.matchAll(calls)].map(([, one, other]) => one ?? other ?? ""));
  expect(called).toContain("toggleList");
  expect(called.filter((name) => uncalledCommands.some((one) => one === name))).toEqual([]);
});

it("each cut of Tiptap is found in the library as it is installed", () => {
  const file = path.join(path.dirname(createRequire(import.meta.url).resolve("@tiptap/core")), "index.js");
  const whole = readFileSync(file, "utf8");
  expect(withCuts(tiptapCuts, whole, file).length).toBeLessThan(whole.length - 12_000);
});
