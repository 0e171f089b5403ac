import { and, desc, eq } from "drizzle-orm";
import type { Queries } from "../../db/open";
import { tests } from "../../db/schema";
import { PublishingFault } from "../publishing/publishing-fault";

/**
 * Publishes a draft: sittings that begin from now on use it; those under way keep their version. Returns false if it is
 * published already; throws a `PublishingFault` if there is no such version or a newer one is published.
 */
export async function publishVersion(tx: Queries, menuId: string, version: number): Promise<boolean> {
  const rows = await tx
    .select({ version: tests.version, published: tests.published })
    .from(tests)
    .where(eq(tests.menuId, menuId))
    .orderBy(desc(tests.version))
    .for("update");
  const draft = rows.find((row) => row.version === version);
  if (draft === undefined) throw new PublishingFault(`There is no version ${version} of the test ${menuId}.`);
  if (draft.published) return false;
  const newer = rows.find((row) => row.published && row.version > version);
  if (newer !== undefined)
    throw new PublishingFault(
      `Version ${version} of the test ${menuId} cannot be published: version ${newer.version}, which is newer, is.`,
    );
  await tx
    .update(tests)
    .set({ published: true })
    .where(and(eq(tests.menuId, menuId), eq(tests.version, version)));
  return true;
}
