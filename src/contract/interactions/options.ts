import { z } from "zod";
import { id } from "../calls/primitives";
import { localizedSchema } from "../item/content";

export const optionSchema = z.strictObject({ option_id: id, content: localizedSchema });
export type Option = z.infer<typeof optionSchema>;
/** The options to choose from, put in order or place. */
export const optionList = z.array(optionSchema).min(1).max(60);

/** Whether the list has an option with that id. */
export const hasOption = (options: readonly Option[], optionId: string): boolean =>
  options.some(({ option_id }) => option_id === optionId);

/** The ids of the options that are not right. */
export const otherOptions = (options: readonly Option[], right: readonly string[]): string[] =>
  options.flatMap(({ option_id }) => (right.includes(option_id) ? [] : [option_id]));
