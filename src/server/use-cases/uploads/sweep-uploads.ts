import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { users } from "../../db/schema";
import { inTransaction } from "../../db/transaction";
import { uploads } from "../../db/upload-schema";
import type { Dependencies } from "../dependencies";

/** A file that is used nowhere goes after a day. */
const patienceMs = 86_400_000;
const mostAtOnce = 50;

/** Where avatars are used. What was sent for the site is kept: its settings and notices name it. */
const isUsed = sql`exists (select 1 from ${users} where ${users.avatar} = '/uploads/' || ${uploads.fileId})`;

async function removeOne({ db, clock, files }: Dependencies): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const isForgotten = and(
      eq(uploads.purpose, "avatar"),
      lt(uploads.touchedAt, clock() - patienceMs),
      sql`not ${isUsed}`,
    );
    const [row] = await tx
      .select({ fileId: uploads.fileId })
      .from(uploads)
      .where(or(isNull(uploads.userId), isForgotten))
      .limit(1)
      .for("update", { skipLocked: true });
    if (row === undefined) return false;
    await files.remove(row.fileId);
    await tx.delete(uploads).where(eq(uploads.fileId, row.fileId));
    return true;
  });
}

/** Removes files that are used nowhere, and those of deleted accounts; answers how many. */
export async function sweepUploads(deps: Dependencies): Promise<number> {
  let removed = 0;
  while (removed < mostAtOnce && (await removeOne(deps))) removed += 1;
  return removed;
}
