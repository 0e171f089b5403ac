// @vitest-environment node
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parseAst } from "vite";
import { describe, expect, it } from "vitest";
import { withoutUnused, withoutUnwritten } from "../../../src/web/build/used-styles";

const preset = (conditions: string, utilities: string) => `const defaultConditions = defineConditions({${conditions}});
const defaultBaseConfig = defineConfig({ conditions: defaultConditions, utilities: {${utilities}} });
export { defaultBaseConfig, defaultConditions };`;

const library = path.dirname(createRequire(import.meta.url).resolve("@chakra-ui/react/package.json"));

const left = (code: string, ...words: readonly string[]) => withoutUnused(code, parseAst(code), new Set(words));

describe("Chakra's preset in the build", () => {
  it("has the conditions and utilities that are written somewhere, by their names or short forms", () => {
    const code = preset(
      `hover: "&:hover", active: ["&:active", "&[data-active]"], "focus": "&:focus"`,
      `background: { shorthand: ["bg"], values: (theme) => theme("colors") }, color: { values: "colors" },
       insetInlineStart: { shorthand: "start" }, "--all": { transform(value) { return value; } }`,
    );
    expect(left(code, "_focus", "hover", "bg", "start")).toBe(
      preset(
        `"focus": "&:focus"`,
        `background: { shorthand: ["bg"], values: (theme) => theme("colors") },` +
          `insetInlineStart: { shorthand: "start" }`,
      ),
    );
  });

  it("is refused where it is not written as it was", () => {
    expect(() => left("const defaultBaseConfig = defineConfig(found);")).toThrow("is not written as it was");
  });

  it("is found in the library as it is installed, which loses nothing that every view writes", () => {
    const code = readFileSync(path.join(library, "dist/esm/preset-base.js"), "utf8");
    const few = left(code, "px", "_hover");
    expect(few.length).toBeLessThan(code.length / 3);
    expect(few).toContain(`"px"`);
    expect(few).toContain("[data-hover]");
    expect(few).not.toContain("scrollMargin");
  });
});

describe("Chakra's list of properties in the build", () => {
  it("has those that are written somewhere, and everything beside it as it was", () => {
    expect(
      withoutUnwritten(`var a = 1; var cssPropertiesStr = "all,color,top"; use(a);`, new Set(["top", "all"])),
    ).toBe(`var a = 1; var cssPropertiesStr = "all,top"; use(a);`);
  });

  it("is refused where it is not written as it was", () => {
    expect(() => withoutUnwritten("var cssProperties = [];", new Set())).toThrow("is not written as it was");
  });

  it("is found in the library as it is installed", () => {
    const installed = createRequire(path.join(library, "package.json")).resolve("@pandacss/is-valid-prop");
    const code = readFileSync(path.join(path.dirname(installed), "index.mjs"), "utf8");
    expect(withoutUnwritten(code, new Set(["alignItems", "notOne"]))).toContain(`"alignItems"`);
  });
});
