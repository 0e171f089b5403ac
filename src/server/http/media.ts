import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { Readable } from "node:stream";
import type { Database } from "../db/open";
import { media } from "../db/schema";
import { CallRefusal } from "../refusal";
import { byteRangeOf, type ByteRange } from "./byte-range";

export const forever = "public, max-age=31536000, immutable";

/** As much of a file is in memory at a time. */
const sliceBytes = 256 * 1024;

async function* slicesOf(db: Database, sha256: string, { from, length }: ByteRange): AsyncGenerator<Buffer> {
  for (let at = from; at < from + length; at += sliceBytes) {
    const size = Math.min(sliceBytes, from + length - at);
    const [row] = await db
      .select({ bytes: sql<Buffer>`substring(${media.bytes} from ${at + 1}::int for ${size}::int)` })
      .from(media)
      .where(eq(media.sha256, sha256));
    if (row === undefined) throw new Error(`the file ${sha256} has gone`);
    yield row.bytes;
  }
}

/**
 * Files of items, by the hash of their bytes: nobody can guess one that was not shown to them. They never change; a
 * part of one may be asked for, and is read without the rest.
 */
export function registerMedia(app: FastifyInstance, db: Database): void {
  app.route<{ Params: { sha256: string } }>({
    method: ["GET", "HEAD"],
    url: "/media/:sha256",
    compress: false,
    handler: async (request, reply) => {
      const { sha256 } = request.params;
      if (!/^[0-9a-f]{64}$/.test(sha256)) throw new CallRefusal("unknownCall");
      const [file] = await db
        .select({ type: media.type, size: sql<number>`octet_length(${media.bytes})` })
        .from(media)
        .where(eq(media.sha256, sha256));
      if (file === undefined) throw new CallRefusal("unknownCall");
      const { type, size } = file;
      const tag = `"${sha256}"`;
      const { range, "if-range": ifRange, "if-none-match": known = "" } = request.headers;
      reply
        .header("cache-control", forever)
        .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header("accept-ranges", "bytes")
        .header("etag", tag);
      if (known === "*" || known.split(/\s*,\s*/).some((one) => one.replace(/^W\//, "") === tag))
        return reply.code(304).send();
      const isAsked = request.method === "GET" && (ifRange === undefined || ifRange === tag);
      const part = byteRangeOf(isAsked ? range : undefined, size);
      if (part === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${size}`).send();
      const { from, length } = part ?? { from: 0, length: size };
      if (part !== null) reply.code(206).header("content-range", `bytes ${from}-${from + length - 1}/${size}`);
      reply.type(type).header("content-length", length);
      return reply.send(request.method === "HEAD" ? null : Readable.from(slicesOf(db, sha256, { from, length })));
    },
  });
}
