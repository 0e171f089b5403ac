import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../db/open";
import { testItems, tests } from "../db/schema";
import { inTransaction } from "../db/transaction";
import { publishTest } from "../use-cases/publish-test";
import type { TestDraft } from "../use-cases/publishing/draft";
import { draftOfShipped, editionDigest, type ShippedTest } from "./shipped-test";

/** The shipped tests whose present edition this installation lacks. */
export async function missingTests(db: Database, shipped: readonly ShippedTest[]): Promise<ShippedTest[]> {
  const rows = await db.selectDistinct({ digest: tests.sourceDigest }).from(tests);
  const there = new Set(rows.map(({ digest }) => digest));
  return shipped.filter((test) => !there.has(editionDigest(test)));
}

/** Whether a start adds the shipped tests: not on a site that has only its own tests. */
export async function wantsShipped(db: Database, shipped: readonly ShippedTest[]): Promise<boolean> {
  const rows = await db.selectDistinct({ menuId: tests.menuId }).from(tests);
  return rows.length === 0 || rows.some(({ menuId }) => shipped.some((test) => test.menuId === menuId));
}

/**
 * Makes and publishes the missing tests one after the other; blocks the process for seconds. Returns the number
 * published.
 */
export async function installMissing(
  db: Database,
  shipped: readonly ShippedTest[],
  now: number,
  salt = "",
): Promise<number> {
  let published = 0;
  // menus sort tests by their time of publication
  for (const [place, test] of (await missingTests(db, shipped)).entries())
    if (await installTest(db, await draftOfShipped(test, salt), now + place)) published += 1;
  return published;
}

/**
 * Publishes this edition of a test as its first or next version; items keep the values that were calibrated from
 * answers. Attempts under way keep their version. Returns false if another process has published it already.
 */
export const installTest = (db: Database, draft: TestDraft, now: number): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { menuId, sourceDigest } = draft;
    const versions = await tx
      .select({ version: tests.version, digest: tests.sourceDigest })
      .from(tests)
      .where(eq(tests.menuId, menuId))
      .orderBy(desc(tests.version));
    if (sourceDigest !== null && versions.some(({ digest }) => digest === sourceDigest)) return false;
    const [newest] = versions;
    const version = (newest?.version ?? 0) + 1;
    if (!(await publishTest(tx, draft, now, version))) return false;
    if (newest === undefined) return true;
    const before = await tx
      .select({ itemId: testItems.itemId, irt: testItems.irt, expectedMs: testItems.expectedMs })
      .from(testItems)
      .where(and(eq(testItems.menuId, menuId), eq(testItems.version, newest.version)));
    for (const { itemId, irt, expectedMs } of before)
      if (irt !== null || expectedMs !== null)
        await tx
          .update(testItems)
          .set({ irt, expectedMs })
          .where(and(eq(testItems.menuId, menuId), eq(testItems.version, version), eq(testItems.itemId, itemId)));
    return true;
  });
