import { z } from "zod";
import { id } from "../calls/primitives";
import { choiceAgrees, lowest, share } from "./credit";
import { interactionContract } from "./interaction-contract";
import { optionList, otherOptions } from "./options";

/** The right option earns 1, another one its credit, or 0. */
export const singleChoiceContract = interactionContract("single_choice", {
  interaction: { options: optionList, shuffle: z.boolean() },
  key: { option_id: id, credit: z.record(id, share).optional(), lowest },
  answer: { option_id: id },
  agrees: ({ options }, { option_id, credit }) => choiceAgrees(options, option_id, credit),
  wrongOptions: ({ options }, key) => otherOptions(options, [key.option_id]),
});
