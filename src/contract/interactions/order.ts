import { z } from "zod";
import { id } from "../calls/primitives";
import { whole } from "./credit";
import { interactionContract } from "./interaction-contract";
import { optionList } from "./options";

export const orderContract = interactionContract("order", {
  interaction: { options: optionList },
  key: { option_ids: z.array(id).min(2).max(60), whole },
  answer: { option_ids: z.array(id).max(60) },
  agrees: ({ options }, key) =>
    key.option_ids.length === options.length && options.every(({ option_id }) => key.option_ids.includes(option_id)),
});
