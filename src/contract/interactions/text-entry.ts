import { z } from "zod";
import { formCredit, formsAgree, lowest } from "./credit";
import { interactionContract } from "./interaction-contract";

export const longestText = 2_000;
const enteredText = z.string().max(longestText);

/** `accepted` holds every form that earns something; `credit` also holds forms that lose points. */
export const textEntryContract = interactionContract("text_entry", {
  interaction: { max_length: z.int().min(1).max(longestText) },
  key: {
    accepted: z.array(enteredText.min(1)).min(1).max(50),
    case_sensitive: z.boolean(),
    credit: formCredit,
    lowest,
  },
  answer: { text: enteredText },
  agrees: (_, { accepted, case_sensitive, credit }) => formsAgree(accepted, case_sensitive, credit),
});
