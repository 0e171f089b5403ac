/// <reference types="vitest/config" />
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import react from "@vitejs/plugin-react";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { defineConfig, normalizePath, type ESTree, type Plugin } from "vite";
import { appManifest } from "./src/web/build/app-manifest.ts";
import { askedAhead, chunks, landingChunks } from "./src/web/build/chunks.ts";
import { compressed } from "./src/web/build/compressed.ts";
import { typeface } from "./src/web/build/typeface.ts";
import { usedStyles } from "./src/web/build/used-styles.ts";
import { workerFile } from "./src/web/build/worker-file.ts";
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

const appWords = /\/src\/web\/i18n\/zh\.json$/;
const accountWords = /\/src\/web\/i18n\/parts\/account\.zh\.json$/;

type Bundle = Readonly<
  Record<string, { readonly type: string; readonly name?: string | undefined; readonly facadeModuleId?: string | null }>
>;

/** Where the chunk of a module will be; "" in development. */
const addressOf = (bundle: Bundle | undefined, module: RegExp): string => {
  const found = Object.entries(bundle ?? {}).find(([, chunk]) => module.test(chunk.facadeModuleId ?? ""));
  return found === undefined ? "" : `/${found[0]}`;
};

/** Where the chunks are that are gathered for the landing page; none in development. */
const landingScripts = (bundle: Bundle | undefined): string[] =>
  Object.entries(bundle ?? {}).flatMap(([file, chunk]) =>
    chunk.type === "chunk" && landingChunks.has(chunk.name ?? "") ? [`/${file}`] : [],
  );

/**
 * The first paint knows of the pages what the contract says of them; the words in the default language are asked for
 * at once, instead of after the app has begun, those of the sign-in and the landing only where nobody is signed in.
 */
const firstPaint = (): Plugin => ({
  name: "first-paint",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle }) => {
      const href = addressOf(bundle, appWords);
      return {
        html: withFirstPaint(html, {
          accountWords: addressOf(bundle, accountWords),
          landing: landingScripts(bundle),
        }),
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

const cleanFile = "tests/support/clean-file.ts";
const programs = "tests/support/global-programs.ts";
const repeatableProperties = "tests/support/repeatable-properties.ts";

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
const lighterLibraries = (): Plugin => ({
  name: "lighter-libraries",
  apply: "build",
  load: (id) => lighter.find(([module]) => module.test(id))?.[1] ?? null,
});

const chakraParts = "node_modules/@chakra-ui/react/dist/esm/components/";
const styled = ["src/web", ...["box", "flex", "grid", "heading", "text"].map((part) => chakraParts + part)].map(
  (folder) => path.join(import.meta.dirname, folder),
);
/** Every word of the views and of the few parts of Chakra that they use. */
const wordsOfViews = (): ReadonlySet<string> =>
  new Set(
    styled
      .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && /\.(js|tsx?)$/.test(entry.name))
      .flatMap((entry) => readFileSync(path.join(entry.parentPath, entry.name), "utf8").match(/[\w$]+/g) ?? []),
  );

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

const require = createRequire(import.meta.url);
const inter = path.dirname(require.resolve("@fontsource-variable/inter/package.json"));
const workerSource = (...names: readonly string[]): string =>
  names.map((name) => readFileSync(path.join(import.meta.dirname, "src/web/worker", name), "utf8")).join("\n");
const workers = { keeping: workerSource("kept.js", "worker.js"), leaving: workerSource("kept.js", "leave.js") };

/** happy-dom cannot carry it out. */
const withoutPurifier = { dompurify: path.resolve("tests/support/no-purify.ts") };

export default defineConfig({
  plugins: [
    messageCompiler(),
    firstPaint(),
    versionFile(),
    typeface({
      bytes: readFileSync(path.join(inter, "files/inter-latin-wght-normal.woff2")),
      licence: readFileSync(path.join(inter, "LICENSE"), "utf8"),
      address: "/@fs" + path.join(inter, "files/inter-latin-wght-normal.woff2"),
    }),
    workerFile(workers, (text) => createHash("sha256").update(text).digest("hex").slice(0, 16)),
    appManifest((svg, pixels) => sharp(Buffer.from(svg)).resize(pixels).png().toBuffer()),
    chartDescriptions(),
    lighterLibraries(),
    usedStyles(wordsOfViews),
    react(),
    compressed(),
  ],
  // React has had the hook since 18: @xstate/react still asks for the one for React 17
  resolve: { alias: [{ find: /^use-sync-external-store\/shim/, replacement: "use-sync-external-store" }] },
  build: {
    outDir: "dist/web",
    // open tabs may still ask for the chunks of the build before
    emptyOutDir: false,
    manifest: true,
    // of everything that reaches the browser, named on the help page
    license: { fileName: "licences.txt" },
    modulePreload: { polyfill: false, resolveDependencies: askedAhead },
    // elkjs, in the inspector only
    chunkSizeWarningLimit: 1_600,
    rolldownOptions: {
      // React's old helper for components around components: two libraries name it, none of ours needs it; nor the
      // typesetting of formulas in graphs
      treeshake: {
        moduleSideEffects: [{ test: /\/node_modules\/(hoist-non-react-statics|react-is|katex)\//, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: chunks,
        },
      },
    },
  },
  server: { port: 10_002 },
  test: {
    // many tests wait for a process or a page rather than for the processor; beyond four they would only wait longer,
    // and share the connections of one cluster
    maxWorkers: Math.min(4, Math.ceil(1.5 * availableParallelism())),
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
          include: ["tests/{machines,psychometrics,items,contract,bench,charts,licences}/**/*.test.ts"],
          exclude: ["tests/machines/paths.test.ts"],
        },
      },
      { extends: true, test: { name: "paths", environment: "node", include: ["tests/machines/paths.test.ts"] } },
      {
        extends: true,
        test: {
          name: "server",
          environment: "node",
          isolate: false,
          setupFiles: [repeatableProperties, cleanFile],
          include: ["tests/server/**/*.test.ts"],
          globalSetup: [programs, "tests/support/global-database.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "web",
          environment: "happy-dom",
          alias: withoutPurifier,
          isolate: false,
          expect: { poll: { timeout: 10_000 } },
          setupFiles: [
            repeatableProperties,
            "tests/support/page-console.ts",
            "tests/support/fresh-page.ts",
            "tests/support/plain-elements.ts",
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
          alias: withoutPurifier,
          setupFiles: [
            repeatableProperties,
            "tests/support/page-console.ts",
            "tests/support/plain-elements.ts",
            "tests/support/still-bar.ts",
          ],
          include: ["tests/web/**/*.alone.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          environment: "node",
          isolate: false,
          setupFiles: [cleanFile],
          include: ["tests/browser/*.test.ts"],
          globalSetup: [programs, "tests/support/global-site.ts"],
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
          setupFiles: [cleanFile],
          include: ["tests/browser/faults/**/*.test.ts"],
          globalSetup: [programs, "tests/support/global-site.ts"],
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
