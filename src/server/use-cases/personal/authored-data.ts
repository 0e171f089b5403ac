import { and, asc, eq, exists, gt, inArray, not, sql } from "drizzle-orm";
import type { ExportedData } from "../../../contract/account/export";
import { previewMenuOf } from "../../../contract/studio/preview-menus";
import type { Queries } from "../../db/open";
import { media, testItems, tests } from "../../db/schema";
import { itemDrafts, itemDraftVersions, itemRevisions, testDrafts, testDraftVersions } from "../../db/studio-schema";
import { itemFiles } from "../../db/upload-schema";
import type { Caller } from "../caller";
import { forgetItems } from "../importing/undo-import";
import { forgetPreviews } from "../studio/forget-previews";

type Exported<Name extends "drafts" | "tests" | "question_files" | "reviews"> = NonNullable<ExportedData[Name]>[number];

const atOnce = 200;

/** The drafts of questions of a person, with the notes of their reviewers; some are in memory at a time. */
export async function* exportedDrafts(
  db: Queries,
  { userId }: Pick<Caller, "userId">,
): AsyncGenerator<Exported<"drafts">> {
  for (let after = ""; ;) {
    const rows = await db
      .select()
      .from(itemDrafts)
      .where(and(eq(itemDrafts.userId, userId), gt(itemDrafts.draftId, after)))
      .orderBy(asc(itemDrafts.draftId))
      .limit(atOnce);
    const ids = rows.map(({ draftId }) => draftId);
    const made = await db
      .select()
      .from(itemRevisions)
      .where(inArray(itemRevisions.draftId, ids))
      .orderBy(asc(itemRevisions.draftId), asc(itemRevisions.revision));
    for (const { draftId, version, draft, createdAt, touchedAt, deletedAt } of rows) {
      const revisions = made.flatMap(({ draftId: of, revision, madeAt, review, note }) =>
        of === draftId ? [{ revision, made_at: madeAt, review, note }] : [],
      );
      const times = { created_at: createdAt, changed_at: touchedAt, deleted_at: deletedAt };
      yield { item_id: draftId, version, draft, ...times, revisions };
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < atOnce) return;
    after = last;
  }
}

/** The draft tests of a person. */
export async function* exportedTests(
  db: Queries,
  { userId }: Pick<Caller, "userId">,
): AsyncGenerator<Exported<"tests">> {
  for (let after = ""; ;) {
    const rows = await db
      .select()
      .from(testDrafts)
      .where(and(eq(testDrafts.userId, userId), gt(testDrafts.testId, after)))
      .orderBy(asc(testDrafts.testId))
      .limit(atOnce);
    for (const { testId, version, definition, phase, edition, createdAt, touchedAt } of rows)
      yield { test_id: testId, version, definition, phase, edition, created_at: createdAt, changed_at: touchedAt };
    const last = rows.at(-1);
    if (last === undefined || rows.length < atOnce) return;
    after = last.testId;
  }
}

/** The pictures and sounds of questions that a person has sent, one in memory at a time. */
export async function* exportedQuestionFiles(
  db: Queries,
  { userId }: Pick<Caller, "userId">,
): AsyncGenerator<Exported<"question_files">> {
  const own = await db
    .select({ sha256: itemFiles.sha256, touchedAt: itemFiles.touchedAt })
    .from(itemFiles)
    .where(eq(itemFiles.userId, userId))
    .orderBy(asc(itemFiles.sha256));
  for (const { sha256, touchedAt } of own) {
    const [file] = await db.select().from(media).where(eq(media.sha256, sha256));
    if (file === undefined) continue;
    const { type, bytes } = file;
    const data = `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
    yield { sha256, type, size: bytes.length, data, sent_at: touchedAt };
  }
}

/** The reviews that a person decided last. */
export async function* exportedReviews(
  db: Queries,
  { userId }: Pick<Caller, "userId">,
): AsyncGenerator<Exported<"reviews">> {
  const rows = await db
    .select()
    .from(itemRevisions)
    .where(eq(itemRevisions.reviewerId, userId))
    .orderBy(asc(itemRevisions.decidedAt), asc(itemRevisions.draftId), asc(itemRevisions.revision));
  for (const { draftId, revision, review, note, decidedAt } of rows)
    yield { item_id: draftId, revision, review, note, decided_at: decidedAt };
}

/**
 * Deletes the drafts of a person that no test uses, and the draft tests that were never published. The others stay
 * without their author and without their earlier versions, since attempts at them are counted; reviews lose the name.
 */
export async function eraseAuthored(tx: Queries, { userId }: Pick<Caller, "userId">): Promise<void> {
  await tx.update(itemRevisions).set({ reviewerId: null }).where(eq(itemRevisions.reviewerId, userId));
  const own = await tx.select().from(testDrafts).where(eq(testDrafts.userId, userId)).orderBy(testDrafts.testId);
  for (const { testId } of own) await forgetPreviews(tx, previewMenuOf(testId));
  const wasPublished = exists(
    tx
      .select({ one: sql`1` })
      .from(tests)
      .where(eq(tests.menuId, testDrafts.testId)),
  );
  await tx.delete(testDrafts).where(and(eq(testDrafts.userId, userId), not(wasPublished)));
  const ofTests = tx.select({ id: testDrafts.testId }).from(testDrafts).where(eq(testDrafts.userId, userId));
  await tx.delete(testDraftVersions).where(inArray(testDraftVersions.testId, ofTests));
  await tx.update(testDrafts).set({ userId: null }).where(eq(testDrafts.userId, userId));
  await eraseDrafts(tx, userId);
}

async function eraseDrafts(tx: Queries, userId: string): Promise<void> {
  const isUsed = exists(
    tx
      .select({ one: sql`1` })
      .from(itemRevisions)
      .innerJoin(testItems, eq(testItems.itemId, itemRevisions.itemId))
      .where(eq(itemRevisions.draftId, itemDrafts.draftId)),
  );
  const mine = eq(itemDrafts.userId, userId);
  const unused = tx
    .select({ id: itemDrafts.draftId })
    .from(itemDrafts)
    .where(and(mine, not(isUsed)));
  const made = await tx
    .delete(itemRevisions)
    .where(inArray(itemRevisions.draftId, unused))
    .returning({ itemId: itemRevisions.itemId });
  await tx.delete(itemDrafts).where(and(mine, not(isUsed)));
  if (made.length > 0) await forgetItems(tx, made.map(({ itemId }) => itemId).toSorted());
  const kept = tx.select({ id: itemDrafts.draftId }).from(itemDrafts).where(mine);
  await tx.delete(itemDraftVersions).where(inArray(itemDraftVersions.draftId, kept));
  await tx.update(itemDrafts).set({ userId: null }).where(mine);
}
