import type { FastifyReply } from "fastify";
import type { OutgoingHttpHeaders } from "node:http";
import { oneFlight } from "./compression";

/**
 * Sends JSON. Where it need not be compressed, it goes straight to the connection, past the steps of the framework that
 * would change nothing about it.
 */
export function sendDirectly(reply: FastifyReply, json: string | Buffer): FastifyReply {
  const length = Buffer.byteLength(json);
  reply.header("content-type", "application/json; charset=utf-8");
  if (length >= oneFlight) return reply.send(json);
  reply.header("content-length", length);
  reply.hijack();
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
  reply.raw.end(json);
  return reply;
}
