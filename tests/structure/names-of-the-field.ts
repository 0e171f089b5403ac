import { wordsOfName, type ExportedName } from "./exported-names";

/**
 * Private words of earlier years, with their replacements. A word is retired as a part of an exported name or of a
 * file's name; a phrase (`at once`) if its words follow each other.
 */
export const retiredWords: ReadonlyMap<string, string> = new Map([
  ["desk", "attempt registry"],
  ["brought", "family module"],
  ["shelf", "loader"],
  ["own", "window, browser, my, site, installation or authored"],
  ["kept", "stored, cached or keptAlive"],
  ["told", "to wire, output or description"],
  ["tell", "notify"],
  ["news", "event"],
  ["at once", "in one statement"],
  ["slowly", "in transaction"],
  ["once", "idempotency or single flight"],
  ["grips", "window locks"],
  ["hold", "lease"],
  ["holds", "leases, has or includes"],
  ["papers", "unsent work or contents"],
  ["deed", "action"],
  ["deal", "place items"],
  ["dealt", "placed"],
  ["harvest", "key harvesting"],
  ["extra of", "unknown fields"],
  ["nesting", "JSON depth"],
  ["beside", "report extras"],
  ["practise", "practice set"],
  ["rest machine", "break machine"],
  ["aids", "accommodations or overlays"],
  ["ways in", "sign-in methods"],
  ["trouble", "error log"],
  ["troubles", "error log"],
  ["put together", "bundle"],
  ["finished sitting", "finished attempt"],
]);

/** Pages of tabs that stay mounted are kept alive: the term of the tabs. */
const isPlain = (words: readonly string[]): boolean =>
  words.some((word, place) => word === "kept" && words[place + 1] === "alive");

/** The retired words in a name. */
export const retiredIn = (name: string): string[] => {
  const words = wordsOfName(name);
  const spoken = ` ${words.join(" ")} `;
  return [...retiredWords.keys()].filter(
    (word) => spoken.includes(` ${word} `) && !(word === "kept" && isPlain(words)),
  );
};

const baseOf = (file: string): string => (file.split("/").at(-1) ?? "").replace(/\.(?:tsx?|js)$/, "");

/** Exported names and files that still carry a retired word, as lines for a person. */
export const retiredLines = (names: readonly ExportedName[], files: readonly string[]): string[] => [
  ...names.flatMap(({ name, file }) => retiredIn(name).map((word) => `${file}: ${name} (${retiredWords.get(word)})`)),
  ...files.flatMap((file) => retiredIn(baseOf(file)).map((word) => `${file} (${retiredWords.get(word)})`)),
];
