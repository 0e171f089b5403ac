import { z } from "zod";
import { id } from "../calls/primitives";
import { whole } from "./credit";
import { interactionContract } from "./interaction-contract";
import { hasOption, optionList, optionSchema } from "./options";

/** The key and the answer map options to categories; an option missing from the key belongs to no category. */
export const categoriseContract = interactionContract("categorise", {
  interaction: { options: optionList, categories: z.array(optionSchema).min(2).max(4) },
  key: { placements: z.record(id, id), whole },
  answer: { placements: z.record(id, id) },
  agrees: ({ options, categories }, { placements }) =>
    Object.keys(placements).length > 0 &&
    Object.entries(placements).every(
      ([optionId, category]) => hasOption(options, optionId) && hasOption(categories, category),
    ),
});
