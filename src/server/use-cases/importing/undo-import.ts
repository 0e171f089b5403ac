import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { ImportDetail } from "../../../contract/importing/importing";
import { favorites, wrongBook } from "../../db/collections-schema";
import { invitations } from "../../db/guest-schema";
import { importMedia, importPieces, importQuestions, imports } from "../../db/imports-schema";
import type { Queries } from "../../db/open";
import { practiceItems } from "../../db/practice-schema";
import { attemptItems, attempts, items, testItems, tests } from "../../db/schema";
import { itemRevisions, testDrafts } from "../../db/studio-schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import { writeAudit } from "../audit";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import type { ImportStep } from "./commit-import";
import { forgetUnusedMedia } from "./forget-unused-media";
import { detailOf } from "./import-detail";
import { changeImport, lockImport, lockVersion } from "./import-row";

/**
 * Throws `importOpened` if one of the tests is open for editing, and `importSat` if an attempt at one of them exists,
 * or if an invitation to one has been used or is still open.
 */
async function refuseSat(tx: Queries, menuIds: readonly string[]): Promise<void> {
  // locked, so that no attempt starts meanwhile: an attempt refers to its test
  await tx
    .select({ menuId: tests.menuId })
    .from(tests)
    .where(inArray(tests.menuId, [...menuIds]))
    .orderBy(tests.menuId, tests.version)
    .for("update");
  if ((await tx.$count(testDrafts, inArray(testDrafts.testId, [...menuIds]))) > 0)
    throw new CallRefusal("importOpened");
  const begun = await tx.$count(attempts, inArray(attempts.menuId, [...menuIds]));
  const isOpen = or(sql`${invitations.used} > 0`, sql`${invitations.revokedAt} is null`);
  const invited = await tx.$count(invitations, and(inArray(invitations.menuId, [...menuIds]), isOpen));
  if (begun + invited > 0) throw new CallRefusal("importSat");
}

/** Deletes those of these items to which nothing else refers. */
export async function forgetItems(tx: Queries, itemIds: readonly string[]): Promise<void> {
  const isNeeded = sql`(
    exists (select 1 from ${testItems} where ${testItems.itemId} = ${items.itemId})
    or exists (select 1 from ${attemptItems} where ${attemptItems.itemId} = ${items.itemId})
    or exists (select 1 from ${itemRevisions} where ${itemRevisions.itemId} = ${items.itemId})
    or exists (select 1 from ${favorites} where ${favorites.itemId} = ${items.itemId})
    or exists (select 1 from ${wrongBook} where ${wrongBook.itemId} = ${items.itemId})
    or exists (select 1 from ${practiceItems}
      where ${practiceItems.itemId} = ${items.itemId} or ${practiceItems.entryItemId} = ${items.itemId})
  )`;
  const removed = await tx
    .delete(items)
    .where(and(inArray(items.itemId, [...itemIds]), sql`not ${isNeeded}`))
    .returning({ media: sql<{ sha256: string }[]>`${items.body} -> 'media'` });
  await forgetUnusedMedia(
    tx,
    [...new Set(removed.flatMap(({ media }) => media.map(({ sha256 }) => sha256)))].toSorted(),
  );
}

/** Undoes an import: deletes its tests, and the questions and files that nothing else needs. */
export const undoImport = (
  { db, clock }: Dependencies,
  { username }: Caller,
  { import_id: importId, version, address }: ImportStep,
): Promise<ImportDetail> =>
  inTransaction(db, async (tx) => {
    const row = await lockVersion(tx, { importId, version }, ["committed"]);
    const menuIds = Object.values(row.menuIds);
    await refuseSat(tx, menuIds);
    const placed = await tx
      .delete(testItems)
      .where(inArray(testItems.menuId, menuIds))
      .returning({ itemId: testItems.itemId });
    await tx.delete(invitations).where(inArray(invitations.menuId, menuIds));
    await tx.delete(tests).where(inArray(tests.menuId, menuIds));
    if (placed.length > 0) await forgetItems(tx, [...new Set(placed.map(({ itemId }) => itemId))].toSorted());
    const facts = { file: row.fileName, items: String(placed.length) };
    await writeAudit({ db: tx, clock }, { kind: "importUndone", account: username, address, facts });
    return detailOf(tx, await changeImport(tx, row, { state: "undone", menuIds: {} }, clock()));
  });

/** Deletes an import with all stored data of its file, but none of its tests. */
export async function removeImport(tx: Queries, importId: string): Promise<void> {
  const files = await tx.delete(importMedia).where(eq(importMedia.importId, importId)).returning();
  await tx.delete(importPieces).where(eq(importPieces.importId, importId));
  await tx.delete(importQuestions).where(eq(importQuestions.importId, importId));
  await tx.delete(imports).where(eq(imports.importId, importId));
  await forgetUnusedMedia(tx, files.map(({ sha256 }) => sha256).toSorted());
}

/** Deletes an import without tests, with all stored data of its file. */
export const discardImport = (
  { db, clock }: Dependencies,
  { username }: Caller,
  { import_id: importId, address }: Omit<ImportStep, "version">,
): Promise<Record<string, never>> =>
  inTransaction(db, async (tx) => {
    const row = await lockImport(tx, importId);
    if (row.state === "committed") throw new CallRefusal("importElsewhere");
    await removeImport(tx, importId);
    const facts = { file: row.fileName };
    await writeAudit({ db: tx, clock }, { kind: "importDiscarded", account: username, address, facts });
    return {};
  });
