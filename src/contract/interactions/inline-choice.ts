import { z } from "zod";
import { id } from "../calls/primitives";
import { whole } from "./credit";
import { interactionContract } from "./interaction-contract";
import { hasOption, optionList } from "./options";

/** `{{gap_id}}` in the stem marks the place of each gap. */
export const inlineChoiceContract = interactionContract("inline_choice", {
  interaction: {
    gaps: z
      .array(z.strictObject({ gap_id: id, options: optionList }))
      .min(1)
      .max(20),
  },
  key: { choices: z.record(id, id), whole },
  answer: { choices: z.record(id, id) },
  agrees: ({ gaps }, { choices }) => gaps.every((gap) => hasOption(gap.options, choices[gap.gap_id] ?? "")),
});
