import type { XmlElement } from "../../xml";
import { descendants } from "../../xml";
import { countIn, identifierOf } from "../attributes";
import { elementsAround } from "../item-tree";
import { markupOf, type PlacedMarkup, type Placement } from "../markup";
import { choicesMark, type InteractionReader, type ItemScope } from "./interaction";
import { multipleChoiceOf } from "./multiple-choice";
import { nameLeastChoices } from "./options";
import { checkOneChoice, checkSingleIdentifier, singleChoicePart } from "./single-choice";

const wordsOf = (element: XmlElement): XmlElement[] => descendants(element, ({ name }) => name === "hottext");

/** The text with the selectable words as plain words, above the choices. */
const textOf = (element: XmlElement, scope: ItemScope): Placement => {
  const words = wordsOf(element);
  const placed: PlacedMarkup = {
    at: new Map(
      words.map((word) => [word, { html: word.children.map((child) => markupOf(child, scope.markup)).join("") }]),
    ),
    around: elementsAround(words, scope.parents),
  };
  const text = element.children
    .filter((child) => typeof child === "string" || child.name !== "prompt")
    .map((child) => markupOf(child, scope.markup, placed))
    .join("");
  return { html: `${choicesMark}${text}` };
};

/** hottextInteraction: words of a text to select; becomes a choice among these words below the text. */
export const hottextReader: InteractionReader = {
  choices: (element) => wordsOf(element).map(identifierOf),
  part: (element, response, scope) => {
    if (response.cardinality === "multiple") return null;
    checkSingleIdentifier(response);
    checkOneChoice(element);
    scope.notes.add("hottextAsChoices");
    nameLeastChoices(countIn(element, "minChoices", 0), scope.notes);
    return {
      ...singleChoicePart(element, wordsOf(element), response, scope),
      field: textOf(element, scope),
      textStays: true,
    };
  },
  whole: (element, response, scope) => {
    scope.notes.add("hottextAsChoices");
    const asking = multipleChoiceOf(element, wordsOf(element), response, scope);
    return { ...asking, placements: new Map([[element, textOf(element, scope)]]), textStays: true };
  },
};
