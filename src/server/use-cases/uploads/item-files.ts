import { and, eq, notInArray, sum } from "drizzle-orm";
import { createHash } from "node:crypto";
import { uploadLimits } from "../../../contract/site/upload-limits";
import { users } from "../../db/accounts-schema";
import type { Queries } from "../../db/open";
import { itemFiles } from "../../db/upload-schema";
import { CallRefusal } from "../../support/refusal";
import type { StoredFile } from "../publishing/draft";
import { putMedia } from "../publishing/put-media";

const nameOf = (userId: string, sha256: string): string =>
  createHash("sha256").update(`${userId}\nitem\n${sha256}`).digest("hex");

/**
 * Stores pictures and sounds of a person's questions with the files of the bank, all or none of them. Returns the
 * refusal where the person's files would take more than they may. Sent again, a file counts once.
 */
export async function storeItemFiles(
  tx: Queries,
  userId: string,
  files: readonly StoredFile[],
  touchedAt: number,
): Promise<CallRefusal | null> {
  if (files.length === 0) return null;
  // locked, so that concurrent uploads are both counted
  await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for("update");
  const bySha = new Map(files.map((file) => [file.sha256, file]));
  const [row] = await tx
    .select({ size: sum(itemFiles.size).mapWith(Number) })
    .from(itemFiles)
    .where(and(eq(itemFiles.userId, userId), notInArray(itemFiles.sha256, [...bySha.keys()])));
  const sent = [...bySha.values()].reduce((size, { bytes }) => size + bytes.length, 0);
  if ((row?.size ?? 0) + sent > uploadLimits.questions) return new CallRefusal("itemFilesFull");
  // in one order, so that two of them do not wait for each other
  for (const [sha256, file] of [...bySha].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    await putMedia(tx, file);
    await tx
      .insert(itemFiles)
      .values({ fileId: nameOf(userId, sha256), sha256, userId, size: file.bytes.length, touchedAt })
      .onConflictDoUpdate({ target: itemFiles.fileId, set: { touchedAt } });
  }
  return null;
}
