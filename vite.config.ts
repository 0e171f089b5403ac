import react from "@vitejs/plugin-react";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { defineConfig, normalizePath, type Plugin } from "vite";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { writeCompressed } from "./src/server/start/compressed-pages.ts";
import { appManifest } from "./src/web/build/app-manifest.ts";
import { chartDescriptions } from "./src/web/build/chart-descriptions.ts";
import { askedAhead, chunks } from "./src/web/build/chunks.ts";
import { firstPaint } from "./src/web/build/first-paint.ts";
import { lighterLibraries } from "./src/web/build/lighter-libraries.ts";
import { messageCompiler } from "./src/web/build/message-compiler.ts";
import { plainScript } from "./src/web/build/plain-script.ts";
import { sittingParts, type SittingParts, type ViewModule } from "./src/web/build/sitting-parts.ts";
import { typeface } from "./src/web/build/typeface.ts";
import { usedStyles } from "./src/web/build/used-styles.ts";
import { workerFile } from "./src/web/build/worker-file.ts";
import { LongestFirst } from "./tests/run/longest-first.ts";
import { EndReport } from "./tests/run/report.ts";
import { leftOutChecks } from "./tests/support/left-out-checks.ts";

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

const textsIn = (folder: string): ViewModule[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|tsx?)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ path: normalizePath(file), text: readFileSync(file, "utf8") }));
const views = (): ViewModule[] => textsIn(path.join(import.meta.dirname, "src/web"));

const icons = path.join(import.meta.dirname, "node_modules/lucide-react/dist/esm/lucide-react.mjs");
let knownParts: SittingParts | null = null;
/** Read when the first chunk is made: whoever only reads the configuration does without. */
const shownInSittings = (): SittingParts => (knownParts ??= sittingParts(views(), readFileSync(icons, "utf8")));

const chakraParts = path.join(import.meta.dirname, "node_modules/@chakra-ui/react/dist/esm/components");
const styled = ["box", "flex", "grid", "heading", "text"].map((part) => path.join(chakraParts, part));
/** Every word of the views and of the few parts of Chakra that they use. */
const wordsOfViews = (): ReadonlySet<string> =>
  new Set([...views(), ...styled.flatMap(textsIn)].flatMap(({ text }) => text.match(/[\w$]+/g) ?? []));

/** The server sends what this has compressed, instead of compressing the same files for everybody who comes. */
const compressedPages = (): Plugin => ({
  name: "compressed-pages",
  apply: "build",
  async writeBundle({ dir }, bundle) {
    if (dir === undefined) return this.error("no folder to compress in");
    await writeCompressed(dir, Object.keys(bundle));
  },
});

const charts = normalizePath(path.join(import.meta.dirname, "machines/"));
const require = createRequire(import.meta.url);
const inter = path.dirname(require.resolve("@fontsource-variable/inter/package.json"));
const workerSource = (...names: readonly string[]): string =>
  names.map((name) => readFileSync(path.join(import.meta.dirname, "src/web/worker", name), "utf8")).join("\n");
const workers = { keeping: workerSource("stored.js", "worker.js"), leaving: workerSource("stored.js", "leave.js") };

/** Newer releases of Node have a `localStorage`, empty without a file, that hides the one of the tests' pages. */
const withoutNodesStorage = process.allowedNodeEnvironmentFlags.has("--experimental-webstorage")
  ? ["--no-experimental-webstorage"]
  : [];

/** What happy-dom lacks. */
const withoutSanitizer = "tests/support/no-sanitizer.ts";

/** How long a test may take where its project says nothing else, in ms; one of a wide project three times that. */
const testTimeout = 20_000;
/** Of tests of pages, which a busy machine draws late; the report names each that passed only when repeated. */
const retry = 1;

/** By the name of a project. */
const pluginsOfWide: Readonly<Record<string, readonly Plugin[]>> = { server: [leftOutChecks()] };

/**
 * A project in two: what `npm test` looks at within minutes, and of the same kind what takes longer, in files named
 * `*.wide.test.ts`, for `npm run test:wide`.
 */
