import type { z } from "zod";
import { isNestedTooDeep } from "./json-depth";

/** In characters of JSON: more than this is named by its size alone, and what is nested too deep by its fields. */
const longestExtra = 4_096;

/** What an input carries beside the fields of its schema, for the log: `{}` where there is nothing of the kind. */
export function unknownFieldsOf(
  schema: z.ZodObject,
  input: Readonly<Record<string, unknown>>,
): { readonly extra?: Readonly<Record<string, unknown>> } {
  const { shape } = schema;
  const unknown = Object.keys(input).filter((field) => !Object.hasOwn(shape, field));
  if (unknown.length === 0) return {};
  const extra = Object.fromEntries(unknown.map((field) => [field, input[field]]));
  if (isNestedTooDeep(extra)) return { extra: { fields: unknown.length } };
  const size = JSON.stringify(extra).length;
  return { extra: size > longestExtra ? { characters: size } : extra };
}
