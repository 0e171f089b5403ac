import type { Item } from "../../../contract/item/item";
import type { SatLevel } from "../levels";
import { buildSatMathItem, satMathItemSeed, settledSatMathItem } from "./engine/build";
import type { SatModel } from "./engine/model";
import { satMathModels } from "./models";

/** Number of items of each model at each of its levels. */
const perKind = 4;
const mostSeeds = 60;

/** The first items of a kind that repeat no stem of the bank and no option list of the kind. */
const kindOf = (model: SatModel, level: SatLevel, salt: string, stems: Set<string>): Item[] => {
  const items: Item[] = [];
  for (let n = 1; n <= mostSeeds && items.length < perKind; n += 1) {
    const seed = satMathItemSeed(model, level, n, salt);
    const settled = settledSatMathItem(model, level, seed);
    const stem = JSON.stringify([settled.draft.stem.en, settled.draft.figure?.en]);
    if (stems.has(stem)) continue;
    stems.add(stem);
    items.push(buildSatMathItem(model, level, seed, settled));
  }
  return items;
};

const made = new Map<string, readonly Item[]>();

/**
 * The SAT Math bank: four items of each model at each of its levels, the same on every call with the same salt, ordered
 * by item id (which says nothing about domain or difficulty).
 */
export const satMathBank = (salt = ""): Item[] => {
  const stems = new Set<string>();
  const bank =
    made.get(salt) ??
    satMathModels
      .flatMap((model) => model.levels.flatMap((level) => kindOf(model, level, salt, stems)))
      .toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1));
  made.set(salt, bank);
  return [...bank];
};
