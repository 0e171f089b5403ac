import type { Item } from "../../contract/item/item";
import { problemOf } from "../../psychometrics/assembly/blueprint";
import { assembleForms } from "../../psychometrics/assembly/fixed-form";
import { createBank } from "../../psychometrics/bank";
import { information } from "../../psychometrics/model";
import { createRandom } from "../../psychometrics/random";
import type { NormSubject } from "../../psychometrics/scales/norms";
import { normOf, ritOf, thetaOf } from "../../psychometrics/scales/rit";
import type { SectionForm } from "../db/shapes";

interface Grade {
  readonly subject: NormSubject;
  readonly grade: number;
  readonly length: number;
}

const wanted = 2;
/**
 * `windows`: maximum distance of items from the norm of the grade, in RIT; the narrowest sufficient one is used.
 * `points`: distances from the norm at which the forms must have equal information.
 */
const windows = [20, 30, 40, 60];
const points = [-10, 0, 10];
const perSet = { least: 2, most: 4 };

const difficultyOf = ({ irt }: Item): number => ritOf(irt?.b ?? NaN);
const setOf = ({ body }: Item): string | null => body.stimulus?.stimulus_id ?? null;

const enemiesAmong = (items: readonly Item[]): number[][] => {
  const byModel = new Map<string, number[]>();
  for (const [place, { source }] of items.entries())
    if (source.kind === "model") byModel.set(source.name, [...(byModel.get(source.name) ?? []), place]);
  return [...byModel.values()].filter((places) => places.length > 1);
};

/** Whether so many items in each area cannot fill all forms with equal shares of the areas. */
function isTooFew(ofArea: readonly number[], length: number): boolean {
  const share = length / ofArea.length;
  const most = ofArea.reduce((sum, count) => sum + Math.min(count, wanted * Math.ceil(share)), 0);
  return most < wanted * length || ofArea.some((count) => count < wanted * Math.floor(share));
}

/** Forms from these items without common items and with equal information; null if the blueprint cannot be met. */
function formsFrom(items: readonly Item[], { subject, grade, length }: Grade, mean: number): Item[][] | null {
  const areas = [...new Set(items.map(({ area }) => area))];
  const share = length / areas.length;
  const ofArea = areas.map((area) => items.filter((item) => item.area === area).length);
  if (isTooFew(ofArea, length)) return null;
  const bank = createBank(items.flatMap(({ irt }) => irt ?? []));
  const problem = problemOf(
    {
      size: items.length,
      categories: items.map(({ area }) => [area]),
      set: items.map(setOf),
      enemies: enemiesAmong(items),
    },
    {
      length,
      perSet,
      counts: areas.map((category) => ({ category, least: Math.floor(share), most: Math.ceil(share) })),
    },
  );
  const target = points.map((by) => {
    const theta = thetaOf(mean + by);
    const told = bank.items.reduce((sum, item) => sum + information(item, theta), 0);
    return { theta, information: (length * told) / bank.items.length };
  });
  const random = createRandom(`${subject}, grade ${grade}`);
  const made = assembleForms({ problem, bank, target, forms: wanted, random });
  return made.violation > 0 ? null : made.forms.map((form) => form.flatMap((place) => items[place] ?? []));
}

/** Sorts easy items before hard ones; a set is sorted in by its mean difficulty, its items keep their order. */
function inOrder(items: readonly Item[]): Item[] {
  const units = new Map<string, Item[]>();
  for (const item of items) {
    const name = setOf(item) ?? item.item_id;
    units.set(name, [...(units.get(name) ?? []), item]);
  }
  const meanOf = (unit: readonly Item[]) => unit.reduce((sum, item) => sum + difficultyOf(item), 0) / unit.length;
  return [...units.values()]
    .toSorted((one, other) => meanOf(one) - meanOf(other))
    .flatMap((unit) => unit.toSorted((one, other) => (one.source.ref < other.source.ref ? -1 : 1)));
}

/**
 * Two forms of one section for a grade, around its norm in winter: with equal shares of the areas, at most one item of
 * each model, and whole or nearly whole sets. Throws if the bank is too small.
 */
export function formsOfGrade(bank: readonly Item[], wantedGrade: Grade, stage: string): SectionForm[] {
  const { subject, grade } = wantedGrade;
  const { mean } = normOf(subject, grade, "winter");
  for (const window of windows) {
    const near = bank.filter((item) => Math.abs(difficultyOf(item) - mean) <= window);
    const forms = formsFrom(near, wantedGrade, mean);
    if (forms !== null)
      return forms.map((items, number) => ({
        stage,
        form: `${grade}-${number + 1}`,
        level: grade,
        items: inOrder(items).map(({ item_id }) => item_id),
      }));
  }
  throw new Error(`the bank of ${subject} makes no ${wanted} forms for grade ${grade}`);
}
