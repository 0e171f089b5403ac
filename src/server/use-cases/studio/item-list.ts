import { and, arrayContains, desc, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import {
  studioLimits,
  type DraftEntry,
  type studioItemsInput,
  type studioItemsOutput,
} from "../../../contract/studio/studio-items";
import type { Queries } from "../../db/open";
import { testItems, tests } from "../../db/schema";
import { itemDrafts, itemRevisions } from "../../db/studio-schema";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { containsWords, mayChange, type DraftRow } from "./draft-row";
import { beginningOf } from "./draft-words";

/** By draft, the number of published tests that use one of its revisions, and the version of the newest revision. */
async function factsOf(queries: Queries, draftIds: readonly string[]) {
  if (draftIds.length === 0) return new Map<string, { readonly used: number; readonly made: number }>();
  const rows = await queries
    .select({
      draftId: itemRevisions.draftId,
      used: sql<number>`count(distinct ${tests.menuId})::int`,
      made: sql<number>`max(${itemRevisions.version})::int`,
    })
    .from(itemRevisions)
    .leftJoin(testItems, eq(testItems.itemId, itemRevisions.itemId))
    .leftJoin(
      tests,
      and(eq(tests.menuId, testItems.menuId), eq(tests.version, testItems.version), eq(tests.published, true)),
    )
    .where(sql`${itemRevisions.draftId} in ${draftIds}`)
    .groupBy(itemRevisions.draftId);
  return new Map(rows.map(({ draftId, ...facts }) => [draftId, facts]));
}

const entryOf = (row: DraftRow, facts: { readonly used: number; readonly made: number } | undefined): DraftEntry => ({
  item_id: row.draftId,
  version: row.version,
  words: beginningOf(row.draft),
  type: row.draft.body.interaction.type,
  subject: row.subject,
  skill: row.skill,
  level: row.draft.level,
  tags: row.tags,
  revisions: row.revisions,
  changed: row.version !== (facts?.made ?? 0),
  used_in: facts?.used ?? 0,
  touched_at: row.touchedAt,
});

/** The caller's drafts that fit a search, the last changed first. */
export async function itemList(
  { db }: Pick<Dependencies, "db">,
  caller: Caller,
  { page, words, skill, level, type, tag, needs_work }: z.output<typeof studioItemsInput>,
): Promise<z.output<typeof studioItemsOutput>> {
  const wanted = and(
    mayChange(caller),
    isNull(itemDrafts.deletedAt),
    words === undefined || words === "" ? undefined : containsWords(words),
    skill === undefined ? undefined : eq(itemDrafts.skill, skill),
    level === undefined ? undefined : eq(itemDrafts.level, level),
    type === undefined ? undefined : sql`${itemDrafts.draft} #>> '{body,interaction,type}' = ${type}`,
    tag === undefined ? undefined : arrayContains(itemDrafts.tags, [tag]),
    needs_work === undefined ? undefined : eq(itemDrafts.isComplete, false),
  );
  const rows = await db
    .select()
    .from(itemDrafts)
    .where(wanted)
    .orderBy(desc(itemDrafts.touchedAt), desc(itemDrafts.draftId))
    .limit(studioLimits.page)
    .offset((page - 1) * studioLimits.page);
  const facts = await factsOf(
    db,
    rows.map(({ draftId }) => draftId),
  );
  return {
    items: rows.map((row) => entryOf(row, facts.get(row.draftId))),
    total: await db.$count(itemDrafts, wanted),
  };
}
