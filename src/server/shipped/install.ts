import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../db/open";
import { testItems, tests } from "../db/schema";
import { inTransaction } from "../db/transaction";
import { publishTest } from "../use-cases/publish-test";
import type { TestDraft } from "../use-cases/publishing/draft";
import { draftOfShipped, editionDigest, type ShippedTest } from "./shipped-test";

/** Those of these tests of which this installation lacks the present edition. */
export async function missingTests(db: Database, shipped: readonly ShippedTest[]): Promise<ShippedTest[]> {
  const rows = await db.selectDistinct({ digest: tests.sourceDigest }).from(tests);
  const there = new Set(rows.map(({ digest }) => digest));
  return shipped.filter((test) => !there.has(editionDigest(test)));
}

/** Whether a start adds the tests that come with the program: a site that has only tests of its own stays so. */
export async function wantsShipped(db: Database, shipped: readonly ShippedTest[]): Promise<boolean> {
  const rows = await db.selectDistinct({ menuId: tests.menuId }).from(tests);
  return rows.length === 0 || rows.some(({ menuId }) => shipped.some((test) => test.menuId === menuId));
}

/**
 * Makes and publishes what is missing, one after the other; takes seconds, in which nothing else runs. Answers how many
 * it published.
 */
export async function installMissing(
  db: Database,
  shipped: readonly ShippedTest[],
  now: number,
  salt = "",
): Promise<number> {
  let published = 0;
  // menus list tests by when they came
  for (const [place, test] of (await missingTests(db, shipped)).entries())
    if (await installTest(db, await draftOfShipped(test, salt), now + place)) published += 1;
  return published;
}

/**
 * Publishes this edition of a test: as its first version, or as the next, in which an item keeps what was learned of it
 * from answers. Sittings that have begun stay with theirs. Answers false where another process was quicker.
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
