import type { Item } from "../../../contract/item/item";
import { audioOf } from "../../audio/rendered";
import { buildMiniItem, type AudioOf, type MiniQuestion } from "../engine/build";
import { chosenQuestions } from "../engine/choose";
import { miniReadingAreaNames } from "./model";
import { readingModels } from "./models";

/** Number of items in each area and ten-RIT bin, and how many of them bring new scripts. */
const perBin = { spoken: 4, all: 8 };

let made: readonly MiniQuestion[] | undefined;

/** The questions of the bank, the same on every call. */
export const miniReadingQuestions = (): readonly MiniQuestion[] =>
  (made ??= chosenQuestions(readingModels, miniReadingAreaNames, perBin, (id) => audioOf(id) !== null));

/**
 * The MAP Mini Reading bank, ordered by item id. A question that needs sound is left out when `soundOf` returns null
 * for its prompt. The two questions on a story share a stimulus, and `source.ref` ends with their order, from 1.
 */
export const miniReadingBank = (soundOf: AudioOf): Item[] =>
  miniReadingQuestions()
    .flatMap((question) => buildMiniItem(question, "reading", soundOf) ?? [])
    .toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1));
