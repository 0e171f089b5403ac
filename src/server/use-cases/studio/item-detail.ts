import { and, asc, eq, min } from "drizzle-orm";
import type { z } from "zod";
import type { Localized } from "../../../contract/item/content";
import type { DraftDetail, ItemRemark, studioItemInput } from "../../../contract/studio/studio-items";
import { finishDraft } from "../../../items/authoring/finish-draft";
import { draftFindings, type DraftFinding } from "../../../items/authoring/reasons";
import type { Queries } from "../../db/open";
import { testItems, tests } from "../../db/schema";
import { itemDraftVersions, itemRevisions } from "../../db/studio-schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { findDraft, type DraftRow } from "./draft-row";

/** A finding with its sentence in both languages. */
export const findingRemark = ({ code, detail }: DraftFinding): ItemRemark => ({
  code,
  ...(detail === undefined ? {} : { detail }),
  sentence: draftFindings[code],
});

/** By item, the titles of the published tests that serve it. */
async function titlesByItem(queries: Queries, draftId: string): Promise<ReadonlyMap<string, Localized[]>> {
  const rows = await queries
    .selectDistinct({ itemId: testItems.itemId, menuId: tests.menuId, definition: tests.definition })
    .from(itemRevisions)
    .innerJoin(testItems, eq(testItems.itemId, itemRevisions.itemId))
    .innerJoin(tests, and(eq(tests.menuId, testItems.menuId), eq(tests.version, testItems.version)))
    .where(and(eq(itemRevisions.draftId, draftId), eq(tests.published, true)));
  const found = new Map<string, Localized[]>();
  for (const { itemId, definition } of rows) found.set(itemId, [...(found.get(itemId) ?? []), definition.title]);
  return found;
}

async function revisionsOf(queries: Queries, draftId: string): Promise<DraftDetail["revisions"]> {
  const titles = await titlesByItem(queries, draftId);
  const rows = await queries
    .select()
    .from(itemRevisions)
    .where(eq(itemRevisions.draftId, draftId))
    .orderBy(asc(itemRevisions.revision));
  return rows.map(({ revision, madeAt, review, reviewVersion, note, itemId }) => ({
    revision,
    made_at: madeAt,
    review,
    review_version: reviewVersion,
    ...(note === null ? {} : { note }),
    used_in: titles.get(itemId) ?? [],
  }));
}

async function earlierVersion(queries: Queries, { draftId }: DraftRow, version: number) {
  const [row] = await queries
    .select()
    .from(itemDraftVersions)
    .where(and(eq(itemDraftVersions.draftId, draftId), eq(itemDraftVersions.version, version)));
  if (row === undefined) throw new CallRefusal("draftUnknown");
  return { draft: row.draft, savedAt: row.savedAt };
}

async function earliestOf(queries: Queries, { draftId, version }: DraftRow): Promise<number> {
  const [row] = await queries
    .select({ earliest: min(itemDraftVersions.version) })
    .from(itemDraftVersions)
    .where(eq(itemDraftVersions.draftId, draftId));
  return row?.earliest ?? version;
}

/** A draft as it stands, or an earlier version of it, with its revisions and what it lacks. Throws `draftUnknown`. */
export async function itemDetail(
  { db }: Pick<Dependencies, "db">,
  caller: Caller,
  { item_id: draftId, version }: z.output<typeof studioItemInput>,
): Promise<DraftDetail> {
  const row = await findDraft(db, caller, draftId);
  const { draft, savedAt } =
    version === undefined || version === row.version
      ? { draft: row.draft, savedAt: row.touchedAt }
      : await earlierVersion(db, row, version);
  return {
    item_id: draftId,
    version: version ?? row.version,
    draft,
    saved_at: savedAt,
    earliest: await earliestOf(db, row),
    deleted_at: row.deletedAt,
    missing: finishDraft(draft, "draft", "").findings.map(findingRemark),
    revisions: await revisionsOf(db, draftId),
  };
}
