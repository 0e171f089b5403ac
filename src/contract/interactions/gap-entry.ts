import { z } from "zod";
import { id } from "../calls/primitives";
import { whole } from "./credit";
import { interactionContract } from "./interaction-contract";

const longestGap = 60;
const gapText = z.string().max(longestGap);

/**
 * A text with gaps to type in; `{{gap_id}}` in the stem marks the place of each gap. The key lists the accepted forms
 * of each gap; upper or lower case and the shape of apostrophes never matter.
 */
export const gapEntryContract = interactionContract("gap_entry", {
  interaction: {
    gaps: z
      .array(z.strictObject({ gap_id: id, max_length: z.int().min(1).max(longestGap) }))
      .min(1)
      .max(20),
  },
  key: { accepted: z.record(id, z.array(gapText.min(1)).min(1).max(50)), whole },
  answer: { texts: z.record(id, gapText) },
  agrees: ({ gaps }, { accepted }) =>
    Object.keys(accepted).length === gaps.length &&
    gaps.every(
      ({ gap_id, max_length }) =>
        Object.hasOwn(accepted, gap_id) && accepted[gap_id]?.every((form) => form.length <= max_length),
    ),
});
