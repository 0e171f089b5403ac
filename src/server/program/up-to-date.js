// @ts-check
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/**
 * The last modification of a file, or of the newest file in a folder, in ms since 1970; 0 where there is none.
 * @param {string} place
 * @returns {Promise<number>}
 */
async function newestIn(place) {
  const found = await stat(place).catch(() => null);
  if (found === null) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const times = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs));
  return Math.max(0, ...times);
}

/**
 * Whether a file exists and is not older than any of the files and folders it is made from.
 * @param {string} file
 * @param {readonly string[]} sources
 * @returns {Promise<boolean>}
 */
export async function isUpToDate(file, sources) {
  const made = await newestIn(file);
  if (made === 0) return false;
  const times = await Promise.all(sources.map(newestIn));
  return made >= Math.max(...times);
}

const twoWeeksMs = 14 * 86_400_000;

/**
 * Removes files that no build has written for two weeks: no running program or open page still needs them.
 * @param {string} folder
 */
export async function removeOutdated(folder) {
  const latest = Date.now() - twoWeeksMs;
  for (const file of await readdir(folder).catch(() => [])) {
    const place = path.join(folder, file);
    if ((await newestIn(place)) < latest) await rm(place, { force: true });
  }
}
