import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Item } from "../../../contract/item/item";
import type { editImportedInput, editImportedOutput } from "../../../contract/studio/studio-bank";
import { studioLimits } from "../../../contract/studio/studio-items";
import { draftOfItem } from "../../../items/authoring/draft-of-item";
import { imports } from "../../db/imports-schema";
import type { Queries } from "../../db/open";
import { testItems, tests } from "../../db/schema";
import { itemDrafts, itemRevisions, testDrafts } from "../../db/studio-schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { loadItems } from "../exporting/exported-test";
import { digestOf } from "./checked-plan";
import { draftOfDefinition } from "./draft-of-definition";
import { mayChange } from "./draft-row";
import { planTest } from "./plan-test";
import { draftColumns } from "./save-item";
import { savedTestOf } from "./save-test";

const rowsPerStatement = 100;

/** Throws `testDraftUnknown` where the test is not of an import of the caller; administrators may open all. */
async function refuseStranger(tx: Queries, { userId, admin }: Caller, menuId: string): Promise<void> {
  const [owner] = await tx
    .select({ userId: imports.userId })
    .from(imports)
    .where(sql`exists (select 1 from jsonb_each_text(${imports.menuIds}) as made where made.value = ${menuId})`)
    // locked, so that the import is not undone meanwhile
    .for("update");
  if (owner === undefined || (!admin && owner.userId !== userId)) throw new CallRefusal("testDraftUnknown");
}

/** The caller's drafts that these items are revisions of already, by item. */
async function knownDrafts(tx: Queries, caller: Caller, itemIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ itemId: itemRevisions.itemId, draftId: itemRevisions.draftId })
    .from(itemRevisions)
    .innerJoin(itemDrafts, eq(itemDrafts.draftId, itemRevisions.draftId))
    .where(and(inArray(itemRevisions.itemId, [...itemIds]), mayChange(caller)));
  return new Map(rows.map(({ itemId, draftId }) => [itemId, draftId]));
}

interface Making {
  readonly ids: () => string;
  readonly now: number;
  readonly menuId: string;
}

/** A draft for each item, with the item as its first revision where no other author has it. */
async function makeDrafts(tx: Queries, { userId }: Caller, items: readonly Item[], { ids, now, menuId }: Making) {
  const made = items.map((item) => ({ item, draftId: ids() }));
  for (let from = 0; from < made.length; from += rowsPerStatement) {
    const part = made.slice(from, from + rowsPerStatement);
    await tx.insert(itemDrafts).values(
      part.map(({ item, draftId }) => ({
        draftId,
        version: 1,
        userId,
        createKey: `${menuId} ${item.item_id}`,
        ...draftColumns(draftOfItem(item)),
        revisions: 1,
        createdAt: now,
        touchedAt: now,
      })),
    );
    const linked = await tx
      .insert(itemRevisions)
      .values(
        part.map(({ item, draftId }) => ({
          draftId,
          revision: 1,
          itemId: item.item_id,
          version: 1,
          madeAt: now,
          review: "drafting" as const,
          reviewVersion: 1,
        })),
      )
      .onConflictDoNothing()
      .returning({ draftId: itemRevisions.draftId });
    const others = part.flatMap(({ draftId }) => (linked.some((row) => row.draftId === draftId) ? [] : [draftId]));
    if (others.length > 0) await tx.update(itemDrafts).set({ revisions: 0 }).where(inArray(itemDrafts.draftId, others));
  }
  return new Map(made.map(({ item, draftId }) => [item.item_id, draftId]));
}

async function draftsFor(tx: Queries, caller: Caller, itemIds: readonly string[], making: Making) {
  const known = await knownDrafts(tx, caller, itemIds);
  const missing = [...new Set(itemIds)].filter((itemId) => !known.has(itemId));
  if ((await tx.$count(itemDrafts, mayChange(caller))) + missing.length > studioLimits.drafts)
    throw new CallRefusal("draftsFull");
  const made = await makeDrafts(tx, caller, await loadItems(tx, missing), making);
  return new Map([...known, ...made]);
}

/**
 * A draft test with drafts of its questions, made of an imported test under the same id, so that it can be edited and
 * published as its next version. Asking again gives the draft that was made. Throws `testUneditable` where the test has
 * parts that no draft has.
 */
export const editImported = (
  { db, clock, ids }: Dependencies,
  caller: Caller,
  { menu_id: menuId }: z.output<typeof editImportedInput>,
): Promise<z.output<typeof editImportedOutput>> =>
  inTransaction(db, async (tx) => {
    await refuseStranger(tx, caller, menuId);
    const [known] = await tx.select().from(testDrafts).where(eq(testDrafts.testId, menuId));
    if (known !== undefined) {
      if (known.userId !== caller.userId) throw new CallRefusal("testDraftUnknown");
      return savedTestOf(known);
    }
    const [newest] = await tx
      .select()
      .from(tests)
      .where(eq(tests.menuId, menuId))
      .orderBy(desc(tests.published), desc(tests.version))
      .limit(1);
    if (newest === undefined) throw new CallRefusal("testDraftUnknown");
    const placed = await tx
      .select({ itemId: testItems.itemId, stage: testItems.stage })
      .from(testItems)
      .where(and(eq(testItems.menuId, menuId), eq(testItems.version, newest.version)))
      .orderBy(asc(testItems.position));
    const now = clock();
    const itemIds = placed.map(({ itemId }) => itemId);
    const drafts = await draftsFor(tx, caller, itemIds, { ids, now, menuId });
    const definition = draftOfDefinition(newest.definition, (stage) =>
      placed.flatMap((one) => (one.stage === stage ? (drafts.get(one.itemId) ?? []) : [])),
    );
    if (definition === null) throw new CallRefusal("testUneditable");
    // questions that are another author's revisions already are copied, and so published as the next edition
    const isAsPublished = newest.published && (await knownDrafts(tx, caller, itemIds)).size === new Set(itemIds).size;
    const digest = digestOf(await planTest(tx, caller, definition));
    const [made] = await tx
      .insert(testDrafts)
      .values({
        testId: menuId,
        version: 1,
        userId: caller.userId,
        createKey: menuId,
        definition,
        phase: isAsPublished ? "frozen" : "drafting",
        blocking: 0,
        edition: newest.published ? newest.version : 0,
        findings: [],
        checked: isAsPublished ? { version: 1, digest } : null,
        createdAt: now,
        touchedAt: now,
      })
      .returning();
    if (made === undefined) throw new CallRefusal("testDraftUnknown");
    return savedTestOf(made);
  });
