import type { Plugin } from "vite";
import { addresses } from "../../contract/calls/addresses.ts";

/** Who runs the site does so with a network: their pages and words, and what only they load. */
const ofStaff = /\/src\/web\/((manage|inspect)\/|i18n\/parts\/(manage|inspect)\.)/;

interface BuiltFile {
  readonly type: "chunk" | "asset";
  readonly fileName: string;
  readonly isEntry?: boolean;
  /** File names. */
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  /** The module that it was made for, where it is a page or a part of its own. */
  readonly facadeModuleId?: string | null;
  /** By id. */
  readonly modules?: Readonly<Record<string, unknown>>;
}

const isOfStaff = ({ facadeModuleId, modules = {} }: BuiltFile): boolean => {
  const ids = Object.keys(modules);
  if (facadeModuleId != null) return ofStaff.test(facadeModuleId);
  return ids.length > 0 && ids.every((id) => ofStaff.test(id));
};

/**
 * The addresses of all that a person may need without a network: whatever leads from the entry to a page that is not
 * of the staff, and what is no program, in the order of their names.
 */
export function precachedFiles(bundle: Readonly<Record<string, BuiltFile>>): string[] {
  const kept = new Set<string>();
  const keep = (fileName: string): void => {
    const file = bundle[fileName];
    if (file === undefined || kept.has(fileName) || isOfStaff(file)) return;
    kept.add(fileName);
    for (const other of [...(file.imports ?? []), ...(file.dynamicImports ?? [])]) keep(other);
  };
  for (const { type, fileName, isEntry } of Object.values(bundle)) if (type === "asset" || isEntry) keep(fileName);
  return [...kept]
    .map((fileName) => `/${fileName}`)
    .filter((address) => address.startsWith("/assets/"))
    .sort();
}

/** Patterns of all that the server is asked without a body. */
export const askedPaths = (): readonly string[] => {
  const apart = Object.values(addresses).filter(({ method, path }) => method === "GET" && !path.startsWith("/api/"));
  return ["/api/*", "/version.json", ...new Set(apart.map(({ path }) => path))];
};

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
    const files = precachedFiles(bundle);
    const release = digest(files.join() + keeping);
    const [list, calls] = [JSON.stringify(files), JSON.stringify(askedPaths())];
    this.emitFile({
      type: "asset",
      fileName: "sw.js",
      source: keeping
        .replace("%RELEASE%", release)
        .replace('["%FILES%"]', () => list)
        .replace('["%CALLS%"]', () => calls),
    });
    this.emitFile({ type: "asset", fileName: "sw-off.js", source: leaving });
  },
});
