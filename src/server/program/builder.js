// @ts-check
import { bundle } from "./bundle.js";
import { BuildFault, loadVite } from "./load-vite.js";
import { programsFolder, projectRoot } from "./places.js";
import { bundled } from "./programs.js";

/** @type {Readonly<Record<string, (output: string) => Promise<unknown>>>} */
const builds = {
  programs: (output) => bundle(bundled, programsFolder, output),
  pages: async (output) => {
    const { build } = await loadVite();
    return build({ root: projectRoot, logLevel: "error", build: { outDir: output } });
  },
};

/** @returns {Promise<import("./build-apart.js").BuildEnd>} */
async function built() {
  const [what = "", output = ""] = process.argv.slice(2);
  try {
    await builds[what]?.(output);
    return { fault: null };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { fault: { message, isReadable: error instanceof BuildFault } };
  }
}

// nobody waits for a build whose caller has ended
process.once("disconnect", () => process.exit(1));
const end = await built();
process.send?.(end, () => process.exit(end.fault === null ? 0 : 1));
