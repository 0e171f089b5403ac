// @ts-check
import { nodeFault } from "./node-fault.js";

const tell = (/** @type {string} */ sentence) => void process.stderr.write(`${sentence}\n`);

/**
 * Runs a program of the server in this process. This folder is plain JavaScript, because it builds the rest and must be
 * readable for an old Node.
 * @param {string} name
 */
export async function run(name) {
  const fault = nodeFault(process.versions.node);
  if (fault !== null) {
    tell(fault);
    process.exit(1);
  }
  const { programFile, programs } = await import("./programs.js");
  const { pathToFileURL } = await import("node:url");
  if (!Object.hasOwn(programs, name)) {
    tell(`There is no program "${name}"; there are ${Object.keys(programs).join(", ")}.`);
    process.exit(1);
  }
  let file;
  try {
    file = await programFile(name, tell);
  } catch (error) {
    tell(`The server could not be put together: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(file).href);
}
