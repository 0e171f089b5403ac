import compress from "@fastify/compress";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compression, oneFlight } from "../../src/server/http/compression";
import { sendDirectly } from "../../src/server/http/send-directly";

let app: FastifyInstance;
let json: string | Buffer = "";
beforeAll(async () => {
  app = Fastify() as unknown as FastifyInstance;
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers({ "x-frame-options": "DENY", "x-server-time": "1" });
    done();
  });
  await app.register(compress, { threshold: 1024, globalDecompression: false });
  const options = { compress: compression.answerExercise! };
  app.post("/directly", options, async (_request, reply) =>
    sendDirectly(reply.header("cache-control", "no-store"), json),
  );
  app.post("/usual", options, async (_request, reply) =>
    reply.header("cache-control", "no-store").type("application/json; charset=utf-8").send(json),
  );
});
afterAll(() => app.close());

const sent = async (url: string) => {
  const { statusCode, headers, rawPayload } = await app.inject({
    method: "POST",
    url,
    headers: { "accept-encoding": "br" },
    payload: {},
  });
  const { date: _date, ...others } = headers;
  return { statusCode, headers: Object.entries(others), rawPayload };
};
const textOf = (length: number): string => JSON.stringify("x".repeat(length - 2));

describe("a reply that is sent directly", () => {
  it.each([
    ["a text", '{"code":200,"msg":"OK"}'],
    ["bytes", Buffer.from('{"code":200,"msg":"成功"}')],
    ["a text that is not ASCII", '{"msg":"成功 😀"}'],
    ["one that is just not compressed", textOf(oneFlight - 1)],
    ["one that is compressed", textOf(oneFlight)],
  ])("has the same status, headers and bytes as one sent by the framework: %s", async (_name, given) => {
    json = given;
    expect(await sent("/directly")).toEqual(await sent("/usual"));
  });
});
