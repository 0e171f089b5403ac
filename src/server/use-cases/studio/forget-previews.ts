import { and, eq, lt, notExists, sql } from "drizzle-orm";
import { isOfPreview } from "../../../contract/studio/preview-menus";
import type { Queries } from "../../db/open";
import { attempts, testItems, tests } from "../../db/schema";
import { forgetItems } from "../importing/undo-import";

const highest = 2_147_483_647;

/** Deletes the versions of a preview before `version` that nobody has sat, with the items that nothing else needs. */
export async function forgetPreviews(tx: Queries, menuId: string, version = highest): Promise<void> {
  const isUnsat = notExists(
    tx
      .select({ one: sql`1` })
      .from(attempts)
      .where(and(eq(attempts.menuId, tests.menuId), eq(attempts.version, tests.version))),
  );
  const old = await tx
    .select({ version: tests.version })
    .from(tests)
    .where(and(eq(tests.menuId, menuId), lt(tests.version, version), isUnsat))
    .for("update");
  for (const one of old) {
    const placed = await tx
      .delete(testItems)
      .where(and(eq(testItems.menuId, menuId), eq(testItems.version, one.version)))
      .returning({ itemId: testItems.itemId });
    await tx.delete(tests).where(and(eq(tests.menuId, menuId), eq(tests.version, one.version)));
    const own = placed.map(({ itemId }) => itemId).filter(isOfPreview);
    if (own.length > 0) await forgetItems(tx, own.toSorted());
  }
}