const inTwo = (name: string, test: NonNullable<TestProjectInlineConfiguration["test"]>) => {
  const { include = [], exclude = [] } = test;
  const long = include.map((pattern) => pattern.replace(".test.", ".wide.test."));
  return [
    { extends: true as const, test: { ...test, name, exclude: [...exclude, ...long] } },
    {
      extends: true as const,
      plugins: [...(pluginsOfWide[name] ?? [])],
      test: { ...test, name: `${name}-wide`, include: long, testTimeout: 3 * (test.testTimeout ?? testTimeout) },
    },
  ];
};

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
    plainScript("seb-check.js", () => readFileSync(path.join(import.meta.dirname, "src/web/seb/seb-check.js"), "utf8")),
    appManifest((svg, pixels) => sharp(Buffer.from(svg)).resize(pixels).png().toBuffer()),
    chartDescriptions((id) => id.startsWith(charts) && id.endsWith(".ts")),
    lighterLibraries({ "@formatjs/intl": normalizePath(path.join(import.meta.dirname, "src/web/i18n/intl-core.ts")) }),
    usedStyles(wordsOfViews),
    react(),
    compressedPages(),
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
          groups: chunks(shownInSittings),
        },
      },
    },
  },
  server: { port: 10_002 },
  test: {
    execArgv: withoutNodesStorage,
    reporters: [process.stdout.isTTY ? "default" : "dot", new EndReport()],
    slowTestThreshold: 1_000,
    sequence: { sequencer: LongestFirst },
    // many tests wait for a process or a page rather than for the processor; beyond four they would only wait longer,
    // and share the connections of one cluster
    maxWorkers: Math.min(4, Math.ceil(1.5 * availableParallelism())),
    silent: "passed-only",
    // what waits for something is told what holds, not how quick this machine is today
    expect: { poll: { timeout: 10_000 } },
    testTimeout,
    projects: [
      ...inTwo("unit", {
        environment: "node",
        isolate: false,
        globalSetup: [programs],
        setupFiles: [repeatableProperties],
        include: ["tests/{machines,psychometrics,items,contract,bench,charts,licences,node,structure}/**/*.test.ts"],
        exclude: ["tests/machines/paths.test.ts"],
      }),
      { extends: true, test: { name: "paths", environment: "node", include: ["tests/machines/paths.test.ts"] } },
      ...inTwo("server", {
        environment: "node",
        isolate: false,
        setupFiles: [repeatableProperties, cleanFile],
        include: ["tests/server/**/*.test.ts"],
        globalSetup: [programs, "tests/support/global-database.ts"],
        testTimeout: 30_000,
        hookTimeout: 60_000,
      }),
      ...inTwo("web", {
        environment: "happy-dom",
        isolate: false,
        setupFiles: [
          repeatableProperties,
          withoutSanitizer,
          "tests/support/page-console.ts",
          "tests/support/fresh-page.ts",
          "tests/support/plain-elements.ts",
          "tests/support/still-bar.ts",
        ],
        retry,
        include: ["tests/web/**/*.test.{ts,tsx}", "tests/machines/**/*.test.tsx"],
        exclude: ["tests/web/**/*.alone.test.{ts,tsx}"],
      }),
      {
        extends: true,
        // where a module is replaced, which would not reach what another file of the worker has loaded
        test: {
          name: "alone",
          environment: "happy-dom",
          setupFiles: [
            repeatableProperties,
            withoutSanitizer,
            "tests/support/page-console.ts",
            "tests/support/fresh-page.ts",
            "tests/support/plain-elements.ts",
            "tests/support/still-bar.ts",
          ],
          retry,
          include: ["tests/web/**/*.alone.test.{ts,tsx}"],
        },
      },
      ...inTwo("browser", {
        environment: "node",
        isolate: false,
        setupFiles: [cleanFile],
        include: ["tests/browser/*.test.ts"],
        globalSetup: [programs, "tests/support/global-site.ts"],
        testTimeout: 120_000,
        hookTimeout: 120_000,
        retry,
      }),
      {
        extends: true,
        test: {
          name: "faults",
          environment: "node",
          setupFiles: [cleanFile],
          include: ["tests/browser/faults/**/*.test.ts"],
          globalSetup: [programs, "tests/support/global-site.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
