import type { FastifyReply, FastifyRequest } from "fastify";
import type { Readable } from "node:stream";
import { byteRangeOf, type ByteRange } from "../files/byte-range";
import { CallRefusal } from "../support/refusal";

export const forever = "public, max-age=31536000, immutable";

/** A file that can be sent whole or in part. */
export interface SentFile {
  /** The entity tag, different for each file. */
  readonly tag: string;
  readonly type: string;
  readonly size: number;
  readonly caching: string;
  /** The bytes of a range; null where the file no longer exists. */
  readonly read: (range: ByteRange) => Promise<Readable | null>;
}

/**
 * Sends a file with headers that prevent anything in it from running: whole, the requested part, or 304 where it is
 * cached.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag: name, type, size, caching, read }: SentFile,
): Promise<FastifyReply> {
  const tag = `"${name}"`;
  const { range, "if-range": ifRange, "if-none-match": known = "" } = request.headers;
  const isAsked = request.method === "GET" && (ifRange === undefined || ifRange === tag);
  const part = byteRangeOf(isAsked ? range : undefined, size);
  const isKnown = known === "*" || known.split(/\s*,\s*/).some((one) => one.replace(/^W\//, "") === tag);
  const { from, length } = part === "unsatisfiable" || part === null ? { from: 0, length: size } : part;
  const isSent = !isKnown && part !== "unsatisfiable" && request.method === "GET";
  const body = isSent ? await read({ from, length }) : null;
  if (isSent && body === null) throw new CallRefusal("unknownCall");
  reply
    .header("cache-control", caching)
    .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header("accept-ranges", "bytes")
    .header("etag", tag);
  if (isKnown) return reply.code(304).send();
  if (part === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${size}`).send();
  if (part !== null) reply.code(206).header("content-range", `bytes ${from}-${from + length - 1}/${size}`);
  return reply.type(type).header("content-length", length).send(body);
}
