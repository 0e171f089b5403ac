import { z } from "zod";
import { localizedSchema } from "../item/content";
import { intervalFields, isInterval, lowest, otherIntervals } from "./credit";
import { interactionContract } from "./interaction-contract";

export const longestNumber = 40;
const enteredNumber = z.string().max(longestNumber);

/**
 * Right if the entry reads as a number of the key's interval; `accepted` lists further forms such as 3/4, and `also`
 * further intervals with the share that they earn.
 */
export const numericEntryContract = interactionContract("numeric_entry", {
  interaction: { max_length: z.int().min(1).max(longestNumber), unit: localizedSchema.optional() },
  key: { ...intervalFields, accepted: z.array(enteredNumber).max(50), also: otherIntervals, lowest },
  answer: { text: enteredNumber },
  agrees: (_, key) => isInterval(key) && (key.also ?? []).every(isInterval),
});
