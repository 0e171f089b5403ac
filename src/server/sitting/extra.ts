import type { z } from "zod";
import { isNestedTooDeep } from "./nesting";

/** In characters of JSON: more than this is named by its size alone, and what is nested too deep by its fields. */
const longestExtra = 4_096;

/** What an input carries beside the fields of its schema, for the log: `{}` where there is nothing of the kind. */
export function extraOf(
  schema: z.ZodObject,
  input: Readonly<Record<string, unknown>>,
): { readonly extra?: Readonly<Record<string, unknown>> } {
  const unknown = Object.entries(input).filter(([field]) => !Object.hasOwn(schema.shape, field));
  if (unknown.length === 0) return {};
  const extra = Object.fromEntries(unknown);
  if (isNestedTooDeep(extra)) return { extra: { fields: unknown.length } };
  const size = JSON.stringify(extra).length;
  return { extra: size > longestExtra ? { characters: size } : extra };
}
