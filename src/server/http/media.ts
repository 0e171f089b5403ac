import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { Readable } from "node:stream";
import type { Database } from "../db/open";
import { media } from "../db/schema";
import type { ByteRange } from "../files/byte-range";
import { CallRefusal } from "../support/refusal";
import { sealBytes, sealedPieces } from "../support/sealing";
import { fileAhead } from "../use-cases/ahead/section-ahead";
import type { Dependencies } from "../use-cases/dependencies";
import { forever, sendFile, type SentFile } from "./send-file";

/** The part of a file that is in memory at a time. */
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

/** The stored file of an item by the hash of its bytes; null where there is none. */
export async function storedMedia(db: Database, sha256: string): Promise<Omit<SentFile, "caching"> | null> {
  const [file] = await db
    .select({ type: media.type, size: sql<number>`octet_length(${media.bytes})` })
    .from(media)
    .where(eq(media.sha256, sha256));
  if (file === undefined) return null;
  return { ...file, tag: sha256, read: async (range) => Readable.from(slicesOf(db, sha256, range)) };
}

/**
 * Serves files of items by the hash of their bytes, which cannot be guessed without having been shown the file. Files
 * never change; a part can be requested and is read without the rest. Explanation videos are not served here. Files of
 * a section that has not opened yet are served encrypted, under an address that does not reveal their hash.
 */
export function registerMedia(app: FastifyInstance, { db, secret }: Pick<Dependencies, "db" | "secret">): void {
  app.route<{ Params: { sha256: string } }>({
    method: ["GET", "HEAD"],
    url: "/media/:sha256",
    compress: false,
    handler: async (request, reply) => {
      const { sha256 } = request.params;
      if (!/^[0-9a-f]{64}$/.test(sha256)) throw new CallRefusal("unknownCall");
      const file = await storedMedia(db, sha256);
      if (file === null || file.type.startsWith("video/")) throw new CallRefusal("unknownCall");
      return sendFile(request, reply, { ...file, caching: forever });
    },
  });
  app.route<{ Querystring: { of?: unknown } }>({
    method: "GET",
    url: "/media/sealed",
    compress: false,
    handler: async (request, reply) => {
      const name = request.query.of;
      const ahead = typeof name === "string" ? await fileAhead({ db, secret }, name) : null;
      const file = ahead === null ? null : await storedMedia(db, ahead.sha256);
      if (ahead === null || file === null) throw new CallRefusal("unknownCall");
      return reply
        .header("cache-control", "private, no-store")
        .header("content-length", file.size + sealBytes)
        .type("application/octet-stream")
        .send(Readable.from(sealedPieces(ahead.key, slicesOf(db, ahead.sha256, { from: 0, length: file.size }))));
    },
  });
}
