import { and, eq, inArray, isNotNull, ne, notExists, or, sql } from "drizzle-orm";
import type { Queries } from "../../db/open";
import { testItems } from "../../db/schema";
import { itemDrafts, itemDraftVersions, itemRevisions, testDrafts } from "../../db/studio-schema";

/**
 * Those of the draft tests of whose newest edition a question is no longer as its author has it: changed since, unless
 * that was undone, or deleted.
 */
export async function testsWithChangedQuestions(
  queries: Queries,
  testIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (testIds.length === 0) return new Set();
  const { draftId, version, userId, deletedAt, draft } = itemDrafts;
  const sameContent = queries
    .select({ one: sql`1` })
    .from(itemDraftVersions)
    .where(
      and(
        eq(itemDraftVersions.draftId, draftId),
        eq(itemDraftVersions.version, itemRevisions.version),
        eq(itemDraftVersions.draft, draft),
      ),
    );
  const rows = await queries
    .selectDistinct({ testId: testDrafts.testId })
    .from(testDrafts)
    .innerJoin(testItems, and(eq(testItems.menuId, testDrafts.testId), eq(testItems.version, testDrafts.edition)))
    .innerJoin(itemRevisions, eq(itemRevisions.itemId, testItems.itemId))
    .innerJoin(itemDrafts, and(eq(draftId, itemRevisions.draftId), eq(userId, testDrafts.userId)))
    .where(
      and(
        inArray(testDrafts.testId, [...testIds]),
        or(isNotNull(deletedAt), and(ne(version, itemRevisions.version), notExists(sameContent))),
      ),
    );
  return new Set(rows.map(({ testId }) => testId));
}
