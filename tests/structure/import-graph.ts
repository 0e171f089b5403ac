import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";

/** One import of a file by another, in any notation. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** Files by their paths from the root, with the other files that each imports, including types and `import()`. */
export interface ImportGraph {
  readonly files: readonly string[];
  readonly arrows: readonly Arrow[];
}

const endings = ["", ".ts", ".tsx", ".js", "/index.ts"];
const isSource = (file: string): boolean => /\.(tsx?|js)$/.test(file) && !file.endsWith(".d.ts");

const sourcesIn = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, "/")))
    .filter(isSource);

/** The requests of a file: `import`, `export … from`, `import()` with a fixed address, and types written as imports. */
const requestsOf = (file: string, text: string): string[] => {
  const { module, errors } = parseSync(file, text);
  if (errors.some(({ severity }) => severity === "Error")) throw new Error(`${file} cannot be parsed`);
  const statics = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    return /^["'`][^$]*["'`]$/.test(written) ? [written.slice(1, -1)] : [];
  });
  const types = [...text.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, address = ""]) => address);
  return [...new Set([...statics, ...passedOn, ...dynamics, ...types])];
};

/** Reads every source below the folders. Imports of packages are left out. */
export const readImportGraph = (root: string, folders: readonly string[]): ImportGraph => {
  const files = folders.flatMap((folder) => sourcesIn(root, folder)).toSorted();
  const known = new Set(files);
  const arrows = files.flatMap((from) =>
    requestsOf(from, readFileSync(path.join(root, from), "utf8")).flatMap((request): Arrow[] => {
      if (!request.startsWith(".")) return [];
      const wanted = path.posix.join(path.posix.dirname(from), request.replace(/\?.*$/, ""));
      const to = endings.map((ending) => wanted + ending).find((file) => known.has(file));
      return to === undefined ? [] : [{ from, to }];
    }),
  );
  return { files, arrows };
};

/** The packages whose modules or types a source below the folders imports, from `node:` none. */
export const importedPackages = (root: string, folders: readonly string[]): ReadonlySet<string> =>
  new Set(
    folders
      .flatMap((folder) => sourcesIn(root, folder))
      .flatMap((file) => requestsOf(file, readFileSync(path.join(root, file), "utf8")))
      .flatMap((request) => /^(?:@[^/]+\/)?[^./@:][^/:]*(?=\/|$)/.exec(request)?.[0] ?? []),
  );

/** Groups of nodes that lead to each other (Tarjan 1972), each sorted, the largest first. */
export const circlesOf = (arrows: readonly Arrow[]): string[][] => {
  const next = new Map<string, string[]>();
  for (const { from, to } of arrows) next.set(from, [...(next.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const circles: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.size - 1);
    open.push(node);
    isOpen.add(node);
    for (const to of next.get(node) ?? []) {
      if (!order.has(to)) visit(to);
      else if (!isOpen.has(to)) continue;
      low.set(node, Math.min(low.get(node) ?? 0, low.get(to) ?? 0));
    }
    if (low.get(node) !== order.get(node)) return;
    const circle = open.splice(open.indexOf(node));
    for (const member of circle) isOpen.delete(member);
    if (circle.length > 1) circles.push(circle.toSorted());
  };
  for (const node of next.keys()) if (!order.has(node)) visit(node);
  return circles.toSorted((one, other) => other.length - one.length);
};
