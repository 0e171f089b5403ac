// @ts-check
import path from "node:path";

export const projectRoot = path.resolve(import.meta.dirname, "..", "..", "..");
/** Where the programs of the server are put together. */
export const programsFolder = path.join(projectRoot, "dist", "server");
