import type { Plugin } from "vite";
import { withCuts, type Cut } from "./cuts.ts";
import { asksForCut, reactCuts } from "./lighter-react.ts";
import { tiptapCuts } from "./lighter-tiptap.ts";

/**
 * Library modules replaced in the build: Chakra's reset, which the theme replaces by base.ts; Chakra's slot recipes,
 * whose components are not used; the list of valid attributes, since props are checked by types; and ofetch's address
 * and reply parsing, done by effects/address-of.ts and effects/parsed.ts.
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
 * Parts that the bundler keeps because they might have side effects: the class of messages parsed in the browser,
 * unused components of react-intl, and the keys of an icon's strokes, whose order never changes.
 */
const cuts: readonly Cut[] = [
  ...Object.values(reactCuts).flat(),
  ...tiptapCuts,
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

/** Replaces modules of libraries by the parts that the application uses. `own`: replacement file for each package. */
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
