import { z } from "zod";
import { id } from "../calls/primitives";
import { localizedSchema } from "./content";

/**
 * By `option_id`, the mistake that leads to a wrong option: the name under which `src/items/mistakes` defines its
 * sentence, or its author's own sentence.
 */
export const mistakesSchema = z.record(id, z.union([id, localizedSchema]));
export type Mistakes = z.infer<typeof mistakesSchema>;

/** The mistake in the reasoning that leads to a wrong option. */
export const optionMistakeSchema = z.strictObject({ option_id: id, sentence: localizedSchema });
export type OptionMistake = z.infer<typeof optionMistakeSchema>;
