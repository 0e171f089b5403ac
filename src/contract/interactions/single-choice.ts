import { z } from "zod";
import { id } from "../calls/primitives";
import { interactionContract } from "./interaction-contract";
import { hasOption, optionList, otherOptions } from "./options";

export const singleChoiceContract = interactionContract("single_choice", {
  interaction: { options: optionList, shuffle: z.boolean() },
  key: { option_id: id },
  answer: { option_id: id },
  agrees: ({ options }, key) => hasOption(options, key.option_id),
  wrongOptions: ({ options }, key) => otherOptions(options, [key.option_id]),
});
