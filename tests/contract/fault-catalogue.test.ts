import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const faults = Array.from({ length: 75 }, (_, at) => `F${String(at + 1).padStart(2, "0")}`);
/** Faults that involve no browser: killed commits, conflicts, disks, second processes and the start of a server. */
const ofServer = new Set(["F18", "F20", "F21", "F22", "F23", "F67", "F72"]);
/** Power failures and full disks are tested only on a separate file system. */
const campaign = ["tests/campaign/server-on-disk.ts"];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));

const namedIn = (files: readonly string[]): Set<string> =>
  new Set(files.flatMap((file) => readFileSync(file, "utf8").match(/\bF\d\d(?=[:, ])/g) ?? []));

it("names each fault of the catalogue, those that reach a student in a real browser", () => {
  const inBrowser = namedIn(filesIn("tests/browser"));
  expect(faults.filter((fault) => !ofServer.has(fault) && !inBrowser.has(fault))).toEqual([]);
  const onServer = namedIn([...filesIn("tests/server"), ...campaign]);
  expect([...ofServer].filter((fault) => !onServer.has(fault))).toEqual([]);
});
