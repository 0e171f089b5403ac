import { Refusal } from "../../refusal";
import { numberOf } from "../attributes";
import type { InteractionReader } from "./interaction";
import { numberPart } from "./number-part";
import { promptOf } from "./options";

/** sliderInteraction: a number chosen on a scale; becomes a typed number, with the ends of the scale in the prompt. */
export const sliderReader: InteractionReader = {
  part: (element, response, scope) => {
    const { baseType, cardinality } = response;
    if (cardinality !== "single" || (baseType !== "integer" && baseType !== "float"))
      throw new Refusal("responseTypeUnsupported", `${baseType} ${cardinality}`);
    const [low, high] = [numberOf(element, "lowerBound", Number.NaN), numberOf(element, "upperBound", Number.NaN)];
    if (!(low < high)) throw new Refusal("responseTypeUnsupported", "sliderInteraction");
    const step = element.attributes["step"];
    scope.notes.add("sliderAsNumber", `${low}–${high}${step === undefined ? "" : `, ${step.slice(0, 20)}`}`);
    const part = numberPart(element, response, scope);
    return { ...part, prompt: `${promptOf(element, scope)}<p>${low} – ${high}</p>` };
  },
};
