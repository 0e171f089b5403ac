import { describe, expect, it } from "vitest";
import { doubtful, excepted, isFree, partsOfProduct } from "./judge";
import { productParts } from "./product";

describe("licences", () => {
  it("of everything that is installed with the product or bundled are free, or looked at one by one", () => {
    const all = productParts();
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
    const found = partsOfProduct(
      { "": {}, "node_modules/a": { version: "1.0.0" }, "node_modules/b": { dev: true } },
      [],
    );
    expect(doubtful(found)).toEqual([{ name: "a", version: "1.0.0", licence: null }]);
  });

  it("of a development package count where it is bundled, with those of what it needs", () => {
    const dev = true;
    const found = partsOfProduct(
      {
        "": {},
        "node_modules/a": { version: "1.0.0", license: "MIT", dev, dependencies: { b: "2", gone: "1" } },
        "node_modules/a/node_modules/b": { version: "2.0.0", license: "ISC", dev, peerDependencies: { c: "3" } },
        "node_modules/b": { version: "1.0.0", dev },
        "node_modules/c": { version: "3.0.0", license: "0BSD", dev, optionalDependencies: { a: "1" } },
      },
      ["a"],
    );
    expect(found).toEqual([
      { name: "a", version: "1.0.0", licence: "MIT" },
      { name: "b", version: "2.0.0", licence: "ISC" },
      { name: "c", version: "3.0.0", licence: "0BSD" },
    ]);
  });
});
