import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { doubtful, excepted, installedBy, isFree } from "./judge";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));

describe("licences", () => {
  it("of everything that is installed with the product are free, or looked at one by one", () => {
    const all = installedBy(packages);
    expect(all.length).toBeGreaterThan(200);
    expect(doubtful(all)).toEqual([]);
    // an exception that no package needs must be removed
    const needed = excepted.filter(([name]) => all.some((one) => name.test(one.name)));
    expect(needed).toEqual(excepted);
  });

  it.each([
    ["MIT", true],
    ["(MPL-2.0 OR Apache-2.0)", true],
    ["Apache-2.0 AND MIT", true],
    ["Apache-2.0 AND LGPL-3.0-or-later", false],
    ["GPL-3.0-only", false],
    ["EPL-2.0 OR GPL-3.0-or-later", false],
    ["SEE LICENSE IN LICENSE", false],
  ])("%s is free: %s", (expression, isSo) => expect(isFree(expression)).toBe(isSo));

  it("are doubted where none is named", () => {
    const found = installedBy({ "": {}, "node_modules/a": { version: "1.0.0" }, "node_modules/b": { dev: true } });
    expect(doubtful(found)).toEqual([{ name: "a", version: "1.0.0", licence: null }]);
  });
});
