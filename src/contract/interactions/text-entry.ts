import { z } from "zod";
import { interactionContract } from "./interaction-contract";

export const longestText = 2_000;
const enteredText = z.string().max(longestText);

export const textEntryContract = interactionContract("text_entry", {
  interaction: { max_length: z.int().min(1).max(longestText) },
  key: { accepted: z.array(enteredText.min(1)).min(1).max(50), case_sensitive: z.boolean() },
  answer: { text: enteredText },
  agrees: () => true,
});
