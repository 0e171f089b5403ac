import { existsSync } from "node:fs";
import path from "node:path";
import { buildApart } from "../program/build-apart";
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

/** Builds the pages into a folder. */
export const buildWeb = (folder: string): Promise<void> => buildApart({ what: "pages", output: folder });

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
