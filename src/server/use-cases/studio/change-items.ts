import { and, asc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { changedItemsOutput, changeItemsInput, ItemChange } from "../../../contract/studio/studio-bank";
import type { Queries } from "../../db/open";
import { itemDrafts } from "../../db/studio-schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { mayChange, type DraftRow } from "./draft-row";
import { changeDraft, draftChanged, savedOf } from "./save-item";

const hasTags = (row: DraftRow, tags: readonly string[] | undefined): boolean =>
  tags === undefined || JSON.stringify(row.draft.tags) === JSON.stringify(tags);
const isDone = (row: DraftRow, { tags, deleted }: ItemChange): boolean =>
  hasTags(row, tags) && (deleted === undefined || deleted === (row.deletedAt !== null));

/** Changes a locked draft. Throws `draftChanged` where it is no longer what the change was made from. */
async function change(tx: Queries, row: DraftRow, wanted: ItemChange, now: number): Promise<DraftRow> {
  const { version, tags, deleted } = wanted;
  if (row.version !== version) {
    // the same change sent twice
    if (isDone(row, wanted)) return row;
    throw draftChanged(row);
  }
  const changed = tags === undefined ? row : await changeDraft(tx, row, { ...row.draft, tags }, now);
  if (deleted === undefined || deleted === (row.deletedAt !== null)) return changed;
  await tx
    .update(itemDrafts)
    .set({ deletedAt: deleted ? now : null })
    .where(eq(itemDrafts.draftId, row.draftId));
  return changed;
}

/** Changes the tags of several drafts, deletes them, or brings them back: all of them or none. */
export const changeItems = (
  { db, clock }: Dependencies,
  caller: Caller,
  { changes }: z.output<typeof changeItemsInput>,
): Promise<z.output<typeof changedItemsOutput>> =>
  inTransaction(db, async (tx) => {
    const byId = new Map(changes.map((one) => [one.item_id, one]));
    if (byId.size < changes.length) throw new CallRefusal("invalidRequest");
    const rows = await tx
      .select()
      .from(itemDrafts)
      .where(and(inArray(itemDrafts.draftId, [...byId.keys()]), mayChange(caller)))
      // in one order, so that two changes do not wait for each other
      .orderBy(asc(itemDrafts.draftId))
      .for("update");
    if (rows.length < byId.size) throw new CallRefusal("draftUnknown");
    const saved = new Map<string, ReturnType<typeof savedOf>>();
    const now = clock();
    for (const row of rows) {
      const wanted = byId.get(row.draftId);
      if (wanted !== undefined) saved.set(row.draftId, savedOf(await change(tx, row, wanted, now)));
    }
    return { items: changes.flatMap(({ item_id }) => saved.get(item_id) ?? []) };
  });
