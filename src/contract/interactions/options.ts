import { z } from "zod";
import { id } from "../calls/primitives";
import { localizedSchema } from "../item/content";

export const optionSchema = z.strictObject({ option_id: id, content: localizedSchema });
export type Option = z.infer<typeof optionSchema>;
/** What is chosen from, put in order or placed. */
export const optionList = z.array(optionSchema).min(1).max(60);

/** Whether an option of that id is among them. */
export const hasOption = (options: readonly Option[], optionId: string): boolean =>
  options.some(({ option_id }) => option_id === optionId);

/** The options that are not among the right ones. */
export const otherOptions = (options: readonly Option[], right: readonly string[]): string[] =>
  options.flatMap(({ option_id }) => (right.includes(option_id) ? [] : [option_id]));
