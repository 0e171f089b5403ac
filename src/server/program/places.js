// @ts-check
import path from "node:path";

export const projectRoot = path.resolve(import.meta.dirname, "..", "..", "..");
/** What Node runs for a program by its name. */
export const commandFile = path.join(projectRoot, "src", "server", "command.js");
/** Where the programs of the server are put together. */
export const programsFolder = path.join(projectRoot, "dist", "server");
