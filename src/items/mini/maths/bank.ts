import type { Item } from "../../../contract/item/item";
import { audioOf } from "../../audio/rendered";
import { buildMiniItem, type AudioOf, type MiniQuestion } from "../engine/build";
import { chosenQuestions } from "../engine/choose";
import { mathAreas } from "./model";
import { mathModels } from "./models";

/** Number of items in each area and ten-RIT bin, and how many of them bring new scripts. */
const perBin = { spoken: 4, all: 8 };

let made: readonly MiniQuestion[] | undefined;

/** The questions of the bank, the same on every call. */
export const miniMathQuestions = (): readonly MiniQuestion[] =>
  (made ??= chosenQuestions(mathModels, mathAreas, perBin, (id) => audioOf(id) !== null));

/**
 * The MAP Mini Mathematics bank, ordered by item id. When `soundOf` returns null for its prompt, an item has no sound,
 * only its written text.
 */
export const miniMathBank = (soundOf: AudioOf): Item[] =>
  miniMathQuestions()
    .flatMap((question) => buildMiniItem(question, "math", soundOf) ?? [])
    .toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1));
