import type { z } from "zod";
import { isNestedTooDeep } from "./json-depth";

/** In characters of JSON. Of larger extras only the size is logged; of ones nested too deep, the number of fields. */
const longestExtra = 4_096;

/** The fields of an input that its schema does not have, for the log; `{}` if there are none. */
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
