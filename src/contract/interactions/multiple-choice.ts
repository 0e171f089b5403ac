import { z } from "zod";
import { id } from "../calls/primitives";
import { interactionContract } from "./interaction-contract";
import { hasOption, optionList, otherOptions } from "./options";

const chosen = z.array(id).max(60);

/** `max_choices` 0: no limit. */
export const multipleChoiceContract = interactionContract("multiple_choice", {
  interaction: { options: optionList, shuffle: z.boolean(), max_choices: z.int().min(0).max(60) },
  key: { option_ids: chosen },
  answer: { option_ids: chosen },
  agrees: ({ options }, key) => key.option_ids.every((optionId) => hasOption(options, optionId)),
  wrongOptions: ({ options }, key) => otherOptions(options, key.option_ids),
});
