import { Refusal } from "../../refusal";
import { isNumberType } from "../processing/value";
import type { ResponseDeclaration } from "../response-declaration";
import type { InteractionReader, ItemScope } from "./interaction";
import { numberPart } from "./number-part";
import { textPart } from "./text-part";

/**
 * Notes that fractions may be typed although the response is an integer. Throws Refusal if the key is not an integer.
 */
const nameWholeNumbers = ({ identifier, correct }: ResponseDeclaration, { program, notes }: ItemScope): void => {
  const [key] = correct;
  if (key !== undefined && !Number.isInteger(Number(key))) throw new Refusal("numberUnreadable", key.slice(0, 60));
  if (program.usageOf(identifier).intervals.some(({ low, high }) => low < high)) notes.add("wholeNumbersNotEnforced");
};

/** textEntryInteraction: a typed text or number. */
export const textEntryReader: InteractionReader = {
  part: (element, response, scope) => {
    const { baseType, cardinality } = response;
    if (cardinality !== "single") throw new Refusal("responseTypeUnsupported", `${baseType} ${cardinality}`);
    const pattern = element.attributes["patternMask"];
    if (pattern !== undefined) scope.notes.add("patternLeftOut", pattern.slice(0, 60));
    const placeholder = element.attributes["placeholderText"]?.trim() ?? "";
    if (placeholder !== "") scope.notes.add("placeholderLeftOut", placeholder.slice(0, 60));
    const base = element.attributes["base"]?.trim() ?? "10";
    if (base !== "10" && isNumberType(baseType)) throw new Refusal("numeralsUnsupported", base.slice(0, 20));
    if (baseType === "integer") nameWholeNumbers(response, scope);
    if (baseType === "string") return textPart(element, response, scope);
    if (baseType === "integer" || baseType === "float") return numberPart(element, response, scope);
    throw new Refusal("responseTypeUnsupported", `${baseType} ${cardinality}`);
  },
};
