import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "../program/places";

/** Everything that is read where it lies in the project: by the programs when they run, and by people. */
export const archived = [
  "README.md",
  "LICENSE",
  ".github",
  "src/pictures/screens",
  "src/server/start.js",
  "src/server/command.js",
  "src/server/program",
  "src/server/http/opening-thread.js",
  "src/server/db/functions",
  "src/server/db/migrations",
  "src/items/audio/engines",
  "src/items/audio/manifest.json",
  "src/items/audio/rendered",
];

/** Copies them into a folder. */
export async function copyContents(folder: string): Promise<void> {
  for (const place of archived) {
    const target = path.join(folder, place);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(path.join(projectRoot, place), target, { recursive: true, preserveTimestamps: true });
  }
}
