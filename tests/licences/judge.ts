/** A package that is installed with the product, or bundled into it. */
export interface Installed {
  readonly name: string;
  readonly version: string;
  /** The SPDX expression that the package declares; null: none. */
  readonly licence: string | null;
}

type Versions = Readonly<Record<string, string>>;

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly dependencies?: Versions;
  readonly optionalDependencies?: Versions;
  readonly peerDependencies?: Versions;
}

type LockEntries = Readonly<Record<string, LockEntry>>;

const free: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
]);

/** Packages under other licences, with the reason why they may be used unchanged and with attribution. */
export const excepted: readonly (readonly [name: RegExp, licence: RegExp, why: string])[] = [
  [/^elkjs$/, /^EPL-2\.0/, "lays out the charts of the inspector, in the browser, unchanged"],
  [/^@fontsource-variable\/inter$/, /^OFL-1\.1$/, "the typeface, a font file as it comes, named among the licences"],
  [/^argparse$/, /^PSF-2\.0$/, "reads the command line of the Markdown library, which is not used here"],
  [/^duck$/, /^BSD$/, "assembles XML for the reader of Word files; its text is that of BSD-2-Clause"],
  [/^pako$/, /Zlib/, "unpacks Word files in the browser; MIT, with tables from zlib under zlib's licence"],
  [/^lightningcss/, /^MPL-2\.0$/, "makes the styles smaller while building"],
  [/^@img\/sharp-/, /LGPL-3\.0-or-later/, "makes pictures smaller on the server, loaded as a library of its own"],
];

const folder = "node_modules/";

/** The place of a package as it is resolved from another place in the lock file; null where it is not installed. */
function resolved(packages: LockEntries, name: string, from: string): string | null {
  for (let place = from; ;) {
    const found = `${place === "" ? "" : `${place}/`}${folder}${name}`;
    if (found in packages) return found;
    if (place === "") return null;
    place = place.slice(0, Math.max(0, place.lastIndexOf(`/${folder}`)));
  }
}

/**
 * The packages of the lock file that `npm ci --omit=dev` installs on any platform, and those that the sources import,
 * which are bundled, each with everything that it needs.
 */
export function partsOfProduct(packages: LockEntries, imported: Iterable<string>): Installed[] {
  const found = new Set(Object.keys(packages).filter((place) => place !== "" && packages[place]?.dev !== true));
  const add = (name: string, from: string): void => {
    const place = resolved(packages, name, from);
    if (place === null || found.has(place)) return;
    found.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      add(needed, place);
  };
  for (const name of imported) add(name, "");
  return [...found].toSorted().map((place) => ({
    name: place.slice(place.lastIndexOf(folder) + folder.length),
    version: packages[place]?.version ?? "",
    licence: packages[place]?.license ?? null,
  }));
}

/** Whether an SPDX expression allows a choice in which all licences are free: `OR` is a choice, `AND` requires both. */
export const isFree = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => free.has(one.trim())));

/** The reason why a package may be used although its licence is not free; null: there is none. */
export const exceptionFor = ({ name, licence }: Installed): string | null =>
  excepted.find(([names, licences]) => names.test(name) && licence !== null && licences.test(licence))?.[2] ?? null;

/** The packages that have not been reviewed. */
export const doubtful = (all: readonly Installed[]): Installed[] =>
  all.filter((one) => (one.licence === null || !isFree(one.licence)) && exceptionFor(one) === null);
