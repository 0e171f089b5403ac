import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { CallRefusal } from "../support/refusal";

type Fields = Readonly<Record<string, string>>;

/** The fields of a form as received. */
class FormBody {
  readonly fields: Fields;
  constructor(fields: Fields) {
    this.fields = fields;
  }
}

/** The most fields of a form; no call has more. */
const mostFields = 100;
const forbiddenNames: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** The fields of a form or a query; null: it has more than `most`, one of them twice, or one with a forbidden name. */
export function formFields(text: string, most: number): Fields | null {
  if (text.split("&", most + 1).length > most) return null;
  const entries = [...new URLSearchParams(text)];
  const names = new Set(entries.map(([name]) => name));
  const isRefused = names.size < entries.length || entries.some(([name]) => forbiddenNames.has(name));
  return isRefused ? null : Object.fromEntries(entries);
}

function read(text: string): FormBody {
  const fields = formFields(text, mostFields);
  if (fields === null) throw new CallRefusal("invalidRequest");
  return new FormBody(fields);
}

/** Accepts form bodies beside JSON (SPEC §7). */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: unknown, body: unknown) => read(String(body)),
  );
}

const parsedOr = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

function valuesOf(schema: z.ZodType, fields: Fields): Readonly<Record<string, unknown>> {
  if (schema instanceof z.ZodUnion) {
    const options = schema.options as readonly z.ZodType[];
    const read = options.map((option) => ({ option, values: valuesOf(option, fields) }));
    return read.find(({ option, values }) => option.safeParse(values).success)?.values ?? fields;
  }
  const { error } = schema.safeParse(fields);
  const others = new Set(error?.issues.map(({ path }) => path[0]));
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, others.has(name) ? parsedOr(text) : text]),
  );
}

/**
 * A request body prepared for its schema: each field of a form is its text, or its text parsed as JSON where the schema
 * takes no text there. Other bodies are returned unchanged.
 */
export const bodyFor = (schema: z.ZodType, body: unknown): unknown =>
  body instanceof FormBody ? valuesOf(schema, body.fields) : body;
