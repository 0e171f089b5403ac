import type { Plugin } from "vite";

/** Parts that only developers open weigh more than all that a sitting needs. */
const largestKept = 400_000;
/** Who runs the site does so with a network: their pages and words. */
const ofStaff = /\/src\/web\/((manage|inspect)\/|i18n\/parts\/(manage|inspect)\.)/;

const isOfStaff = (modules: readonly string[]): boolean =>
  modules.length > 0 && modules.every((id) => ofStaff.test(id));

interface Workers {
  /** Keeps pages. */
  readonly keeping: string;
  /** Takes away what the other has kept, where a site does without. */
  readonly leaving: string;
}

/** Writes the worker that keeps this build's pages on the device, with the list of what it keeps, and its undoing. */
export const workerFile = ({ keeping, leaving }: Workers, digest: (text: string) => string): Plugin => ({
  name: "worker-file",
  apply: "build",
  generateBundle(_, bundle) {
    const files = Object.values(bundle)
      .filter((file) => (file.type === "chunk" ? file.code : file.source).length <= largestKept)
      .filter((file) => file.type !== "chunk" || !isOfStaff(Object.keys(file.modules)))
      .map(({ fileName }) => `/${fileName}`)
      .filter((address) => address.startsWith("/assets/"))
      .sort();
    const release = digest(files.join() + keeping);
    const list = JSON.stringify(files);
    this.emitFile({
      type: "asset",
      fileName: "sw.js",
      source: keeping.replace("%RELEASE%", release).replace('["%FILES%"]', () => list),
    });
    this.emitFile({ type: "asset", fileName: "sw-off.js", source: leaving });
  },
});
