import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { Item } from "../../../src/contract/item/item";
import type { ExportedTest } from "../../../src/items/export/exported-test";
import { packageEntries } from "../../../src/items/export/qti3/package";
import { zipStream } from "../../../src/items/export/zip-stream";
import { readImportFile } from "../../../src/items/import/read-file";
import type { TestReading } from "../../../src/items/import/report";
import { picture, pictureSha256, sectionOf, storedFile, testOf } from "./exported";
import { normalForm } from "./normal-form";

const storedSha256 = createHash("sha256").update(picture).digest("hex");

/** A test that was written as a QTI 3 package and read again. */
export async function readBack(test: ExportedTest): Promise<TestReading> {
  const { tests } = await readImportFile(await buffer(zipStream(packageEntries(test, storedFile))));
  const [reading] = tests;
  if (reading === undefined || tests.length > 1) throw new Error(`${tests.length} tests are read`);
  return reading;
}

/** The normal forms of an item before and after writing and reading: equal if nothing is lost. */
export interface Compared {
  readonly written: unknown;
  readonly read: unknown;
}

/** Replaces the hash that samples use for their picture by the hash of the picture's bytes. */
export const named = (form: unknown): unknown =>
  JSON.parse(JSON.stringify(form).replaceAll(pictureSha256, storedSha256));

/** Whether two values are equal except for the last digits of numbers, which readers round. */
export const isAlike = (one: unknown, other: unknown): boolean => {
  if (typeof one === "number" && typeof other === "number") return Math.abs(one - other) < 3e-6;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  const [own, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    own.length === others.size && own.every(([name, value]) => others.has(name) && isAlike(value, others.get(name)))
  );
};

/** The items with a different normal form after writing and reading, or that are not reported as exact. */
export async function differences(items: readonly Item[], language: "en" | "zh" = "en"): Promise<Compared[]> {
  const { items: list } = await readBack(testOf([sectionOf(items)], { language }));
  return items.flatMap((item, place) => {
    const { item: found, outcome, reasons } = list[place] ?? { outcome: "missing", reasons: [], item: undefined };
    const written = named({ outcome: "exact", form: normalForm(item, language) });
    const read = named({ outcome, form: found === undefined ? reasons : normalForm(found, language) });
    return isAlike(written, read) ? [] : [{ written, read }];
  });
}
