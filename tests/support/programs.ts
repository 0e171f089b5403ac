import path from "node:path";

export const root = path.resolve(import.meta.dirname, "..", "..");
/** The variable that holds the folder of this run's programs, for every process of it. */
export const folderName = "SERVER_PROGRAMS";

/** The server as `npm start` runs it. */
export const whole = path.join(root, "src", "server", "main.ts");
/** The server without its pages. */
export const alone = path.join(root, "tests", "support", "serve-alone.ts");
export const sources: Readonly<Record<string, string>> = { whole, alone };

/** How Node runs a script of the server: put together where that has been done, from its sources elsewhere. */
export function wordsToRun(script: string): readonly string[] {
  const folder = process.env[folderName];
  const made = Object.entries(sources).find(([, source]) => source === script)?.[0];
  return folder === undefined || made === undefined ? ["--import", "tsx", script] : [path.join(folder, `${made}.mjs`)];
}
