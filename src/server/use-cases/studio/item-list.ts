import { and, arrayContains, asc, desc, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Language } from "../../../contract/item/content";
import {
  studioLimits,
  type DraftEntry,
  type studioItemsInput,
  type studioItemsOutput,
} from "../../../contract/studio/studio-items";
import type { Queries } from "../../db/open";
import { testItems, tests } from "../../db/schema";
import { itemDrafts, itemRevisions, testDrafts } from "../../db/studio-schema";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { hasWords, mayChange, type DraftRow } from "./draft-row";
import { beginningOf } from "./draft-words";

type Search = z.output<typeof studioItemsInput>;

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
    .where(inArray(itemRevisions.draftId, [...draftIds]))
    .groupBy(itemRevisions.draftId);
  return new Map(rows.map(({ draftId, ...facts }) => [draftId, facts]));
}

const entryOf = (
  row: DraftRow,
  facts: { readonly used: number; readonly made: number } | undefined,
  language: Language,
): DraftEntry => ({
  item_id: row.draftId,
  version: row.version,
  words: beginningOf(row.draft, language),
  type: row.draft.body.interaction.type,
  subject: row.subject,
  skill: row.skill,
  level: row.draft.level,
  tags: row.tags,
  complete: row.isComplete,
  revisions: row.revisions,
  changed: row.version !== (facts?.made ?? 0),
  used_in: facts?.used ?? 0,
  touched_at: row.touchedAt,
});

/** Drafts that stand in a test of the caller, or of which an edition of it has a revision. */
const isIn = ({ userId }: Caller, testId: string): SQL | undefined =>
  or(
    sql`${itemDrafts.draftId} in (
      select item #>> '{}' from ${testDrafts},
        jsonb_path_query(${testDrafts.definition}, '$.sections[*].items[*]') as item
      where ${testDrafts.testId} = ${testId} and ${testDrafts.userId} = ${userId})`,
    sql`${itemDrafts.draftId} in (
      select ${itemRevisions.draftId} from ${testDrafts}
        join ${testItems} on ${testItems.menuId} = ${testDrafts.testId}
        join ${itemRevisions} on ${itemRevisions.itemId} = ${testItems.itemId}
      where ${testDrafts.testId} = ${testId} and ${testDrafts.userId} = ${userId})`,
  );

const wantedBy = (
  caller: Caller,
  { words = "", skill, level, type, tag, needs_work, used_in }: Search,
): SQL | undefined =>
  and(
    mayChange(caller),
    isNull(itemDrafts.deletedAt),
    words === "" ? undefined : hasWords(words),
    skill === undefined ? undefined : eq(itemDrafts.skill, skill),
    level === undefined ? undefined : eq(itemDrafts.level, level),
    type === undefined ? undefined : eq(itemDrafts.type, type),
    tag === undefined ? undefined : arrayContains(itemDrafts.tags, [tag]),
    needs_work === undefined ? undefined : eq(itemDrafts.isComplete, false),
    used_in === undefined ? undefined : isIn(caller, used_in),
  );

const { draftId, touchedAt, createdAt, skill: skillColumn } = itemDrafts;
const orders: Readonly<Record<NonNullable<Search["sort"]>, readonly SQL[]>> = {
  changed: [desc(touchedAt), desc(draftId)],
  written: [asc(createdAt), asc(draftId)],
  skill: [asc(skillColumn), desc(touchedAt), desc(draftId)],
};

/**
 * The drafts of a page, and how many there are in all. For words one pass finds both: a plan that walks in the order of
 * time looks at every draft until the page is full.
 */
async function pageOf(db: Queries, wanted: SQL | undefined, { page, sort = "changed", words = "" }: Search) {
  const isOnePass = words !== "";
  const found = await db
    .select({ draftId, total: isOnePass ? sql<number>`count(*) over ()::int` : sql<number>`0` })
    .from(itemDrafts)
    .where(wanted)
    .orderBy(...orders[sort])
    .limit(studioLimits.page)
    .offset((page - 1) * studioLimits.page);
  const [first] = found;
  return {
    ids: found.map((row) => row.draftId),
    total: isOnePass && first !== undefined ? first.total : await db.$count(itemDrafts, wanted),
  };
}

/** The caller's drafts that fit a search, by default the last changed first. */
export async function itemList(
  { db }: Pick<Dependencies, "db">,
  caller: Caller,
  search: Search,
  language: Language,
): Promise<z.output<typeof studioItemsOutput>> {
  const wanted = wantedBy(caller, search);
  const { ids, total } = await pageOf(db, wanted, search);
  if (ids.length === 0) return { items: [], total };
  const [rows, facts] = await Promise.all([
    db.select().from(itemDrafts).where(inArray(draftId, ids)),
    factsOf(db, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.draftId, row]));
  return {
    items: ids.flatMap((one) => {
      const row = byId.get(one);
      return row === undefined ? [] : [entryOf(row, facts.get(one), language)];
    }),
    total,
  };
}
