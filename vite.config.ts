/// <reference types="vitest/config" />
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import react from "@vitejs/plugin-react";
import path from "node:path";
import { defineConfig, normalizePath, type ESTree, type Plugin } from "vite";
import { withFirstPaint } from "./src/web/theme/first-paint.ts";

const messageFile = /\/src\/web\/i18n\/(?:parts\/\w+\.)?(?:zh|en)\.json$/;

/** One that is nothing but its words stays a text: a third of the parsed form, and shown as it is. */
const compileMessage = (message: string): unknown => {
  const parsed = parse(message, { ignoreTag: true });
  const [only] = parsed;
  return parsed.length === 1 && only?.type === TYPE.literal && only.value === message ? message : parsed;
};

/** Flat ICU messages as JSON → the same ids, each compiled. Throws where a message is not well formed. */
const compileMessages = (source: string): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(JSON.parse(source) as Record<string, string>).map(([id, message]) => [
        id,
        compileMessage(message),
      ]),
    ),
  );

/** Parses messages at build, so that the browser needs no parser. */
const messageCompiler = (): Plugin => ({
  name: "messages",
  enforce: "pre",
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
        },
      ],
    },
  }),
  transform: (code, id) => (messageFile.test(id) ? { code: compileMessages(code), map: null } : null),
});

/**
 * Small things that several pages share, as few files in place of dozens: what every page shows, how pages get their
 * data, what keeps answers on the device, what every sitting is made of, and what the pages before and after one share.
 */
const common = /\/src\/web\/ui\/|\/site\/AccountFrame\.tsx|\/lucide-react\//;
/** Of these what a sitting shows; the others are not loaded with it. */
const inSittings = new RegExp(
  [
    String.raw`\/ui\/(ActionButton|FaultCard|Hidden|OwnTermsNote|times)\.`,
    String.raw`\/site\/(AccountFrame|clock-of|lazy-part|until-there)\.`,
    String.raw`\/icons\/(ban|calculator|chevron-(down|left|right)|circle-(check|minus|pause|slash-2)|clipboard-list)\.`,
    String.raw`\/icons\/(clock|cloud-(exclamation-point|off)|coffee|hourglass|log-out|monitor-smartphone|refresh-cw)\.`,
    String.raw`\/icons\/(send|timer-off|undo-2|user-round)\.`,
  ].join("|"),
);
const device =
  /\/effects\/(outbox|device)\/|\/machines\/outbox\/|\/follow-outbox-person\.ts|\/node_modules\/(idb|uuid)\//;
const everySitting = /\/machines\/(exam|families)\/|\/src\/web\/(exam|item)\/|\/contract\/(comparable|number-forms)\./;
/** What tools and players of sections share comes with them, not with every sitting. */
const withSections = new RegExp(
  [
    String.raw`\/exam\/(tools\/(?!LeaveButton|LazyTools|offered)|sections\/)`,
    String.raw`\/shell\/(CheckYourWork|MarkForReview|QuestionPalette|Palette(Cell|Grid|Legend))\.`,
  ].join("|"),
);
/** What one family has comes with it, and what those of one engine share with the first of them. */
const ofFamilies = /\/(machines|web\/exam)\/families\/|\/exam\/item-by-item\//;
/** What comes after a sitting is on screen: who looks on, and what helps one student. */
const beside = /\/exam\/aids\/(?!LazyAids)|\/machines\/exam\/(presence|speech)\./;
/** What speaks comes with the first item that does. */
const withVoice = /\/item\/audio\/(VoiceNote|VolumeControl|PlayLine)\.|\/exam\/audio\/(BigButton|SoundCheckSheet)\./;
/** What few items have, and their review shares, stays out of every sitting. */
const ofFewItems = /\/interactions\/(categorise|hot-spot|order)\//;
const sitting = (id: string): boolean =>
  everySitting.test(id) && ![withSections, ofFamilies, beside, withVoice, ofFewItems].some((apart) => apart.test(id));
const aroundSitting = /\/src\/web\/ui\/(ScoreBar|score-words)\.|\/icons\/(graduation-cap|list-ordered|route|rows-3)\./;
const data = /\/@tanstack\/(react-)?query|\/use-call\.ts|\/query-client\.ts/;

const appWords = /\/src\/web\/i18n\/zh\.json$/;
const accountWords = /\/src\/web\/i18n\/parts\/account\.zh\.json$/;

type Bundle = Readonly<Record<string, { readonly type: string; readonly facadeModuleId?: string | null }>>;

/** Where the chunk of a module will be; "" in development. */
const addressOf = (bundle: Bundle | undefined, module: RegExp): string => {
  const found = Object.entries(bundle ?? {}).find(([, chunk]) => module.test(chunk.facadeModuleId ?? ""));
  return found === undefined ? "" : `/${found[0]}`;
};

/**
 * The first paint knows of the pages what the contract says of them; the words in the default language are asked for
 * at once, instead of after the app has begun, those of the sign-in only where nobody is signed in.
 */
const firstPaint = (): Plugin => ({
  name: "first-paint",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle }) => {
      const href = addressOf(bundle, appWords);
      return {
        html: withFirstPaint(html, addressOf(bundle, accountWords)),
        tags: href === "" ? [] : [{ tag: "link", attrs: { rel: "modulepreload", crossorigin: true, href } }],
      };
    },
  },
});

