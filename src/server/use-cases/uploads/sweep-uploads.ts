import { and, eq, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { SiteFields } from "../../../contract/site/site-fields";
import { users } from "../../db/accounts-schema";
import { notices, siteVersions } from "../../db/site-schema";
import { inTransaction } from "../../db/transaction";
import { uploads } from "../../db/upload-schema";
import type { Dependencies } from "../dependencies";

/** Unused files are deleted after a day. */
const patienceMs = 86_400_000;
const mostAtOnce = 50;

const isWorn = sql`exists (select 1 from ${users} where ${users.avatar} = '/uploads/' || ${uploads.fileId})`;

/** SQL condition: the file is used by the present settings, by those before (an undo restores them), or by a notice. */
const isShown = (started: Partial<SiteFields>): SQL => sql`(
  strpos(${JSON.stringify(started)}, ${uploads.fileId}) > 0
  or exists (
    select 1 from (select fields from ${siteVersions} order by version desc limit 2) as recent
    where strpos(recent.fields::text, ${uploads.fileId}) > 0
  )
  or exists (select 1 from ${notices} where ${notices.image} = '/uploads/' || ${uploads.fileId})
  or exists (select 1 from ${notices} where strpos(${notices.text}::text, ${uploads.fileId}) > 0)
)`;

async function removeOne({ db, clock, files }: Dependencies, started: Partial<SiteFields>): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const isOld = lt(uploads.touchedAt, clock() - patienceMs);
    const isAvatar = eq(uploads.purpose, "avatar");
    const isForgotten = or(
      and(isAvatar, isNull(uploads.userId)),
      and(isAvatar, isOld, sql`not ${isWorn}`),
      and(eq(uploads.purpose, "site"), isOld, sql`not ${isShown(started)}`),
    );
    const [row] = await tx
      .select({ fileId: uploads.fileId })
      .from(uploads)
      .where(isForgotten)
      .limit(1)
      .for("update", { skipLocked: true });
    if (row === undefined) return false;
    await files.remove(row.fileId);
    await tx.delete(uploads).where(eq(uploads.fileId, row.fileId));
    return true;
  });
}

/**
 * Removes unused files, and avatars of deleted accounts; returns the number removed. `started`: the settings with which
 * the server was started, which apply until they are changed.
 */
export async function sweepUploads(deps: Dependencies, started: Partial<SiteFields> = {}): Promise<number> {
  let removed = 0;
  while (removed < mostAtOnce && (await removeOne(deps, started))) removed += 1;
  return removed;
}
