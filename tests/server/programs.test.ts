import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { bundle } from "../../src/server/program/bundle";
import { nodeFault } from "../../src/server/program/node-fault";
import { programs } from "../../src/server/program/programs";
import { isUpToDate, removeOutdated } from "../../src/server/program/up-to-date";
import { root, wordsOfCommand } from "../support/programs";

const place = path.join(root, ".cache", "program-tests");
mkdirSync(place, { recursive: true });
const own = mkdtempSync(path.join(place, "run-"));
afterAll(() => rmSync(own, { recursive: true }));

let folder = own;
beforeEach(() => {
  folder = mkdtempSync(path.join(own, "test-"));
});

const day = 86_400_000;

/** Writes a file in the test's folder with this modification time. */
function written(name: string, content = "", time: number = Date.now()): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  utimesSync(file, new Date(time), new Date(time));
  return file;
}

const node = (...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  return { status, stdout, stderr };
};

describe("whether a built file is rebuilt", () => {
  const now = Date.now();

  it("is false where it is newer than each source, or as old", async () => {
    written("sources/one.ts", "", now - 2_000);
    written("sources/deep/two.ts", "", now - 1_000);
    const sources = [path.join(folder, "sources"), written("lock.json", "", now - 1_000)];
    expect(await isUpToDate(written("made.mjs", "", now - 1_000), sources)).toBe(true);
    expect(await isUpToDate(written("made.mjs", "", now), sources)).toBe(true);
  });

  it("is true where a nested source is newer, or where nothing was built", async () => {
    written("sources/one.ts", "", now - 2_000);
    const made = written("made.mjs", "", now - 1_000);
    const sources = [path.join(folder, "sources")];
    expect(await isUpToDate(made, sources)).toBe(true);
    written("sources/deep/two.ts", "", now);
    expect(await isUpToDate(made, sources)).toBe(false);
    expect(await isUpToDate(path.join(folder, "none.mjs"), sources)).toBe(false);
  });

  it("keeps files that an open page or a running server may need, for two weeks", async () => {
    written("made/old.mjs", "", now - 15 * day);
    written("made/kept.mjs", "", now - 13 * day);
    await removeOutdated(path.join(folder, "made"));
    await removeOutdated(path.join(folder, "none"));
    expect(readdirSync(path.join(folder, "made"))).toEqual(["kept.mjs"]);
  });
});

describe("a bundled program", () => {
  const made = () => path.join(folder, "made");
  const run = (name: string) => node("--enable-source-maps", path.join(made(), `${name}.mjs`));

  it("finds the files beside each of its sources, also after the project was moved", async () => {
    written("source/beside.txt", "beside");
    written("source/deep/below.txt", "below");
    written(
      "source/deep/below.ts",
      `import { readFileSync } from "node:fs";
       export const below = (): string => readFileSync(new URL("./below.txt", import.meta.url), "utf8");`,
    );
    const source = written(
      "source/one.ts",
      `import { readFileSync } from "node:fs";
       import path from "node:path";
       import { below } from "./deep/below";
       console.log(readFileSync(path.join(import.meta.dirname, "beside.txt"), "utf8"), below());`,
    );
    await bundle({ one: path.relative(root, source) }, made());
    expect(run("one")).toEqual({ status: 0, stdout: "beside below\n", stderr: "" });
    const moved = `${folder}-moved`;
    renameSync(folder, moved);
    folder = moved;
    expect(run("one")).toEqual({ status: 0, stdout: "beside below\n", stderr: "" });
  });

  it("names the source of an error, and shares modules of two programs", async () => {
    written("source/common.ts", `\n\nexport function fail(): never {\n  throw new Error("on purpose");\n}`);
    const sources = ["one", "two"].map((name) =>
      path.relative(root, written(`source/${name}.ts`, `import { fail } from "./common";\n\nfail();`)),
    );
    await bundle({ one: sources[0] ?? "", two: sources[1] ?? "" }, made());
    expect(run("one").stderr).toContain(`${path.join(folder, "source", "common.ts")}:4`);
    expect(run("two").stderr).toContain(`${path.join(folder, "source", "two.ts")}:3`);
    expect(readdirSync(made()).filter((file) => file.startsWith("common-") && file.endsWith(".mjs"))).toHaveLength(1);
  });

  it("has the time at which building began, so that a source changed meanwhile is not missed", async () => {
    const source = written("source/one.ts", "console.log(1);", Date.now() - day);
    const putting = bundle({ one: path.relative(root, source) }, made());
    written("source/one.ts", "console.log(2);", Date.now() + 1);
    await putting;
    expect(await isUpToDate(path.join(made(), "one.mjs"), [path.join(folder, "source")])).toBe(false);
  });

  it("keeps the previous file where its source cannot be read", async () => {
    const source = written("source/one.ts", "console.log(1);");
    const one = path.relative(root, source);
    await bundle({ one }, made());
    written("source/one.ts", "console.log(");
    await expect(bundle({ one }, made())).rejects.toThrow();
    expect(run("one")).toEqual({ status: 0, stdout: "1\n", stderr: "" });
  });
});

it("an outdated version of Node is refused with a sentence", () => {
  const supported = ["20.19.0", "20.20.2", "22.12.0", "22.23.3", "24.0.0", "24.21.0", "26.12.1", "28.0.0"];
  expect(supported.map(nodeFault)).toEqual(supported.map(() => null));
  const tooOld = ["18.20.0", "20.18.9", "21.7.3", "22.11.0"];
  expect(tooOld.map(nodeFault)).toEqual(
    tooOld.map(
      (version) => `Invigil needs Node.js 20.19, 22.12, 24, 26 or newer releases of these; this is ${version}.`,
    ),
  );
});

it("an unknown command is answered with the list of commands", () => {
  expect(node(...wordsOfCommand("nothing"))).toEqual({
    status: 1,
    stdout: "",
    stderr: `There is no program "nothing"; there are ${Object.keys(programs).join(", ")}.\n`,
  });
});

it("every npm script that runs a program names an existing one", async () => {
  const { default: manifest } = await import("../../package.json");
  const named = Object.values(manifest.scripts).flatMap((script) => /command\.js (\S+)/.exec(script)?.[1] ?? []);
  expect(named.toSorted()).toEqual(
    Object.keys(programs)
      .filter((name) => !["main", "make-tests"].includes(name))
      .toSorted(),
  );
});
