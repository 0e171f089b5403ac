import type { Plugin } from "vite";
import { addresses } from "../../contract/calls/addresses.ts";

/** Pages and messages of the site's staff, who work with a network, and modules that only they load. */
const ofStaff = /\/src\/web\/((manage|studio|inspect)\/|i18n\/parts\/(manage|studio|inspect)\.)/;

interface BuiltFile {
  readonly type: "chunk" | "asset";
  readonly fileName: string;
  readonly isEntry?: boolean;
  /** File names. */
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  /** The module of a file that is a page or a lazily loaded part. */
  readonly facadeModuleId?: string | null;
  /** Keyed by module id. */
  readonly modules?: Readonly<Record<string, unknown>>;
}

const isOfStaff = ({ facadeModuleId, modules = {} }: BuiltFile): boolean => {
  const ids = Object.keys(modules);
  if (facadeModuleId != null) return ofStaff.test(facadeModuleId);
  return ids.length > 0 && ids.every((id) => ofStaff.test(id));
};

/**
 * Addresses of all files that a person may need without a network, sorted: scripts reachable from the entry except
 * those of the staff's pages, and all other assets.
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

/** URL patterns of all calls without a body. */
export const askedPaths = (): readonly string[] => {
  const apart = Object.values(addresses).filter(({ method, path }) => method === "GET" && !path.startsWith("/api/"));
  return ["/api/*", "/version.json", ...new Set(apart.map(({ path }) => path))];
};

interface Workers {
  /** Source of the worker that stores pages. */
  readonly keeping: string;
  /** Source of the worker that deletes the stored pages, for sites that do not use the first. */
  readonly leaving: string;
}

/**
 * Writes the service worker that stores this build's pages on the device, with the list of its files, and the worker
 * that undoes it.
 */
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
