import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { uploadPurposeSchema } from "../../contract/account/personal";
import { addresses, type CallName } from "../../contract/calls/addresses";
import { calls } from "../../contract/calls/calls";
import { serverReplyHeader } from "../../contract/calls/envelope";
import { faultMessages } from "../../contract/calls/fault-messages";
import { faults, type FaultName } from "../../contract/calls/faults";

type JsonSchema = Record<string, unknown> & { properties?: Record<string, unknown>; required?: string[] };

const schemaOf = (schema: z.ZodType, io: "input" | "output"): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema & {
    $schema?: string;
  };
  return rest;
};

const filesSchema: JsonSchema = {
  type: "object",
  properties: {
    file: { type: "string", format: "binary" },
    purpose: { type: "string", enum: uploadPurposeSchema.options },
  },
  required: ["file"],
};
const bodies = (schema: JsonSchema) => ({
  "application/json": { schema },
  "application/x-www-form-urlencoded": { schema },
});

const operationOf = (name: CallName) => {
  const { input, output, access, summary } = calls[name];
  const isOfFiles = "body" in calls[name];
  const takes = isOfFiles ? filesSchema : schemaOf(input, "input");
  const query = Object.entries(takes.properties ?? {}).map(([key, schema]) => ({
    name: key,
    in: "query",
    required: takes.required?.includes(key) ?? false,
    schema,
  }));
  const isGet = addresses[name].method === "GET";
  return {
    operationId: name,
    summary,
    security: access === "public" ? [] : [{ bearer: [] }],
    ...(isGet
      ? { parameters: query }
      : {
          requestBody: {
            required: true,
            content: isOfFiles ? { "multipart/form-data": { schema: takes } } : bodies(takes),
          },
        }),
    responses: {
      200: {
        description: "The envelope; business refusals come in `code` with HTTP 200.",
        headers: {
          [serverReplyHeader]: {
            description: "There on every reply of this server: its time in ms since 1970.",
            schema: { type: "string" },
          },
        },
        content: {
          "application/json": {
            schema: {
              type: "object",
              required: ["code", "msg", "data"],
              properties: {
                code: { type: ["integer", "string"] },
                msg: { type: "string" },
                data: schemaOf(output, "output"),
              },
            },
          },
        },
      },
    },
  };
};

const faultNames = Object.keys(faults) as FaultName[];

/** The OpenAPI 3.1 document, generated from the contract's schemas. */
export const openApiDocument = () => ({
  openapi: "3.1.0",
  info: {
    title: "Invigil",
    version: "1",
    description: faultNames
      .map((name) => `${faults[name].code} ${name} (HTTP ${faults[name].status}): ${faultMessages[name].en}`)
      .join("\n"),
  },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: Object.fromEntries(
    (Object.keys(addresses) as CallName[]).map((name) => [
      addresses[name].path,
      { [addresses[name].method.toLowerCase()]: operationOf(name) },
    ]),
  ),
});

/** Serves the document, which is made when it is first asked for: a start would wait a third of a second for it. */
export function registerOpenApi(app: FastifyInstance): void {
  let document: string | undefined;
  app.get("/openapi.json", async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument());
    return reply.header("cache-control", "no-store").type("application/json; charset=utf-8").send(document);
  });
}
