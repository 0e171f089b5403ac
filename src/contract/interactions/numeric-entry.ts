import { z } from "zod";
import { localizedSchema } from "../item/content";
import { interactionContract } from "./interaction-contract";

const longestNumber = 40;
const enteredNumber = z.string().max(longestNumber);

/** Right if the entry reads as a number within `tolerance` of `value`; `accepted` lists further forms such as 3/4. */
export const numericEntryContract = interactionContract("numeric_entry", {
  interaction: { max_length: z.int().min(1).max(longestNumber), unit: localizedSchema.optional() },
  key: { value: z.number(), tolerance: z.number().min(0), accepted: z.array(enteredNumber).max(50) },
  answer: { text: enteredNumber },
  agrees: () => true,
});
