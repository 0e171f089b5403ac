import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** Parts that only developers open weigh more than all that a sitting needs. */
const largestKept = 400_000;

/** Writes the worker that keeps this build's pages on the device, with the list of what it keeps. */
export const workerFile = (): Plugin => ({
  name: "worker-file",
  apply: "build",
  generateBundle(_, bundle) {
    const files = Object.values(bundle)
      .filter((file) => (file.type === "chunk" ? file.code : file.source).length <= largestKept)
      .map(({ fileName }) => `/${fileName}`)
      .filter((address) => address.startsWith("/assets/"))
      .sort();
    const source = readFileSync(path.join(import.meta.dirname, "../worker/worker.js"), "utf8");
    const release = createHash("sha256").update(files.join()).update(source).digest("hex").slice(0, 16);
    const list = JSON.stringify(files);
    this.emitFile({
      type: "asset",
      fileName: "sw.js",
      source: source.replace("%RELEASE%", release).replace('["%FILES%"]', () => list),
    });
  },
});
