import path from "node:path";
import { commandFile, projectRoot } from "../../src/server/program/places";

export const root = projectRoot;
/** The variable with the folder of this run's programs, for every process of it. */
export const folderName = "TEST_PROGRAMS";

/** The server as `npm start` runs it. */
export const whole = path.join(root, "src", "server", "start.js");
/** The server without its pages. */
export const alone = path.join(root, "tests", "support", "serve-alone.ts");

/** How Node runs a script of the server: put together where that has been done, from its sources elsewhere. */
export function wordsToRun(script: string): readonly string[] {
  if (script.endsWith(".js")) return [script];
  const folder = process.env[folderName];
  return folder === undefined || script !== alone ? ["--import", "tsx", script] : [path.join(folder, "alone.mjs")];
}

/** How Node runs a command of the product, such as `seed`. */
export const wordsOfCommand = (name: string): readonly string[] => [commandFile, name];
