// @ts-check
import { existsSync } from "node:fs";
import path from "node:path";

export const projectRoot = path.resolve(import.meta.dirname, "..", "..", "..");
/** The script that runs a program of the server by its name. */
export const commandFile = path.join(projectRoot, "src", "server", "command.js");
/** The folder of the bundled programs of the server. */
export const programsFolder = path.join(projectRoot, "dist", "server");
/** Whether this is the project with its sources; an installed archive has only what was built from them. */
export const hasSources = existsSync(path.join(projectRoot, "vite.config.ts"));
