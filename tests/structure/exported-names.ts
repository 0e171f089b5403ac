import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";

/** A name that a file declares and exports; re-exported names are left out. */
export interface ExportedName {
  readonly name: string;
  readonly file: string;
}

/** Reads the names that a file declares and exports; a type and a value of one name count once. */
const namesIn = (root: string, file: string): ExportedName[] => {
  const { module } = parseSync(file, readFileSync(path.join(root, file), "utf8"));
  const names = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, moduleRequest }) =>
      moduleRequest === null && exportName.kind === "Name" && exportName.name !== null ? [exportName.name] : [],
    ),
  );
  return [...new Set(names)].map((name) => ({ name, file }));
};

/** All names that these files declare and export. */
export const exportedNames = (root: string, files: readonly string[]): ExportedName[] =>
  files.flatMap((file) => namesIn(root, file));

/** Names that more than one file declares, with their files. */
export const doubledNames = (names: readonly ExportedName[]): ReadonlyMap<string, readonly string[]> => {
  const files = new Map<string, string[]>();
  for (const { name, file } of names) files.set(name, [...(files.get(name) ?? []), file]);
  return new Map([...files].filter(([, where]) => where.length > 1));
};

/** The words of a name in lower case: `makeAttemptRegistry` gives make, attempt, registry. */
export const wordsOfName = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[\s_.-]+/)
    .filter((word) => word !== "");
