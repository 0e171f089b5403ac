import type { Item } from "../../contract/item/item";
import { buildMathsItem, mathsItemSeed, settledMathsItem } from "../engine/build";
import { createDraw } from "../engine/draw";
import { mathsLevels, type MathsArea, type ItemModel, type MathsLevel } from "../engine/model";
import type { Settled } from "../engine/settle";
import { salted } from "../identity";
import { mathsModels } from "./models";

export const mathsAreaNames: readonly MathsArea[] = ["operations", "number", "measurement", "geometry"];
/** Number of items in each area and ten-RIT bin. */
const perBin = 24;
const mostSeeds = 60;
/**
 * Up to the seed number `evenSeeds`, an item is skipped when the place of its key already has `leeway` more keys in the
 * area than the rarest place.
 */
const evenSeeds = 45;
const leeway = 4;

const answerOf = ({ draft: { ask }, options }: Settled): unknown =>
  ask.type === "numeric_entry"
    ? ask.right
    : options.flatMap(({ mistake, text }) => (mistake === null ? [text.en] : [])).toSorted();

/** The place of the key of a single choice; -1 for other types. */
const placeOf = ({ draft: { ask }, options }: Settled): number =>
  ask.type === "single_choice" ? options.findIndex(({ mistake }) => mistake === null) : -1;

/** Counts the places of an area's keys. */
const evenPlaces = () => {
  const counts = [0, 0, 0, 0];
  return {
    isAhead: (place: number): boolean => (counts[place] ?? 0) >= Math.min(...counts) + leeway,
    note: (place: number): void => void (place >= 0 && (counts[place] = (counts[place] ?? 0) + 1)),
  };
};

/**
 * The items of one bin, from its models in turn, in random order, so that each contributes equally. An item is skipped
 * when its stem is already in the bank, or when its model already has an item with the same answer in this bin: the two
 * would be near-copies.
 */
const binOf = (
  { area, level, salt }: { readonly area: MathsArea; readonly level: MathsLevel; readonly salt: string },
  stems: Set<string>,
  places: ReturnType<typeof evenPlaces>,
): Item[] => {
  const sources: readonly ItemModel[] = createDraw(salted(`${area}:${level}`, salt)).shuffled(
    mathsModels.filter((model) => model.area === area && model.levels.includes(level)),
  );
  const items: Item[] = [];
  const answers = new Set<string>();
  for (let n = 1; n <= mostSeeds && items.length < perBin; n += 1) {
    for (const model of sources) {
      if (items.length >= perBin) break;
      const seed = mathsItemSeed(model, level, n, salt);
      const settled = settledMathsItem(model, level, seed);
      const stem = JSON.stringify([settled.draft.stem, settled.draft.figure]);
      const answer = JSON.stringify([model.name, answerOf(settled)]);
      const place = placeOf(settled);
      if (stems.has(stem) || answers.has(answer) || (n <= evenSeeds && places.isAhead(place))) continue;
      places.note(place);
      stems.add(stem);
      answers.add(answer);
      items.push(buildMathsItem(model, level, seed, settled));
    }
  }
  return items;
};

const made = new Map<string, readonly Item[]>();

/**
 * The MAP Mathematics bank: twenty-four items for each of four areas and twelve ten-RIT bins from 150 to 269, the same
 * on every call with the same salt, ordered by item id (which says nothing about area or difficulty).
 */
export const mathBank = (salt = ""): Item[] => {
  const stems = new Set<string>();
  const bank =
    made.get(salt) ??
    mathsAreaNames
      .flatMap((area) => {
        const places = evenPlaces();
        return mathsLevels.flatMap((level) => binOf({ area, level, salt }, stems, places));
      })
      .toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1));
  made.set(salt, bank);
  return [...bank];
};
