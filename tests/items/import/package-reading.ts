import type { Language } from "../../../src/contract/item/content";
import type { Item } from "../../../src/contract/item/item";
import { ImportFault } from "../../../src/items/import/faults";
import { readImportFile, type ImportOptions } from "../../../src/items/import/read-file";
import type { Reason } from "../../../src/items/import/reasons";

/** The outcome for one item of a package. */
export interface ItemReport {
  readonly file: string;
  readonly outcome: "exact" | "changed" | "refused";
  readonly reasons: readonly Reason[];
}

/** The reading of a package with one test, in a form for comparison. */
export interface PackageReading {
  readonly title: string;
  readonly language: Language;
  readonly items: readonly Item[];
  readonly media: Awaited<ReturnType<typeof readImportFile>>["media"];
  readonly report: readonly ItemReport[];
  readonly timeLimitMs: number | null;
}

/** Reads a package of one test. */
export const readPackage = async (source: Buffer | string, options: ImportOptions = {}): Promise<PackageReading> => {
  const { tests, media } = await readImportFile(source, options);
  const [test, ...more] = tests;
  if (test === undefined || more.length > 0) throw new ImportFault("noQuestions");
  return {
    title: test.title,
    language: test.language,
    items: test.items.flatMap(({ item }) => (item === undefined ? [] : [item])),
    media,
    report: test.items.map(({ where, outcome, reasons }) => ({ file: where.file ?? "", outcome, reasons })),
    timeLimitMs: test.timeLimitMs ?? null,
  };
};
