import { z } from "zod";
import { id } from "../calls/primitives";
import { localizedSchema } from "./content";

/**
 * By `option_id`, the mistake that leads to a wrong option, by the name under which its sentence stands in
 * `src/items/mistakes`.
 */
export const mistakesSchema = z.record(id, id);
export type Mistakes = z.infer<typeof mistakesSchema>;

/** What went wrong in the thinking that leads to a wrong option. */
export const optionMistakeSchema = z.strictObject({ option_id: id, sentence: localizedSchema });
export type OptionMistake = z.infer<typeof optionMistakeSchema>;
