import { and, eq, lte } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { DraftItem } from "../../../contract/studio/draft-item";
import {
  studioLimits,
  type SavedItem,
  type itemVersionInput,
  type saveItemInput,
} from "../../../contract/studio/studio-items";
import { isCompleteDraft } from "../../../items/authoring/finish-draft";
import type { Queries } from "../../db/open";
import { itemDrafts, itemDraftVersions } from "../../db/studio-schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { createDraftGatherer, type DraftSaving } from "./draft-gathering";
import { lockDraft, type DraftRow } from "./draft-row";
import { searchTextOf } from "./draft-words";

/** The reply to a stored change. */
export const savedOf = ({ draftId, version, touchedAt }: DraftRow): SavedItem => ({
  item_id: draftId,
  version,
  saved_at: touchedAt,
});

/** The columns of a draft that follow from its content. */
export const draftColumns = (draft: DraftItem) => ({
  draft,
  words: searchTextOf(draft),
  subject: draft.subject,
  skill: draft.skill,
  level: draft.level,
  type: draft.body.interaction.type,
  tags: [...draft.tags],
  isComplete: isCompleteDraft(draft),
});

/** Stores the version that a draft had, so that it can be brought back, and forgets the oldest ones. */
const storeVersion = async (tx: Queries, { draftId, version, draft, touchedAt }: DraftRow): Promise<void> => {
  await tx.insert(itemDraftVersions).values({ draftId, version, draft, savedAt: touchedAt }).onConflictDoNothing();
  await tx
    .delete(itemDraftVersions)
    .where(
      and(eq(itemDraftVersions.draftId, draftId), lte(itemDraftVersions.version, version - studioLimits.versions)),
    );
};

/** Somebody has changed the draft since the version that a call was made from; the reply holds it as it stands. */
export const draftChanged = ({ draftId, version, draft, touchedAt }: DraftRow): CallRefusal =>
  new CallRefusal("draftChanged", { item_id: draftId, version, draft, saved_at: touchedAt });

const isSame = (one: DraftItem, other: DraftItem): boolean => isDeepStrictEqual(one, other);

/** Changes a locked draft and raises its version; the same content again changes nothing. */
export const changeDraft = async (tx: Queries, row: DraftRow, draft: DraftItem, now: number): Promise<DraftRow> => {
  if (isSame(row.draft, draft)) return row;
  await storeVersion(tx, row);
  const [changed] = await tx
    .update(itemDrafts)
    .set({ ...draftColumns(draft), version: row.version + 1, touchedAt: now })
    .where(eq(itemDrafts.draftId, row.draftId))
    .returning();
  return changed ?? row;
};

const setDeleted = (tx: Queries, draftId: string, deletedAt: number | null) =>
  tx.update(itemDrafts).set({ deletedAt }).where(eq(itemDrafts.draftId, draftId));

/** Makes a draft once, however often its call is sent with the same key. */
export const createDraft = async (
  tx: Queries,
  { userId }: Caller,
  { draftId, createKey, draft, now }: { draftId: string; createKey: string; draft: DraftItem; now: number },
): Promise<DraftRow> => {
  const own = eq(itemDrafts.userId, userId);
  if ((await tx.$count(itemDrafts, own)) >= studioLimits.drafts) throw new CallRefusal("draftsFull");
  const [made] = await tx
    .insert(itemDrafts)
    .values({
      draftId,
      version: 1,
      userId,
      createKey,
      ...draftColumns(draft),
      revisions: 0,
      createdAt: now,
      touchedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (made) return made;
  const [known] = await tx
    .select()
    .from(itemDrafts)
    .where(and(own, eq(itemDrafts.createKey, createKey)));
  if (known === undefined) throw new CallRefusal("draftUnknown");
  if (!isSame(known.draft, draft)) throw draftChanged(known);
  return known;
};

type SaveItemInput = z.output<typeof saveItemInput>;

/** Stores a draft in a transaction, whatever the case; see `createItemSaving`. */
export const saveItem = ({ db, clock, ids }: Dependencies, caller: Caller, input: SaveItemInput): Promise<SavedItem> =>
  inTransaction(db, async (tx) => {
    const { draft } = input;
    if (!("item_id" in input)) {
      const facts = { draftId: ids(), createKey: input.idempotency_key, draft, now: clock() };
      return savedOf(await createDraft(tx, caller, facts));
    }
    const row = await lockDraft(tx, caller, input.item_id);
    if (row.version !== input.version && !isSame(row.draft, draft)) throw draftChanged(row);
    const changed = await changeDraft(tx, row, draft, clock());
    // another window may have deleted what is still written here
    if (changed.version !== row.version) await setDeleted(tx, row.draftId, null);
    return savedOf(changed);
  });

/** A change as the function of the database takes it. */
const changeOf = (
  token_hash: string,
  { item_id, version, draft }: Extract<SaveItemInput, { readonly item_id: string }>,
) => {
  const { isComplete, ...columns } = draftColumns(draft);
  return { token_hash, draft_id: item_id, version, is_complete: isComplete, ...columns };
};

/**
 * Stores drafts. A new one is made once, however often its call is sent with the same key. A change is refused by
 * `draftChanged` with the draft as it stands if somebody has changed it since the version that it was made from;
 * repeating a change that is stored already is no conflict. A change of a deleted draft brings it back. Usual changes
 * are stored in one statement.
 */
export function createItemSaving(deps: Dependencies): DraftSaving<SaveItemInput, SavedItem> {
  const store = createDraftGatherer<ReturnType<typeof changeOf>>(deps, {
    name: "save_item_drafts",
    given: [],
    nameOf: ({ draft_id }) => draft_id,
  });
  return {
    saveUsual: async (tokenHash, input) => {
      if (!("item_id" in input)) return null;
      const stored = await store(changeOf(tokenHash, input));
      return stored === null ? null : { item_id: input.item_id, version: stored.version, saved_at: stored.savedAt };
    },
    save: (caller, input) => saveItem(deps, caller, input),
  };
}

/** Deletes a draft, which can be undone, or takes that back. Its revisions stay where they are used. */
export const deleteItem = (
  { db, clock }: Dependencies,
  caller: Caller,
  { item_id: draftId, version }: z.output<typeof itemVersionInput>,
  isDeleted: boolean,
): Promise<SavedItem> =>
  inTransaction(db, async (tx) => {
    const row = await lockDraft(tx, caller, draftId);
    if (row.version !== version) throw draftChanged(row);
    await setDeleted(tx, draftId, isDeleted ? clock() : null);
    return savedOf(row);
  });
