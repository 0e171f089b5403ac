import type { XmlElement } from "../../xml";
import { childElements } from "../../xml";
import { countIn, identifierOf } from "../attributes";
import type { InteractionReader } from "./interaction";
import { multipleChoiceOf } from "./multiple-choice";
import { nameLeastChoices } from "./options";
import { checkOneChoice, checkSingleIdentifier, singleChoicePart } from "./single-choice";

const choicesOf = (element: XmlElement): XmlElement[] => childElements(element, "simpleChoice");

/** choiceInteraction: one or several choices from a list. */
export const choiceReader: InteractionReader = {
  choices: (element) => choicesOf(element).map(identifierOf),
  part: (element, response, scope) => {
    if (response.cardinality === "multiple") return null;
    checkSingleIdentifier(response);
    checkOneChoice(element);
    nameLeastChoices(countIn(element, "minChoices", 0), scope.notes);
    return singleChoicePart(element, choicesOf(element), response, scope);
  },
  whole: (element, response, scope) => multipleChoiceOf(element, choicesOf(element), response, scope),
};
