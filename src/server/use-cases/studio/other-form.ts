import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { DraftTest } from "../../../contract/studio/draft-test";
import type { Queries } from "../../db/open";
import { testItems, tests } from "../../db/schema";
import { itemRevisions, testDrafts } from "../../db/studio-schema";
import type { Caller } from "../caller";

interface OtherForm {
  readonly testId: string;
  readonly definition: DraftTest;
}

/** The draft test of the caller that a form must have no question in common with; null: it is not there. */
export async function otherFormOf(queries: Queries, { userId }: Caller, testId: string): Promise<OtherForm | null> {
  const [row] = await queries
    .select({ testId: testDrafts.testId, definition: testDrafts.definition })
    .from(testDrafts)
    .where(and(eq(testDrafts.testId, testId), eq(testDrafts.userId, userId)));
  return row ?? null;
}

/** The ids of the caller's tests that are forms beside a test. */
export const formsApartFrom = async (
  queries: Queries,
  { userId }: Caller,
  testId: string,
): Promise<readonly string[]> => {
  const rows = await queries
    .select({ testId: testDrafts.testId })
    .from(testDrafts)
    .where(and(eq(testDrafts.userId, userId), sql`${testDrafts.definition} ->> 'apart_from' = ${testId}`));
  return rows.map(({ testId: id }) => id);
};

/** The questions of the newest published editions of tests, by the ids of drafts or of items of the bank. */
export async function publishedQuestions(queries: Queries, testIds: readonly string[]): Promise<readonly string[]> {
  if (testIds.length === 0) return [];
  const newest = await queries
    .selectDistinctOn([tests.menuId], { menuId: tests.menuId, version: tests.version })
    .from(tests)
    .where(and(inArray(tests.menuId, [...testIds]), eq(tests.published, true)))
    .orderBy(tests.menuId, desc(tests.version));
  const found: string[] = [];
  for (const { menuId, version } of newest) {
    const rows = await queries
      .select({ itemId: testItems.itemId, draftId: itemRevisions.draftId })
      .from(testItems)
      .leftJoin(itemRevisions, eq(itemRevisions.itemId, testItems.itemId))
      .where(and(eq(testItems.menuId, menuId), eq(testItems.version, version)));
    found.push(...rows.map(({ itemId, draftId }) => draftId ?? itemId));
  }
  return found;
}
