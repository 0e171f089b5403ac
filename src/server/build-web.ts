import { existsSync, statSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

export const projectRoot = path.resolve(import.meta.dirname, "..", "..");
export const webRoot = path.join(projectRoot, "dist", "web");

const sources = [
  "src/web",
  "src/contract",
  "src/server/compressed-pages.ts",
  "machines",
  "index.html",
  "vite.config.ts",
  "package-lock.json",
];

async function newestIn(place: string): Promise<number> {
  const found = await stat(place).catch(() => null);
  if (found === null) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const times = entries
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(path.join(entry.parentPath, entry.name)).mtimeMs);
  return Math.max(0, ...times);
}

/** Vite builds for whatever NODE_ENV the caller happens to have; pages are always built for production. */
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

/** Chunks that no build has written for two weeks: no open tab needs them any more. */
async function removeOldAssets(): Promise<void> {
  const folder = path.join(webRoot, "assets");
  const before = Date.now() - 14 * 86_400_000;
  const files = await readdir(folder).catch(() => []);
  for (const file of files)
    if (statSync(path.join(folder, file)).mtimeMs < before) await rm(path.join(folder, file), { force: true });
}

/** Builds the app where it is missing or older than its sources. */
export async function buildWebIfNeeded(tell: (sentence: string) => void): Promise<void> {
  const page = path.join(webRoot, "index.html");
  if (existsSync(page)) {
    const times = await Promise.all(sources.map((place) => newestIn(path.join(projectRoot, place))));
    if (statSync(page).mtimeMs >= Math.max(...times)) return;
    tell("The pages are older than their sources; building them again (about half a minute).");
  } else {
    tell("Building the pages for the first time (about half a minute).");
  }
  await asProduction(async () => {
    const { build } = await import("vite");
    await build({ root: projectRoot, logLevel: "error" });
  });
  await removeOldAssets();
}
