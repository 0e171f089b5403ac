import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../db/open";
import { testItems, tests } from "../db/schema";
import { inTransaction } from "../db/transaction";
import { publishTest } from "../use-cases/publish-test";
import type { TestDraft } from "../use-cases/publishing/draft";
import { draftOfShipped, editionDigest, type ShippedTest } from "./shipped-test";
import { mapMathematicsTest } from "./shipped-tests";

/** Those of these tests of which this installation lacks the present edition; none where it was never seeded. */
export async function missingTests(db: Database, shipped: readonly ShippedTest[]): Promise<ShippedTest[]> {
  const rows = await db.select({ menuId: tests.menuId, digest: tests.sourceDigest }).from(tests);
  if (!rows.some(({ menuId }) => menuId === mapMathematicsTest.menuId)) return [];
  const there = new Set(rows.map(({ digest }) => digest));
  return shipped.filter((test) => !there.has(editionDigest(test)));
}

/** Makes and publishes what is missing, one after the other; takes seconds, in which nothing else runs. */
export async function installMissing(
  db: Database,
  shipped: readonly ShippedTest[],
  now: number,
  salt = "",
): Promise<void> {
  // menus list tests by when they came
  for (const [place, test] of (await missingTests(db, shipped)).entries())
    await installTest(db, await draftOfShipped(test, salt), now + place);
}

/**
 * Publishes this edition of a test: as its first version, or as the next, in which an item keeps what was learned of it
 * from answers. Sittings that have begun stay with theirs. Answers false where another server was quicker.
 */
export const installTest = (db: Database, draft: TestDraft, now: number): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { menuId } = draft;
    const [newest] = await tx
      .select({ version: tests.version })
      .from(tests)
      .where(eq(tests.menuId, menuId))
      .orderBy(desc(tests.version))
      .limit(1);
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
