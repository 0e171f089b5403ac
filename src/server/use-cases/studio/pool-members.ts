import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Language } from "../../../contract/item/content";
import type { Irt, ItemBody } from "../../../contract/item/item";
import type { PoolQuestion, questionPoolSchema } from "../../../contract/studio/blueprint-filling";
import { itemLevelSchema } from "../../../contract/studio/draft-item";
import type { QuestionFilter } from "../../../contract/studio/question-filter";
import { fitsFilter, type PoolMember } from "../../../items/authoring/question-pool";
import type { Queries } from "../../db/open";
import { items, testItems, tests } from "../../db/schema";
import { itemDrafts, itemRevisions } from "../../db/studio-schema";
import type { Caller } from "../caller";
import { mayChange } from "./draft-row";
import { beginningOf } from "./draft-words";

const typeIn = (body: typeof items.body) => sql<string>`${body} #>> '{interaction,type}'`;
const draftPart = (path: string) => sql<string | null>`${itemDrafts.draft} #>> ${path}::text[]`;

/** The drafts of a person of which a revision can be made, and that are not deleted. */
const isUsable = (caller: Caller) =>
  and(mayChange(caller), isNull(itemDrafts.deletedAt), eq(itemDrafts.isComplete, true));

/** By draft, the parameters of its revision as it stands: of its latest calibration, or of the item itself. */
export async function calibrationsOf(queries: Queries, caller: Caller): Promise<ReadonlyMap<string, Irt>> {
  const calibrated = sql<Irt | null>`case when ${tests.published} then ${testItems.irt} end`;
  const irt = sql<Irt>`coalesce(${calibrated}, ${items.irt})`;
  const rows = await queries
    .selectDistinctOn([itemRevisions.draftId], { draftId: itemRevisions.draftId, irt })
    .from(itemDrafts)
    .innerJoin(
      itemRevisions,
      and(eq(itemRevisions.draftId, itemDrafts.draftId), eq(itemRevisions.version, itemDrafts.version)),
    )
    .innerJoin(items, eq(items.itemId, itemRevisions.itemId))
    .leftJoin(testItems, and(eq(testItems.itemId, items.itemId), isNotNull(testItems.irt)))
    .leftJoin(tests, and(eq(tests.menuId, testItems.menuId), eq(tests.version, testItems.version)))
    .where(and(isUsable(caller), isNotNull(irt)))
    .orderBy(itemRevisions.draftId, sql`(${calibrated} is null), ${tests.createdAt} desc, ${testItems.menuId}`);
  return new Map(rows.map(({ draftId, irt: found }) => [draftId, found]));
}

async function ownMembers(queries: Queries, caller: Caller): Promise<PoolMember[]> {
  const calibrations = await calibrationsOf(queries, caller);
  const rows = await queries
    .select({
      id: itemDrafts.draftId,
      subject: itemDrafts.subject,
      skill: itemDrafts.skill,
      level: itemDrafts.level,
      tags: itemDrafts.tags,
      expectedMs: sql<number>`(${itemDrafts.draft} ->> 'expected_ms')::int`,
      type: draftPart("{body,interaction,type}"),
      stimulus: draftPart("{body,stimulus,stimulus_id}"),
    })
    .from(itemDrafts)
    .where(isUsable(caller));
  return rows.map(({ level, type, ...row }) => ({
    ...row,
    from: "own",
    family: "custom",
    type: type ?? "",
    level: itemLevelSchema.nullable().parse(level),
    irt: calibrations.get(row.id) ?? null,
    model: null,
  }));
}

/**
 * The questions of the site that every author may use: those that are calibrated, were written by no author and
 * imported by nobody, and make no sound, which only their own families play.
 */
const isShared = and(
  sql`${items.irt} is not null`,
  sql`${items.source} ->> 'kind' <> 'package'`,
  sql`not ${items.body} ? 'audio'`,
  sql`not exists (select 1 from ${itemRevisions} where ${itemRevisions.itemId} = ${items.itemId})`,
);

async function bankMembers(queries: Queries): Promise<PoolMember[]> {
  const rows = await queries
    .select({
      id: items.itemId,
      family: items.family,
      subject: items.subject,
      skill: items.skill,
      type: typeIn(items.body),
      stimulus: sql<string | null>`${items.body} #>> '{stimulus,stimulus_id}'`,
      irt: items.irt,
      expectedMs: items.expectedMs,
      model: sql<string | null>`case when ${items.source} ->> 'kind' = 'model' then ${items.source} ->> 'name' end`,
    })
    .from(items)
    .where(isShared);
  return rows.map((row) => ({ ...row, from: "bank", level: null, tags: [] }));
}

/** The skills of the bank, with how many questions they have and between which difficulties. */
export async function bankSkills(queries: Queries): Promise<z.output<typeof questionPoolSchema>["bank"]> {
  const b = sql`(${items.irt} ->> 'b')::float8`;
  const rows = await queries
    .select({
      family: items.family,
      subject: items.subject,
      skill: items.skill,
      questions: sql<number>`count(*)::int`,
      low: sql<number>`min(${b})`,
      high: sql<number>`max(${b})`,
    })
    .from(items)
    .where(isShared)
    .groupBy(items.family, items.subject, items.skill)
    .orderBy(items.family, items.subject, items.skill);
  return rows.map(({ low, high, ...row }) => ({ ...row, difficulty: [low, high] }));
}

/** The questions that filters may choose from, in the order of their ids. */
export async function poolFor(
  queries: Queries,
  caller: Caller,
  {
    filters,
    except = [],
  }: { readonly filters: readonly QuestionFilter[]; readonly except?: readonly string[] | undefined },
): Promise<PoolMember[]> {
  const left = new Set(except);
  const asks = (from: QuestionFilter["from"]): boolean => filters.some((filter) => filter.from === from);
  const members = [
    ...(asks("own") ? await ownMembers(queries, caller) : []),
    ...(asks("bank") ? await bankMembers(queries) : []),
  ];
  return members
    .filter((member) => !left.has(member.id) && filters.some((filter) => fitsFilter(filter, member)))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

const idsFrom = (members: readonly PoolMember[], from: PoolMember["from"]): string[] =>
  members.flatMap((member) => (member.from === from ? member.id : []));

/** The questions as they are shown to their author. */
export async function shownQuestions(
  queries: Queries,
  members: readonly PoolMember[],
  language: Language,
): Promise<ReadonlyMap<string, PoolQuestion>> {
  const [own, shared] = [idsFrom(members, "own"), idsFrom(members, "bank")];
  const drafts =
    own.length === 0
      ? []
      : await queries
          .select({ id: itemDrafts.draftId, body: sql<ItemBody>`${itemDrafts.draft} -> 'body'` })
          .from(itemDrafts)
          .where(inArray(itemDrafts.draftId, own));
  const bank =
    shared.length === 0
      ? []
      : await queries.select({ id: items.itemId, body: items.body }).from(items).where(inArray(items.itemId, shared));
  const words = new Map([...drafts, ...bank].map(({ id, body }) => [id, beginningOf({ body }, language)]));
  return new Map(
    members.map(({ id, from, type, subject, skill, irt }) => [
      id,
      { item_id: id, from, words: words.get(id) ?? "", type, subject, skill, difficulty: irt?.b ?? null },
    ]),
  );
}
