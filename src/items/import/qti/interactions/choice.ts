import { Refusal } from "../../refusal";
import type { XmlElement } from "../../xml";
import { childElements } from "../../xml";
import { countIn, identifierOf } from "../attributes";
import type { InteractionReader } from "./interaction";
import { multipleChoiceOf } from "./multiple-choice";
import { nameLeastChoices } from "./options";
import { checkSingleIdentifier, singleChoicePart } from "./single-choice";

const choicesOf = (element: XmlElement): XmlElement[] => childElements(element, "simpleChoice");

/** One or several of several choices. */
export const choiceReader: InteractionReader = {
  choices: (element) => choicesOf(element).map(identifierOf),
  part: (element, response, scope) => {
    if (response.cardinality === "multiple") return null;
    checkSingleIdentifier(response);
    if (countIn(element, "maxChoices", 1) !== 1) throw new Refusal("responseTypeUnsupported", "maxChoices");
    nameLeastChoices(countIn(element, "minChoices", 0), scope.notes);
    return singleChoicePart(element, choicesOf(element), response, scope);
  },
  whole: (element, response, scope) => multipleChoiceOf(element, choicesOf(element), response, scope),
};
