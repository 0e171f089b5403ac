import { Refusal } from "../../refusal";
import type { InteractionReader } from "./interaction";
import { numberPart } from "./number-part";
import { textPart } from "./text-part";

/** A typed text or number. */
export const textEntryReader: InteractionReader = {
  part: (element, response, scope) => {
    const { baseType, cardinality } = response;
    if (cardinality !== "single") throw new Refusal("responseTypeUnsupported", `${baseType} ${cardinality}`);
    const pattern = element.attributes["patternMask"];
    if (pattern !== undefined) scope.notes.add("patternLeftOut", pattern.slice(0, 60));
    if (baseType === "string") return textPart(element, response, scope);
    if (baseType === "integer" || baseType === "float") return numberPart(element, response, scope);
    throw new Refusal("responseTypeUnsupported", `${baseType} ${cardinality}`);
  },
};
