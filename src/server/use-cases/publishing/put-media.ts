import { sql } from "drizzle-orm";
import type { Queries } from "../../db/open";
import { media } from "../../db/schema";
import type { StoredFile } from "./draft";

/** Stores a file, or locks it if it is already stored, so that it is not deleted before the transaction ends. */
export async function putMedia(tx: Queries, { sha256, type, bytes }: StoredFile): Promise<void> {
  await tx
    .insert(media)
    .values({ sha256, type, bytes })
    .onConflictDoUpdate({ target: media.sha256, set: { type: sql`${media.type}` } });
}
