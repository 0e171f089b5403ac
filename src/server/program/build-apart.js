// @ts-check
import { fork } from "node:child_process";
import path from "node:path";
import { BuildFault } from "./load-vite.js";

/**
 * What a process that builds is asked for: all programs of the server, or the pages, into a folder.
 * @typedef {{ readonly what: "programs" | "pages", readonly output: string }} BuildTask
 */

/**
 * How it ended; `isReadable`: the message is a sentence for the person at the terminal.
 * @typedef {{ readonly fault: null | { readonly message: string, readonly isReadable: boolean } }} BuildEnd
 */

/**
 * Builds in a process of its own, which ends with it: the bundler needs several hundred megabytes, which a process that
 * has loaded it does not give back. Throws a `BuildFault` where the packages for building are missing, and an `Error`
 * with the bundler's words where the sources cannot be built.
 * @param {BuildTask} task
 * @returns {Promise<void>}
 */
export async function buildApart({ what, output }) {
  const child = fork(path.join(import.meta.dirname, "builder.js"), [what, output], {
    // pages are built for production, whatever the caller runs as
    env: { ...process.env, NODE_ENV: "production" },
    execArgv: [],
  });
  /** @type {BuildEnd | null} */
  let end = null;
  child.on("message", (message) => (end = /** @type {BuildEnd} */ (message)));
  /** @type {string} */
  const how = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(signal ?? `exit status ${code}`));
  });
  const { fault } = end ?? /** @type {BuildEnd} */ ({
    fault: { message: `The build ended without a result (${how})`, isReadable: false },
  });
  if (fault === null) return;
  throw fault.isReadable ? new BuildFault(fault.message) : new Error(fault.message);
}
