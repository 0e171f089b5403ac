import type { Item } from "../../../src/contract/item/item";
import type { ExportChangeCode } from "../../../src/items/export/reasons";
import { exportReport } from "../../../src/items/export/report";
import { readImportFile } from "../../../src/items/import/read-file";
import type { ChangeCode } from "../../../src/items/import/reasons";
import { moodleOf, sectionOf, storedFile, testOf } from "./exported";
import { normalForm } from "./normal-form";
import { isAlike, named, type Compared } from "./round-trip";
import { inTextOrder, saidInMoodle, withUsualLines } from "./said-in-moodle";

/** The reader's note for a change that the export has already reported. */
const saidAgain: Partial<Readonly<Record<ExportChangeCode, ChangeCode>>> = {
  gapChoicesAsButtons: "gapChoicesListed",
  pointsByGaps: "pointsFromGaps",
};

const formOf = (item: Item, hasOtherPoints: boolean) => {
  const { points, ...form } = normalForm(withUsualLines(inTextOrder(item)), "en");
  return hasOtherPoints ? form : { ...form, points };
};

interface MoodleResult {
  /** The questions that lose more than the export reports. */
  readonly differences: readonly Compared[];
  /** Numbers of written questions by interaction, and of omitted ones by interaction and reason. */
  readonly written: Readonly<Record<string, number>>;
  readonly leftOut: Readonly<Record<string, number>>;
}

/**
 * Writes items as Moodle XML, reads the file, and compares the result with the items after the reported changes.
 * `change` is applied to the file in between.
 */
export async function throughMoodle(
  items: readonly Item[],
  change: (xml: string) => string = (xml) => xml,
): Promise<MoodleResult> {
  const test = testOf([sectionOf(items)]);
  const { questions } = await exportReport(test, "moodle", storedFile);
  const { tests } = await readImportFile(Buffer.from(change(await moodleOf(test, storedFile))));
  const list = [...(tests[0]?.items ?? [])];
  const counts = { written: new Map<string, number>(), leftOut: new Map<string, number>() };
  const count = (map: Map<string, number>, name: string) => map.set(name, (map.get(name) ?? 0) + 1);
  const differences = items.flatMap((item, place) => {
    const { outcome, reasons } = questions[place] ?? { outcome: "missing", reasons: [] };
    const { type } = item.body.interaction;
    if (outcome === "leftOut") {
      count(counts.leftOut, `${type} ${reasons.map(({ code }) => code).join()}`);
      return [];
    }
    count(counts.written, type);
    const codes = reasons.map(({ code }) => code as ExportChangeCode);
    const found = list.shift();
    const hasOtherPoints = codes.includes("pointsByGaps");
    const said = codes.flatMap((code) => saidAgain[code] ?? []);
    const written = named({ further: [], form: formOf(saidInMoodle(item, codes), hasOtherPoints) });
    const read = named({
      further: (found?.reasons ?? []).filter(({ code }) => !said.includes(code as ChangeCode)),
      form: found?.item === undefined ? "missing" : formOf(found.item, hasOtherPoints),
    });
    return isAlike(written, read) ? [] : [{ codes, written, read }];
  });
  return {
    differences: list.length === 0 ? differences : [...differences, { written: "nothing more", read: list }],
    written: Object.fromEntries(counts.written),
    leftOut: Object.fromEntries(counts.leftOut),
  };
}
