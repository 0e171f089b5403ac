import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Item, ItemKey, Option } from "../../../src/contract/item/item";
import { plainText } from "../../../src/items/content/content";
import { ImportFault } from "../../../src/items/import/faults";
import { readImportFile } from "../../../src/items/import/read-file";
import type { ImportedQuestion } from "../../../src/items/import/report";
import { outsidePath } from "../../support/outside-path";

/** The expected result for a question of a file, as given in `expected.json`. */
interface ExpectedItem {
  readonly type?: string;
  readonly key?: readonly unknown[];
  readonly points?: number;
  readonly credit?: Readonly<Record<string, number>>;
  readonly outcome?: "refused" | "named" | "any";
  readonly shows?: string;
  readonly media?: number;
}
interface ExpectedFile {
  readonly format?: string;
  readonly test?: number;
  readonly fault?: string;
  readonly items?: readonly ExpectedItem[];
}

const folder = outsidePath("imports");

const textOf = (options: readonly Option[], id: string): string =>
  plainText(options.find(({ option_id }) => option_id === id)?.content.en ?? id);

const optionsOf = ({ body: { interaction } }: Item): readonly Option[] => {
  if ("options" in interaction) return interaction.options;
  if (interaction.type === "match") return [...interaction.sources, ...interaction.targets];
  return "gaps" in interaction ? interaction.gaps.flatMap((gap) => ("options" in gap ? gap.options : [])) : [];
};

const keyOf = (key: ItemKey, item: Item): unknown => {
  const name = (id: string): string => textOf(optionsOf(item), id);
  switch (key.type) {
    case "single_choice":
      return [name(key.option_id)];
    case "multiple_choice":
      return key.option_ids.map(name).toSorted();
    case "order":
      return key.option_ids.map(name);
    case "text_entry":
      return key.accepted
        .filter((form) => (key.credit?.[form] ?? 1) === 1)
        .map((form) => (key.case_sensitive ? form : form.toLowerCase()))
        .toSorted();
    case "numeric_entry":
      return [key.low ?? key.value - key.tolerance, key.high ?? key.value + key.tolerance];
    case "match":
      return key.pairs.map(([source, target]) => `${name(source)}=${name(target)}`).toSorted();
    case "gap_entry":
      return Object.values(key.accepted);
    case "inline_choice":
      return Object.values(key.choices).map(name);
    case "categorise":
    case "gaps":
    case "hot_spot":
    case "extended_text":
      return key;
  }
};

const creditOf = (key: ItemKey, item: Item): Record<string, number> =>
  "credit" in key && key.credit !== undefined
    ? Object.fromEntries(Object.entries(key.credit).map(([id, share]) => [textOf(optionsOf(item), id), share]))
    : {};

const rounded = (shares: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, Math.round(share * 1e4) / 1e4]));

const expectItem = (report: ImportedQuestion | undefined, wanted: ExpectedItem): void => {
  const { item, outcome, reasons = [] } = report ?? {};
  if (wanted.outcome === "any") return expect(item !== undefined || reasons.length > 0).toBe(true);
  if (wanted.outcome === "refused") return expect([outcome, item]).toEqual(["refused", undefined]);
  if (wanted.outcome === "named") return expect(reasons.length).toBeGreaterThan(0);
  expect(reasons.length > 0 || outcome === "exact", JSON.stringify(reasons)).toBe(true);
  if (item === undefined) throw new Error(`refused: ${JSON.stringify(reasons)}`);
  expect({
    type: item.body.interaction.type,
    key: keyOf(item.key, item),
    points: wanted.points === undefined ? undefined : item.points,
    credit: wanted.credit === undefined ? {} : rounded(creditOf(item.key, item)),
    media: wanted.media === undefined ? undefined : item.body.media.length,
  }).toEqual({
    type: wanted.type,
    key: wanted.key,
    points: wanted.points,
    credit: rounded(wanted.credit ?? {}),
    media: wanted.media,
  });
  if (wanted.shows !== undefined) expect(JSON.stringify(item.body)).toContain(wanted.shows);
};

const read = async (file: string): Promise<readonly ImportedQuestion[]> => {
  const reading = await readImportFile(file);
  return reading.tests.flatMap(({ items }) => items);
};

describe("small files of other systems", () => {
  if (folder === null) {
    it("are looked for beside the project", () => {
      expect(outsidePath("imports")).toBe(null);
    });
    return;
  }
  const expected = JSON.parse(readFileSync(path.join(folder, "expected.json"), "utf8")) as Record<string, ExpectedFile>;
  for (const [name, { format, fault, items = [], test }] of Object.entries(expected)) {
    const file = path.join(folder, name);
    if (fault !== undefined) {
      it(`${name} is refused with the fault of its kind`, async () => {
        const error = await readImportFile(file).catch((problem: unknown) => problem);
        expect(error).toBeInstanceOf(ImportFault);
        expect((error as ImportFault).sentence("en")).toMatch(new RegExp(fault, "i"));
      });
      continue;
    }
    it(`${name} has ${items.length} questions of the format ${format}`, async () => {
      const reading = await readImportFile(file);
      expect(reading.format.startsWith(format ?? "")).toBe(true);
      expect((await read(file)).length).toBe(items.length);
      const remarks = reading.tests.flatMap(({ kept, changed }) => [...kept, ...changed]);
      if (test !== undefined) expect(remarks.length).toBeGreaterThanOrEqual(test);
    });
    for (const [place, item] of items.entries())
      it(`${name}, question ${place + 1}: ${item.type ?? item.outcome}`, async () => {
        expectItem((await read(file))[place], item);
      });
  }
});