/** Writes which build this is beside the pages, so that an application that stays open can find a newer one. */
const versionFile = (): Plugin => ({
  name: "version-file",
  apply: "build",
  generateBundle(_, bundle) {
    const entry = Object.values(bundle).find((chunk) => chunk.type === "chunk" && chunk.isEntry);
    if (entry === undefined) return this.error("no entry to name the build by");
    this.emitFile({ type: "asset", fileName: "version.json", source: JSON.stringify({ entry: `/${entry.fileName}` }) });
  },
});

const repeatableProperties = "tests/support/repeatable-properties.ts";

/** Chakra's reset stays out of the build: the theme turns it off, and has its own rules in base.ts. */
const withoutPreflight = (): Plugin => ({
  name: "without-preflight",
  apply: "build",
  load: (id) =>
    /\/@chakra-ui\/react\/.*\/preflight\.js$/.test(id) ? "export const createPreflight = () => ({});" : null,
});

const charts = normalizePath(path.join(import.meta.dirname, "machines/"));
const isChartModule = (id: string): boolean => id.startsWith(charts) && id.endsWith(".ts");
const described = "?described";
const inspectedCharts = /\/src\/web\/inspect\/charts\.ts$/;

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;
const isText = (value: ESTree.Node): boolean =>
  value.type === "BinaryExpression" ? isText(value.left) : value.type === "Literal" && typeof value.value === "string";

/** The properties of a module that describe a state or a transition. */
const descriptionsIn = (node: ESTree.Node): readonly { readonly start: number; readonly end: number }[] =>
  node.type === "Property" && node.key.type === "Identifier" && node.key.name === "description" && isText(node.value)
    ? [node]
    : Object.values(node).flat().filter(isNode).flatMap(descriptionsIn);

/** Pages run the charts without their descriptions; the inspector, which shows them, has copies of its own. */
const chartDescriptions = (): Plugin => ({
  name: "chart-descriptions",
  apply: "build",
  enforce: "pre",
  async resolveId(source, importer = "", options) {
    if (!inspectedCharts.test(importer) && !importer.endsWith(described)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found !== null && isChartModule(found.id) ? { ...found, id: found.id + described } : found;
  },
  transform(code, id) {
    if (!isChartModule(id)) return null;
    const parts = descriptionsIn(this.parse(code, { lang: "ts" }));
    const kept = [{ end: 0 }, ...parts].map(({ end }, index) => code.slice(end, parts[index]?.start).replace(/^,/, ""));
    return parts.length === 0 ? null : { code: kept.join(""), map: null };
  },
});

export default defineConfig({
  plugins: [messageCompiler(), firstPaint(), versionFile(), chartDescriptions(), withoutPreflight(), react()],
  // React has had the hook since 18: @xstate/react still asks for the one for React 17
  resolve: { alias: [{ find: /^use-sync-external-store\/shim/, replacement: "use-sync-external-store" }] },
  build: {
    outDir: "dist/web",
    // open tabs may still ask for the chunks of the build before
    emptyOutDir: false,
    manifest: true,
    modulePreload: { polyfill: false },
    // elkjs, in the inspector only
    chunkSizeWarningLimit: 1_600,
    rolldownOptions: {
      // React's old helper for components around components: two libraries name it, none of ours needs it; nor the
      // typesetting of formulas in graphs
      treeshake: {
        moduleSideEffects: [{ test: /\/node_modules\/(hoist-non-react-statics|react-is|katex)\//, sideEffects: false }],
      },
      // the first load as one file: fewer requests, and it compresses better
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 3 },
            { name: "data", test: data, minShareCount: 2, priority: 1 },
            { name: "in-sittings", test: inSittings, minShareCount: 2, priority: 2 },
            { name: "common", test: common, minShareCount: 2, priority: 1 },
            { name: "around-sitting", test: aroundSitting, minShareCount: 2, priority: 2 },
            { name: "device", test: device, minShareCount: 2, priority: 2 },
            { name: "sitting", test: sitting, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: { port: 10_002 },
  test: {
    // many tests wait for a process or a page rather than for the processor
    maxWorkers: "150%",
    silent: "passed-only",
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          isolate: false,
          setupFiles: [repeatableProperties],
          include: ["tests/{machines,psychometrics,items,contract,bench,charts}/**/*.test.ts"],
          exclude: ["tests/machines/paths.test.ts"],
        },
      },
      { extends: true, test: { name: "paths", environment: "node", include: ["tests/machines/paths.test.ts"] } },
      {
        extends: true,
        test: {
          name: "server",
          environment: "node",
          setupFiles: [repeatableProperties],
          include: ["tests/server/**/*.test.ts"],
          globalSetup: ["tests/support/global-database.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "web",
          environment: "happy-dom",
          isolate: false,
          setupFiles: [
            repeatableProperties,
            "tests/support/page-console.ts",
            "tests/support/fresh-page.ts",
            "tests/support/still-bar.ts",
          ],
          include: ["tests/web/**/*.test.{ts,tsx}", "tests/machines/**/*.test.tsx"],
          exclude: ["tests/web/**/*.alone.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        // where a module is replaced, which would not reach what another file of the worker has loaded
        test: {
          name: "alone",
          environment: "happy-dom",
          setupFiles: [repeatableProperties, "tests/support/page-console.ts", "tests/support/still-bar.ts"],
          include: ["tests/web/**/*.alone.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          environment: "node",
          include: ["tests/browser/*.test.ts"],
          globalSetup: ["tests/support/global-site.ts"],
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "faults",
          environment: "node",
          include: ["tests/browser/faults/**/*.test.ts"],
          globalSetup: ["tests/support/global-site.ts"],
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
