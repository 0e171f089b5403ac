import { inArray } from "drizzle-orm";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Item } from "../../../contract/item/item";
import type { Queries } from "../../db/open";
import { media } from "../../db/schema";
import type { StoredFile, TestDraft, UnreadFile } from "./draft";
import { PublishingFault } from "./publishing-fault";

const sha256Of = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

const bytesOf = async (file: StoredFile | UnreadFile, menuId: string): Promise<Buffer> => {
  if ("bytes" in file) return file.bytes;
  const bytes = await readFile(file.path).catch(() => null);
  if (bytes === null || sha256Of(bytes) !== file.sha256)
    throw new PublishingFault(
      `The test ${menuId} cannot be published: the file ${file.path} is missing or another one.`,
    );
  return bytes;
};

const storedOf = async (tx: Queries, wanted: readonly string[]): Promise<Set<string>> => {
  if (wanted.length === 0) return new Set();
  const rows = await tx.select({ sha256: media.sha256 }).from(media).where(inArray(media.sha256, wanted));
  return new Set(rows.map(({ sha256 }) => sha256));
};

const filesOf = ({ body, explanation_video: video }: Item): readonly string[] => [
  ...body.media.map(({ sha256 }) => sha256),
  ...(video === undefined ? [] : [video.sha256]),
];

/**
 * Stores the files of a draft, one by one. Throws a `PublishingFault` if an item names a file that is neither given nor
 * stored.
 */
export async function storeMedia(tx: Queries, { menuId, items, files = [] }: TestDraft): Promise<void> {
  const named = new Map(items.flatMap((item) => filesOf(item).map((sha256) => [sha256, item.item_id] as const)));
  const stored = await storedOf(tx, [...named.keys()]);
  for (const file of files.filter(({ sha256 }) => named.has(sha256) && !stored.has(sha256))) {
    const { sha256, type } = file;
    await tx
      .insert(media)
      .values({ sha256, type, bytes: await bytesOf(file, menuId) })
      .onConflictDoNothing();
    stored.add(sha256);
  }
  for (const [sha256, itemId] of named)
    if (!stored.has(sha256))
      throw new PublishingFault(
        `The test ${menuId} cannot be published: its item ${itemId} needs the file ${sha256}, which is not there.`,
      );
}
