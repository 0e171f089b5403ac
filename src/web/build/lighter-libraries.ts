import type { Plugin } from "vite";
import { withCuts, type Cut } from "./cuts.ts";
import { asksForCut, reactCuts } from "./lighter-react.ts";

/**
 * What stays out of the build: Chakra's reset, which the theme turns off for its own rules in base.ts, its recipes of
 * slots, which belong to components that nothing shows, the list of all attributes that an element may have, since what
 * views pass on is typed, and of ofetch how it makes addresses and reads replies: effects/address-of.ts and
 * effects/parsed.ts do.
 */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/\/@chakra-ui\/react\/.*\/preflight\.js$/, "export const createPreflight = () => ({});"],
  [
    /\/@chakra-ui\/react\/.*\/sva\.js$/,
    `export const createSlotRecipeFn = () => () => { throw new Error("slot recipes are left out of the build"); };`,
  ],
  [
    /\/@emotion\/is-prop-valid\/.*\.js$/,
    `const own = new Set(["as", "asChild", "recipe", "theme", "unstyled"]); export default (name) => !own.has(name);`,
  ],
  [/\/ufo\/dist\/index\.mjs$/, "export const withBase = (address) => address; export const withQuery = withBase;"],
  [/\/destr\/dist\/index\.mjs$/, "export default JSON.parse;"],
];

/**
 * What a bundler keeps because it might do something besides being there: the class of messages that are read in the
 * browser, components of react-intl that nothing shows, and the keys of an icon's strokes, which are drawn in their
 * order and never change.
 */
const cuts: readonly Cut[] = [
  ...Object.values(reactCuts).flat(),
  {
    module: /\/intl-messageformat\/index\.js$/,
    found: /^var IntlMessageFormat = class [^]*?^};$/gm,
    left: "var IntlMessageFormat = null;",
  },
  { module: /\/react-intl\/index\.js$/, found: /^\w+\.displayName = .*;$/gm, left: "" },
  {
    module: /\/react-intl\/index\.js$/,
    found: /= ((?:React\.memo|createFormatted\w+)\()/g,
    left: "= /* @__PURE__ */ $1",
  },
  { module: /\/lucide-react\/dist\/esm\/icons\/(?!index)[\w-]+\.mjs$/, found: /,\s*key: "\w+"/g, left: "" },
];

/**
 * Replaces modules of libraries by what the application uses of them. `own`: packages by the file that stands for each.
 */
export const lighterLibraries = (own: Readonly<Record<string, string>>): Plugin => ({
  name: "lighter-libraries",
  apply: "build",
  enforce: "pre",
  resolveId: (source) => own[source] ?? null,
  load: (id) => replaced.find(([module]) => module.test(id))?.[1] ?? null,
  transform(code, id) {
    if (asksForCut(code, id)) return this.error(`${id} asks for what is left out of React`);
    return cuts.some(({ module }) => module.test(id)) ? { code: withCuts(cuts, code, id), map: null } : null;
  },
});
