import { existsSync } from "node:fs";
import path from "node:path";
import { loadVite } from "../program/load-vite";
import { hasSources, projectRoot } from "../program/places";
import { isUpToDate, removeOutdated } from "../program/up-to-date";

export const webRoot = path.join(projectRoot, "dist", "web");

const sources = [
  "src/web",
  "src/contract",
  "src/server/start/compressed-pages.ts",
  "machines",
  "index.html",
  "vite.config.ts",
  "package-lock.json",
].map((place) => path.join(projectRoot, place));

/** Runs work with NODE_ENV set to production: Vite would otherwise build the pages for the caller's NODE_ENV. */
async function asProduction(work: () => Promise<void>): Promise<void> {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
  }
}

/** Builds the pages into a folder. */
export const buildWeb = (folder: string): Promise<void> =>
  asProduction(async () => {
    const { build } = await loadVite();
    await build({ root: projectRoot, logLevel: "error", build: { outDir: folder } });
  });

/** Builds the pages where they are missing or older than their sources. */
export async function buildWebIfNeeded(tell: (sentence: string) => void): Promise<void> {
  const page = path.join(webRoot, "index.html");
  if (!hasSources || (await isUpToDate(page, sources))) return;
  tell(
    existsSync(page)
      ? "The pages are older than their sources; building them again (about half a minute)."
      : "Building the pages for the first time (about half a minute).",
  );
  await buildWeb(webRoot);
  await removeOutdated(path.join(webRoot, "assets"));
}
