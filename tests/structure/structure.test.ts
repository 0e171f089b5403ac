import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { doubledNames, exportedNames } from "./exported-names";
import { circlesOf, readImportGraph } from "./import-graph";
import { retiredLines } from "./names-of-the-field";
import { arrowsOfStoreys, arrowsUp } from "./storeys";

const root = process.cwd();
const { files, arrows } = readImportGraph(root, ["src", "machines"]);
const names = exportedNames(root, files);

const twoLayers = "one meaning, copied where neither layer may import the other; a test compares the two";

/** Names that two files may declare, each with its reason. */
const allowedTwice: Readonly<Record<string, string>> = {
  CefrLevel: twoLayers,
  cefrLevels: twoLayers,
  median: "one meaning; the two round differently in the last bit, on which banks and calibrations rest",
  SplitPane: "the component, and what loads the same component in a chunk of its own",
};

describe("the source", () => {
  it("has no circle of imports, of files or of storeys, with types and dynamic imports counted", () => {
    const circles = circlesOf(arrows);
    process.stdout.write(`  ${files.length} files, ${arrows.length} arrows, ${circles.length} circles\n`);
    expect(files.length).toBeGreaterThan(2_000);
    expect(arrows.length).toBeGreaterThan(files.length);
    expect([circles, circlesOf(arrowsOfStoreys(arrows))]).toEqual([[], []]);
  });

  it("has no import that leads up by the table of storeys", () => {
    const up = arrowsUp(arrows);
    process.stdout.write(`  ${up.length} arrows up\n`);
    expect(up).toEqual([]);
  });

  it("gives an exported name to one thing, but for those listed with a reason", () => {
    const doubled = doubledNames(names);
    process.stdout.write(`  ${names.length} exported names, ${doubled.size} of them doubled\n`);
    expect(names.length).toBeGreaterThan(5_000);
    expect([...doubled.keys()].toSorted()).toEqual(Object.keys(allowedTwice).toSorted());
    expect(doubled.size).toBeLessThanOrEqual(15);
  });

  it("carries no retired word in an exported name or a file's name", () => {
    const retired = retiredLines(names, files);
    process.stdout.write(`  ${retired.length} retired words\n`);
    expect(retired).toEqual([]);
  });

  it("asks no page for what browsers have on secure addresses alone, as a school's server may have none", () => {
    const pages = files.filter((file) => file.startsWith("src/web/"));
    expect(pages.length).toBeGreaterThan(500);
    const asking = pages.filter((file) => readFileSync(path.join(root, file), "utf8").includes("crypto.randomUUID"));
    expect(asking).toEqual([]);
  });
});

describe("the checks of the source find", () => {
  const fixtures = path.join(root, "tests/structure/fixtures");

  it("a circle that closes through a dynamic import", () => {
    expect(circlesOf(readImportGraph(fixtures, ["circle"]).arrows)).toEqual([["circle/one.ts", "circle/two.ts"]]);
  });

  it("an import that leads up, of a type alone, and one through a wall", () => {
    const { arrows: found } = readImportGraph(fixtures, ["up"]);
    const [below, above] = [["up/cellar.ts"], ["up/roof.ts"]];
    expect(arrowsUp(found, [below, above], [])).toEqual(["up/cellar.ts → up/roof.ts"]);
    expect(arrowsUp(found, [above, below], [])).toEqual([]);
    expect(arrowsUp(found, [above, below], [{ from: "up/cellar.ts", to: "up/roof.ts" }])).toHaveLength(1);
    const wall = { from: "up", to: "up", except: ["up/roof.ts"] };
    expect(arrowsUp(found, [above, below], [wall])).toEqual([]);
    expect(arrowsUp(found, [above, below], [{ ...wall, passing: "up/roof.ts" }])).toHaveLength(1);
  });

  it("a file that the table of storeys does not know", () => {
    const { arrows: found } = readImportGraph(fixtures, ["up"]);
    expect(() => arrowsUp(found, [["elsewhere"]], [])).toThrow("the table lacks a storey");
  });

  it("a name that two files declare, and a retired word in a name and in a file's name", () => {
    const graph = readImportGraph(fixtures, ["names"]);
    const found = exportedNames(fixtures, graph.files);
    expect([...doubledNames(found)]).toEqual([["place", ["names/ownShelf.ts", "names/place.ts"]]]);
    const [shelf, own] = ["loader", "window, browser, my, site, installation or authored"];
    expect(retiredLines(found, graph.files)).toEqual([
      `names/ownShelf.ts: ownShelf (${shelf})`,
      `names/ownShelf.ts: ownShelf (${own})`,
      `names/ownShelf.ts (${shelf})`,
      `names/ownShelf.ts (${own})`,
    ]);
  });
});
