import { inArray } from "drizzle-orm";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Item } from "../../../contract/item/item";
import type { Queries } from "../../db/open";
import { media } from "../../db/schema";
import type { StoredFile, TestDraft, UnreadFile } from "./draft";
import { PublishingFault } from "./publishing-fault";
import { putMedia } from "./put-media";

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
  const rows = await tx
    .select({ sha256: media.sha256 })
    .from(media)
    .where(inArray(media.sha256, wanted))
    .orderBy(media.sha256)
    .for("share");
  return new Set(rows.map(({ sha256 }) => sha256));
};

const filesOf = ({ body, explanation_video: video }: Item): readonly string[] => [
  ...body.media.map(({ sha256 }) => sha256),
  ...(video === undefined ? [] : [video.sha256]),
];

/** The files of a draft by their hashes, each with the item or section that names it. */
const filesNamedIn = ({ items, definition: { sections } }: TestDraft): ReadonlyMap<string, string> =>
  new Map([
    ...sections.flatMap(({ stage, media: own = [] }) =>
      own.map(({ sha256 }) => [sha256, `section "${stage}"`] as const),
    ),
    ...items.flatMap((item) => filesOf(item).map((sha256) => [sha256, `item ${item.item_id}`] as const)),
  ]);

/**
 * Stores the files of a draft, one by one. Throws a `PublishingFault` if an item or the directions of a section name a
 * file that is neither given nor stored.
 */
export async function storeMedia(tx: Queries, draft: TestDraft): Promise<void> {
  const { menuId, files = [] } = draft;
  const named = filesNamedIn(draft);
  const stored = await storedOf(tx, [...named.keys()]);
  for (const file of files.filter(({ sha256 }) => named.has(sha256) && !stored.has(sha256))) {
    const { sha256, type } = file;
    await putMedia(tx, { sha256, type, bytes: await bytesOf(file, menuId) });
    stored.add(sha256);
  }
  for (const [sha256, user] of named)
    if (!stored.has(sha256))
      throw new PublishingFault(
        `The test ${menuId} cannot be published: its ${user} needs the file ${sha256}, which is not there.`,
      );
}
