// @ts-check
import path from "node:path";
import { buildApart } from "./build-apart.js";
import { hasSources, programsFolder, projectRoot } from "./places.js";
import { isUpToDate, removeOutdated } from "./up-to-date.js";

const commands = [
  "accommodate",
  "admin",
  "audio",
  "backup",
  "bank",
  "calibrate",
  "export",
  "import",
  "rescue",
  "restore",
  "seb",
  "seed",
  "simulate",
  "sittings",
];

/** The source file of every program of the server by its name, relative to the project's root. */
export const programs = {
  main: "src/server/main.ts",
  "make-tests": "src/server/shipped/make-tests.ts",
  ...Object.fromEntries(commands.map((name) => [name, `src/server/cli/${name}.ts`])),
};

const threads = { "reading-thread": "src/items/import/reading-thread.ts" };

const sources = ["src/contract", "src/items", "src/psychometrics", "src/server", "package-lock.json"].map((place) =>
  path.join(projectRoot, place),
);

/** The source file of everything that is bundled by its name. */
export const bundled = { ...programs, ...threads };

/**
 * Bundles all programs.
 * @param {string} [output] the folder to write to, if it is not the one from which they run
 */
export const bundlePrograms = (output = programsFolder) => buildApart({ what: "programs", output });

/**
 * The bundled file of a program, rebuilt where one of its sources has changed.
 * @param {string} name
 * @param {(sentence: string) => void} tell
 * @returns {Promise<string>}
 */
export async function programFile(name, tell) {
  const file = path.join(programsFolder, `${name}.mjs`);
  if (!hasSources || (await isUpToDate(file, sources))) return file;
  tell("Putting the server together (a few seconds).");
  await bundlePrograms();
  await removeOutdated(programsFolder);
  return file;
}
