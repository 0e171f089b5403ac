import { eq, inArray, sql } from "drizzle-orm";
import { importMedia } from "../../db/imports-schema";
import type { Queries } from "../../db/open";
import { items, media } from "../../db/schema";
import { itemFiles } from "../../db/upload-schema";

/**
 * Deletes those of these files that no item and no import needs, and that no author has sent. Each file is locked
 * first: a concurrent use of the same file is then either visible here or stores the file again.
 */
export async function forgetUnusedMedia(tx: Queries, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  await tx
    .select({ sha256: media.sha256 })
    .from(media)
    .where(inArray(media.sha256, [...files]))
    .orderBy(media.sha256)
    .for("update");
  for (const sha256 of files) {
    const needed = JSON.stringify({ media: [{ sha256 }] });
    const [used] = await tx
      .select({ itemId: items.itemId })
      .from(items)
      .where(sql`${items.body} @> ${needed}::jsonb`)
      .limit(1);
    const [kept] = await tx.select().from(importMedia).where(eq(importMedia.sha256, sha256)).limit(1);
    const [sent] = await tx.select().from(itemFiles).where(eq(itemFiles.sha256, sha256)).limit(1);
    if (used === undefined && kept === undefined && sent === undefined)
      await tx.delete(media).where(eq(media.sha256, sha256));
  }
}
