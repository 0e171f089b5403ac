import type { Plugin } from "vite";

/**
 * What stays out of the build: Chakra's reset, which the theme turns off for its own rules in base.ts, and the list of
 * all attributes that an element may have; what views pass on is typed.
 */
const lighter: readonly (readonly [RegExp, string])[] = [
  [/\/@chakra-ui\/react\/.*\/preflight\.js$/, "export const createPreflight = () => ({});"],
  [
    /\/@emotion\/is-prop-valid\/.*\.js$/,
    `const own = new Set(["as", "asChild", "recipe", "theme", "unstyled"]); export default (name) => !own.has(name);`,
  ],
];
/** Replaces modules of libraries by what the application uses of them. */
export const lighterLibraries = (): Plugin => ({
  name: "lighter-libraries",
  apply: "build",
  load: (id) => lighter.find(([module]) => module.test(id))?.[1] ?? null,
});
