import type { z } from "zod";
import { CallRefusal } from "../refusal";

/** In characters of JSON: more than this is named by its size alone. */
const longestExtra = 4_096;

/** Writing JSON runs out of stack some thousand levels down, here and in the database. */
const deepest = 64;
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/** What an input carries beside the fields of its schema, for the log: `{}` where there is nothing of the kind. */
export function extraOf(
  schema: z.ZodObject,
  input: Readonly<Record<string, unknown>>,
): { readonly extra?: Readonly<Record<string, unknown>> } {
  const unknown = Object.entries(input).filter(([field]) => !Object.hasOwn(schema.shape, field));
  if (unknown.length === 0) return {};
  const extra = Object.fromEntries(unknown);
  if (isDeeper(extra, deepest)) throw new CallRefusal("invalidRequest");
  const size = JSON.stringify(extra).length;
  return { extra: size > longestExtra ? { characters: size } : extra };
}
