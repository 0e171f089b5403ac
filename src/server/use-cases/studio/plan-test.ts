import { and, inArray, isNull } from "drizzle-orm";
import type { Localized } from "../../../contract/item/content";
import type { DraftItem } from "../../../contract/studio/draft-item";
import type {
  AdaptiveDraftTest,
  BlueprintDraftTest,
  DraftTest,
  FixedDraftTest,
} from "../../../contract/studio/draft-test";
import { fillLines, type FilledLine } from "../../../items/authoring/fill-lines";
import type { PoolMember } from "../../../items/authoring/question-pool";
import type { Queries } from "../../db/open";
import { itemDrafts } from "../../db/studio-schema";
import type { Caller } from "../caller";
import { poolFor } from "./pool-members";

/** A section with the questions that are in it as the draft and its bank are now. */
export interface PlannedSection {
  readonly stage: string;
  readonly title: Localized;
  readonly directions?: Localized | undefined;
  readonly time_limit_ms: number | null;
  readonly shuffle: boolean;
  readonly draw?: number | undefined;
  /** The ids of drafts of the author, or of items of the bank. */
  readonly items: readonly string[];
  /** The lines that chose the questions; absent: the author did. */
  readonly lines?: readonly FilledLine[];
}

/** A draft test with the questions that it would have if it were published now. */
export interface PlannedTest {
  readonly definition: DraftTest;
  readonly sections: readonly PlannedSection[];
  /** The author's drafts among the questions, by their ids. */
  readonly drafts: ReadonlyMap<string, DraftItem>;
  /** The questions that were chosen from a pool, by their ids. */
  readonly members: ReadonlyMap<string, PoolMember>;
}

/** The single section of an adaptive test. */
const adaptiveStage = { stage: "main", title: { en: "Questions", zh: "题目" } } as const;

const rowsPerStatement = 1000;

/** Those of the drafts that the caller may use and that are not deleted. */
async function draftsAmong(queries: Queries, caller: Caller, ids: readonly string[]) {
  const found = new Map<string, DraftItem>();
  for (let from = 0; from < ids.length; from += rowsPerStatement) {
    const rows = await queries
      .select({ draftId: itemDrafts.draftId, draft: itemDrafts.draft, userId: itemDrafts.userId })
      .from(itemDrafts)
      .where(and(inArray(itemDrafts.draftId, ids.slice(from, from + rowsPerStatement)), isNull(itemDrafts.deletedAt)));
    for (const { draftId, draft, userId } of rows) if (userId === caller.userId) found.set(draftId, draft);
  }
  return found;
}

const byId = (members: readonly PoolMember[]): ReadonlyMap<string, PoolMember> =>
  new Map(members.map((member) => [member.id, member]));

const ownAmong = (members: readonly PoolMember[]): string[] =>
  members.flatMap(({ id, from }) => (from === "own" ? id : []));

async function planFixed(queries: Queries, caller: Caller, definition: FixedDraftTest): Promise<PlannedTest> {
  const { sections } = definition;
  const drafts = await draftsAmong(
    queries,
    caller,
    sections.flatMap(({ items }) => items),
  );
  return { definition, sections, drafts, members: new Map() };
}

async function planBlueprint(queries: Queries, caller: Caller, definition: BlueprintDraftTest): Promise<PlannedTest> {
  const { sections, seed, except } = definition;
  const lines = sections.flatMap((section) => section.lines);
  const pool = await poolFor(queries, caller, { filters: lines.map(({ filter }) => filter), except });
  const filled = fillLines(lines, pool, seed);
  let from = 0;
  const planned = sections.map(({ lines: own, ...section }): PlannedSection => {
    const mine = filled.slice(from, from + own.length);
    from += own.length;
    return { ...section, items: mine.flatMap(({ members }) => members.map(({ id }) => id)), lines: mine };
  });
  const members = filled.flatMap((line) => line.members);
  const drafts = await draftsAmong(queries, caller, ownAmong(members));
  return { definition, sections: planned, drafts, members: byId(members) };
}

async function planAdaptive(queries: Queries, caller: Caller, definition: AdaptiveDraftTest): Promise<PlannedTest> {
  const { pool: filters, except, shares } = definition;
  const skills = new Set(shares.map(({ skill }) => skill));
  const pool = (await poolFor(queries, caller, { filters, except })).filter(
    ({ skill }) => skills.size === 0 || skills.has(skill),
  );
  const section = { ...adaptiveStage, time_limit_ms: null, shuffle: false, items: pool.map(({ id }) => id) };
  const drafts = await draftsAmong(queries, caller, ownAmong(pool));
  return { definition, sections: [section], drafts, members: byId(pool) };
}

/** The questions that a draft test would have if it were published now. */
export const planTest = (queries: Queries, caller: Caller, definition: DraftTest): Promise<PlannedTest> => {
  if (definition.kind === "fixed") return planFixed(queries, caller, definition);
  return definition.kind === "blueprint"
    ? planBlueprint(queries, caller, definition)
    : planAdaptive(queries, caller, definition);
};
