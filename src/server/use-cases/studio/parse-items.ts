import { and, inArray, like } from "drizzle-orm";
import type { z } from "zod";
import { mediaSchema } from "../../../contract/item/item";
import type { ItemRemark, parseItemsInput, parseItemsOutput } from "../../../contract/studio/studio-items";
import type { StoredMedia } from "../../../items/import/media";
import { parsePasted } from "../../../items/import/pasted/parse-pasted";
import { reasonSentence, type Reason } from "../../../items/import/reasons";
import type { Queries } from "../../db/open";
import { media } from "../../db/schema";
import { inTransaction } from "../../db/transaction";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { storeItemFiles } from "../uploads/item-files";

const remarkOf = ({ code, detail }: Reason): ItemRemark => ({
  code,
  ...(detail === undefined ? {} : { detail }),
  sentence: { zh: reasonSentence(code, "zh"), en: reasonSentence(code, "en") },
});

const mostPictures = 500;

/** The stored pictures that a text names by their hash, such as those of a document that the browser has read. */
async function namedPictures(queries: Queries, text: string): Promise<ReadonlyMap<string, StoredMedia>> {
  const hashes = [...text.matchAll(/\bmedia:([0-9a-f]{64})\b/g)].map(([, hash = ""]) => hash);
  if (hashes.length === 0) return new Map();
  const rows = await queries
    .select({ sha256: media.sha256, type: media.type })
    .from(media)
    .where(and(inArray(media.sha256, [...new Set(hashes)].slice(0, mostPictures)), like(media.type, "image/%")));
  return new Map(
    rows.map(({ sha256, type }) => [
      `media:${sha256}`,
      // their bytes stay where they are
      { sha256, type: mediaSchema.shape.type.parse(type), bytes: Buffer.alloc(0) },
    ]),
  );
}

/** Reads questions from a pasted text. Nothing is stored but the pictures that are pasted with it. */
export async function parseItems(
  { db, secret, clock }: Pick<Dependencies, "db" | "secret" | "clock">,
  { userId }: Pick<Caller, "userId">,
  { language, ...paste }: z.output<typeof parseItemsInput>,
): Promise<z.output<typeof parseItemsOutput>> {
  const stored = await namedPictures(db, "html" in paste ? paste.html : "");
  const { items, refused } = await parsePasted(paste, {
    seed: secret(),
    stored,
    ...(language === undefined ? {} : { language }),
  });
  const files = items.flatMap(({ media: pictures }) => pictures).filter(({ sha256 }) => !stored.has(`media:${sha256}`));
  if (files.length > 0)
    await inTransaction(db, async (tx) => {
      const refusal = await storeItemFiles(tx, userId, files, clock());
      if (refusal !== null) throw refusal;
    });
  return {
    items: items.map(({ line, end, item, warnings }) => ({
      line,
      end,
      body: item.body,
      key: item.key,
      ...(item.explanation === undefined ? {} : { explanation: item.explanation }),
      points: item.points,
      expected_ms: item.expected_ms,
      warnings: warnings.map(remarkOf),
    })),
    refused: refused.map(({ line, end, reason, text }) => ({ line, end, ...remarkOf(reason), text })),
  };
}
