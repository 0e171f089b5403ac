import { and, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { itemVersionInput, readyItemOutput } from "../../../contract/studio/studio-items";
import { finishDraft } from "../../../items/authoring/finish-draft";
import type { Queries } from "../../db/open";
import { itemDrafts, itemRevisions } from "../../db/studio-schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { storeItems } from "../publish-test";
import { lockDraft, type DraftRow } from "./draft-row";
import { findingRemark } from "./item-detail";
import { draftChanged } from "./save-item";

/** A revision of a draft and the item of the bank that it is. */
export interface MadeRevision {
  readonly revision: number;
  readonly itemId: string;
}

/**
 * The revision of a locked draft as it stands; it is made if there is none of this version yet. Throws
 * `draftIncomplete` with what is missing.
 */
export async function revisionOf(
  tx: Queries,
  row: DraftRow,
  { ids, now }: { readonly ids: () => string; readonly now: number },
): Promise<MadeRevision> {
  const [known] = await tx
    .select({ revision: itemRevisions.revision, itemId: itemRevisions.itemId })
    .from(itemRevisions)
    .where(and(eq(itemRevisions.draftId, row.draftId), eq(itemRevisions.version, row.version)))
    .orderBy(desc(itemRevisions.revision))
    .limit(1);
  if (known) return known;
  const { item, findings } = finishDraft(row.draft, ids(), "");
  if (item === null)
    throw new CallRefusal("draftIncomplete", { item_id: row.draftId, missing: findings.map(findingRemark) });
  const revision = row.revisions + 1;
  const { draftId, version } = row;
  const itemId = item.item_id;
  await storeItems(tx, [item]);
  await tx
    .insert(itemRevisions)
    .values({ draftId, revision, itemId, version, madeAt: now, review: "drafting", reviewVersion: 1 });
  await tx.update(itemDrafts).set({ revisions: revision }).where(eq(itemDrafts.draftId, draftId));
  return { revision, itemId };
}

/** Makes a revision of a draft, which never changes. Asking again for the same version gives the same revision. */
export const readyItem = (
  { db, clock, ids }: Dependencies,
  caller: Caller,
  { item_id: draftId, version }: z.output<typeof itemVersionInput>,
): Promise<z.output<typeof readyItemOutput>> =>
  inTransaction(db, async (tx) => {
    const row = await lockDraft(tx, caller, draftId);
    if (row.version !== version) throw draftChanged(row);
    const { revision } = await revisionOf(tx, row, { ids, now: clock() });
    return { item_id: draftId, revision };
  });
