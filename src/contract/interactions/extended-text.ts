import { z } from "zod";
import { localizedSchema } from "../item/content";
import { interactionContract } from "./interaction-contract";

/** Most UTF-16 units of a longer answer. */
export const longestExtendedText = 20_000;

/**
 * A longer answer that a person marks. `guide` helps whoever marks it; it is HTML like other content, and absent if the
 * author wrote none.
 */
export const extendedTextContract = interactionContract("extended_text", {
  interaction: {
    max_length: z.int().min(1).max(longestExtendedText),
    /** Number of lines that the field has while it is empty. */
    expected_lines: z.int().min(1).max(100).optional(),
    format: z.literal("plain"),
  },
  key: { guide: localizedSchema.optional() },
  answer: { text: z.string().max(longestExtendedText) },
  agrees: () => true,
});
