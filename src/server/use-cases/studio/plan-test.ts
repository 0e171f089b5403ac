import { and, asc, inArray, isNull } from "drizzle-orm";
import type { Localized } from "../../../contract/item/content";
import type { ReviewRule } from "../../../contract/site/site-fields";
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
import { mayChange } from "./draft-row";
import { formsApartFrom, otherFormOf, publishedQuestions } from "./other-form";
import { poolFor } from "./pool-members";
import { unreviewedAmong } from "./review-rule";

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
  /** The drafts that a reviewer has yet to approve as they stand, where the site asks for it. */
  readonly unreviewed: ReadonlySet<string>;
}

interface Planning {
  /** The draft test itself, whose other forms are looked at; absent: it has none. */
  readonly testId?: string;
  /** Whether a reviewer must approve questions; absent: not. */
  readonly reviewRule?: ReviewRule;
  /** The drafts are locked until the end of the transaction, so that what is published is what was checked. */
  readonly isLocked?: boolean;
}

type Drafts = Pick<PlannedTest, "drafts" | "unreviewed">;

/** The single section of an adaptive test. */
const adaptiveStage = { stage: "main", title: { en: "Questions", zh: "题目" } } as const;

const rowsPerStatement = 1000;

/** Those of the drafts that the caller may use and that are not deleted. */
async function draftsAmong(
  queries: Queries,
  caller: Caller,
  wanted: readonly string[],
  { reviewRule = "none", isLocked = false }: Planning,
): Promise<Drafts> {
  const drafts = new Map<string, DraftItem>();
  const unreviewed = new Set<string>();
  // in one order, so that two publications do not wait for each other
  const ids = wanted.toSorted();
  for (let from = 0; from < ids.length; from += rowsPerStatement) {
    const some = ids.slice(from, from + rowsPerStatement);
    const chosen = queries
      .select({ draftId: itemDrafts.draftId, draft: itemDrafts.draft, version: itemDrafts.version })
      .from(itemDrafts)
      .where(and(inArray(itemDrafts.draftId, some), mayChange(caller), isNull(itemDrafts.deletedAt)))
      .orderBy(asc(itemDrafts.draftId));
    const rows = isLocked ? await chosen.for("update") : await chosen;
    for (const { draftId, draft } of rows) drafts.set(draftId, draft);
    for (const draftId of await unreviewedAmong(queries, rows, reviewRule)) unreviewed.add(draftId);
  }
  return { drafts, unreviewed };
}

const byId = (members: readonly PoolMember[]): ReadonlyMap<string, PoolMember> =>
  new Map(members.map((member) => [member.id, member]));

const ownAmong = (members: readonly PoolMember[]): string[] =>
  members.flatMap(({ id, from }) => (from === "own" ? id : []));

async function planFixed(
  queries: Queries,
  caller: Caller,
  definition: FixedDraftTest,
  planning: Planning,
): Promise<PlannedTest> {
  const { sections } = definition;
  const wanted = sections.flatMap(({ items }) => items);
  return { definition, sections, members: new Map(), ...(await draftsAmong(queries, caller, wanted, planning)) };
}

/** The questions that are in a test as it stands, without looking at the test that it is another form of. */
async function questionsOfForm(
  queries: Queries,
  caller: Caller,
  { testId, definition }: { readonly testId: string; readonly definition: DraftTest },
): Promise<readonly string[]> {
  if (definition.kind === "fixed") return definition.sections.flatMap(({ items }) => items);
  if (definition.kind === "adaptive") return [];
  const { apart_from: _itself, ...alone } = definition;
  const filled = await filledLines(queries, caller, alone, testId);
  return filled.flatMap(({ members }) => members.map(({ id }) => id));
}

/** The questions that other forms of a test have: the forms beside it, and the test that it is a form of. */
async function questionsElsewhere(
  queries: Queries,
  caller: Caller,
  { apart_from: otherId }: BlueprintDraftTest,
  testId: string | undefined,
): Promise<readonly string[]> {
  const beside = testId === undefined ? [] : await formsApartFrom(queries, caller, testId);
  const published = await publishedQuestions(queries, otherId === undefined ? beside : [...beside, otherId]);
  const other = otherId === undefined || otherId === testId ? null : await otherFormOf(queries, caller, otherId);
  return other === null ? published : [...published, ...(await questionsOfForm(queries, caller, other))];
}

async function filledLines(
  queries: Queries,
  caller: Caller,
  definition: BlueprintDraftTest,
  testId: string | undefined,
): Promise<readonly FilledLine[]> {
  const { sections, seed, except = [] } = definition;
  const lines = sections.flatMap((section) => section.lines);
  const elsewhere = await questionsElsewhere(queries, caller, definition, testId);
  const filters = lines.map(({ filter }) => filter);
  return fillLines(lines, await poolFor(queries, caller, { filters, except: [...except, ...elsewhere] }), seed);
}

async function planBlueprint(
  queries: Queries,
  caller: Caller,
  definition: BlueprintDraftTest,
  planning: Planning,
): Promise<PlannedTest> {
  const { sections } = definition;
  const filled = await filledLines(queries, caller, definition, planning.testId);
  let from = 0;
  const planned = sections.map(({ lines: own, ...section }): PlannedSection => {
    const mine = filled.slice(from, from + own.length);
    from += own.length;
    return { ...section, items: mine.flatMap(({ members }) => members.map(({ id }) => id)), lines: mine };
  });
  const members = filled.flatMap((line) => line.members);
  const drafts = await draftsAmong(queries, caller, ownAmong(members), planning);
  return { definition, sections: planned, ...drafts, members: byId(members) };
}

async function planAdaptive(
  queries: Queries,
  caller: Caller,
  definition: AdaptiveDraftTest,
  planning: Planning,
): Promise<PlannedTest> {
  const { pool: filters, except, shares } = definition;
  const skills = new Set(shares.map(({ skill }) => skill));
  const pool = (await poolFor(queries, caller, { filters, except })).filter(
    ({ skill }) => skills.size === 0 || skills.has(skill),
  );
  const section = { ...adaptiveStage, time_limit_ms: null, shuffle: false, items: pool.map(({ id }) => id) };
  const drafts = await draftsAmong(queries, caller, ownAmong(pool), planning);
  return { definition, sections: [section], ...drafts, members: byId(pool) };
}

/** The questions that a draft test would have if it were published now. */
export const planTest = (
  queries: Queries,
  caller: Caller,
  definition: DraftTest,
  planning: Planning = {},
): Promise<PlannedTest> => {
  if (definition.kind === "fixed") return planFixed(queries, caller, definition, planning);
  return definition.kind === "blueprint"
    ? planBlueprint(queries, caller, definition, planning)
    : planAdaptive(queries, caller, definition, planning);
};
