import { associateReader } from "./associate";
import { choiceReader } from "./choice";
import { extendedTextReader } from "./extended-text";
import { gapMatchReader } from "./gap-match";
import { graphicGapMatchReader } from "./graphic-gap-match";
import { hotspotReader } from "./hotspot";
import { hottextReader } from "./hottext";
import { inlineChoiceReader } from "./inline-choice";
import type { InteractionReader } from "./interaction";
import { matchReader } from "./match";
import { orderReader } from "./order";
import { selectPointReader } from "./select-point";
import { sliderReader } from "./slider";
import { textEntryReader } from "./text-entry";

/** The readers of interactions by element; an interaction without one is refused by its name. */
export const interactionReaders: ReadonlyMap<string, InteractionReader> = new Map([
  ["associateInteraction", associateReader],
  ["choiceInteraction", choiceReader],
  ["extendedTextInteraction", extendedTextReader],
  ["gapMatchInteraction", gapMatchReader],
  ["graphicGapMatchInteraction", graphicGapMatchReader],
  ["hotspotInteraction", hotspotReader],
  ["hottextInteraction", hottextReader],
  ["inlineChoiceInteraction", inlineChoiceReader],
  ["matchInteraction", matchReader],
  ["orderInteraction", orderReader],
  ["selectPointInteraction", selectPointReader],
  ["sliderInteraction", sliderReader],
  ["textEntryInteraction", textEntryReader],
]);
