import { mkdtemp, readFile, rm } from "node:fs/promises";
import { SourceMap, type SourceMapPayload } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { launchWholeBrowser } from "../support/chromium";
import { root } from "../support/programs";
import { coldLoad, sumsOf, type RunScript } from "./cold-load";
import type { Figure } from "./figure";
import { withSite } from "./site";
import { enrol } from "./students";
import { examVisit, homeVisit, landingVisit } from "./visits";

/** Every so many characters of a script the module that it comes from is looked up. */
const step = 8;
const mostModules = 40;

/** Builds the pages once more with source maps; the same sources give files of the same names. */
async function withMaps<Result>(work: (assets: string) => Promise<Result>): Promise<Result> {
  const outDir = await mkdtemp(path.join(tmpdir(), "invigil-maps-"));
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  try {
    await build({ root, logLevel: "error", build: { outDir, sourcemap: "hidden" } });
    return await work(outDir);
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
    await rm(outDir, { recursive: true, force: true });
  }
}

interface Module {
  readonly chunk: string;
  all: number;
  unrun: number;
}

/** Adds the gzip bytes of a script to the modules that it is made of. */
async function addModules(modules: Map<string, Module>, folder: string, script: RunScript): Promise<void> {
  const { pathname } = new URL(script.address);
  const text = await readFile(path.join(folder, `${pathname}.map`), "utf8").catch(() => null);
  if (text === null) return;
  const map = new SourceMap(JSON.parse(text) as SourceMapPayload);
  const bytes = (step * script.gzip) / script.source.length;
  let line = 0;
  let lineStart = 0;
  for (let at = 0; at < script.source.length; at += step) {
    for (let next = script.source.indexOf("\n", lineStart); next !== -1 && next < at; line += 1) {
      lineStart = next + 1;
      next = script.source.indexOf("\n", lineStart);
    }
    const entry = map.findEntry(line, at - lineStart);
    const name =
      "originalSource" in entry && typeof entry.originalSource === "string"
        ? entry.originalSource.replace(/^(?:\.\.\/)+(?:.*node_modules\/)?/, "")
        : "?";
    const known = modules.get(name) ?? {
      chunk: path.basename(pathname, ".js").replace(/-[\w-]{8}$/, ""),
      all: 0,
      unrun: 0,
    };
    known.all += bytes;
    if (script.hasRun[at] !== 1) known.unrun += bytes;
    modules.set(name, known);
  }
}

/**
 * Which code the first screens of the main pages load and do not run: a sum each, and a list of the modules with most
 * of it, as shares of the gzip bytes of their scripts.
 */
export const measureCoverage = (report: (sentence: string) => void): Promise<Figure[]> =>
  withMaps((folder) =>
    withSite(async (site) => {
      const [token = ""] = await enrol(site, 1);
      const browser = await launchWholeBrowser();
      const figures: Figure[] = [];
      try {
        for (const visit of [landingVisit, homeVisit, examVisit(token)]) {
          const load = await coldLoad(browser, site.url, visit);
          const modules = new Map<string, Module>();
          for (const script of load.scripts) await addModules(modules, folder, script);
          const most = [...modules].sort(([, a], [, b]) => b.unrun - a.unrun).slice(0, mostModules);
          const lines = most.map(
            ([name, { chunk, all, unrun }]) =>
              `${unrun.toFixed(0).padStart(7)} of ${all.toFixed(0).padStart(6)} B  ${chunk}: ${name}`,
          );
          report([`${visit.name}: code that has not run`, ...lines].join("\n"));
          figures.push({
            measure: `${visit.name}: code that has not run, gzip`,
            value: sumsOf(load).unrunGzip / 1000,
            unit: "kB",
          });
        }
      } finally {
        await browser.close();
      }
      return figures;
    }),
  );
