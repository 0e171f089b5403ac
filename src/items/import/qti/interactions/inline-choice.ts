import type { XmlElement } from "../../xml";
import { childElements } from "../../xml";
import { identifierOf } from "../attributes";
import type { InteractionReader } from "./interaction";
import { checkSingleIdentifier, inlineChoicePart } from "./single-choice";

const choicesOf = (element: XmlElement): XmlElement[] => childElements(element, "inlineChoice");

/** inlineChoiceInteraction: one of several choices within a text. */
export const inlineChoiceReader: InteractionReader = {
  choices: (element) => choicesOf(element).map(identifierOf),
  part: (element, response, scope) => {
    checkSingleIdentifier(response);
    return inlineChoicePart(element, choicesOf(element), response, scope);
  },
};
