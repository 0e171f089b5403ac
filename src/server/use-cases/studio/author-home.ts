import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Language } from "../../../contract/item/content";
import { bankLimits } from "../../../contract/studio/bank-limits";
import type { WaitingWork } from "../../../contract/studio/studio-bank";
import { imports } from "../../db/imports-schema";
import type { Queries } from "../../db/open";
import { tests } from "../../db/schema";
import { itemDrafts, testDrafts } from "../../db/studio-schema";
import { callerHasPermission, type Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { mayChange } from "./draft-row";
import { beginningOf } from "./draft-words";
import { countWaitingReviews } from "./reviews";

async function unfinishedOf(queries: Queries, caller: Caller, language: Language): Promise<WaitingWork["unfinished"]> {
  const wanted = and(mayChange(caller), isNull(itemDrafts.deletedAt), eq(itemDrafts.isComplete, false));
  const rows = await queries
    .select({ itemId: itemDrafts.draftId, draft: itemDrafts.draft, touchedAt: itemDrafts.touchedAt })
    .from(itemDrafts)
    .where(wanted)
    .orderBy(desc(itemDrafts.touchedAt), desc(itemDrafts.draftId))
    .limit(bankLimits.atHome);
  return {
    total: await queries.$count(itemDrafts, wanted),
    items: rows.map(({ itemId, draft, touchedAt }) => ({
      item_id: itemId,
      words: beginningOf(draft, language),
      touched_at: touchedAt,
    })),
  };
}

async function findingsOf(queries: Queries, { userId }: Caller): Promise<WaitingWork["findings"]> {
  const wanted = and(eq(testDrafts.userId, userId), gt(testDrafts.blocking, 0), eq(testDrafts.phase, "drafting"));
  const rows = await queries
    .select()
    .from(testDrafts)
    .where(wanted)
    .orderBy(desc(testDrafts.touchedAt), desc(testDrafts.testId))
    .limit(bankLimits.atHome);
  return {
    total: await queries.$count(testDrafts, wanted),
    tests: rows.map(({ testId, definition, blocking, touchedAt }) => ({
      test_id: testId,
      title: definition.title,
      blocking,
      touched_at: touchedAt,
    })),
  };
}

async function importsOf(queries: Queries, { userId }: Caller): Promise<WaitingWork["imports"]> {
  const unpublished = sql`exists (
    select 1 from jsonb_each_text(${imports.menuIds}) as made
    where not exists (select 1 from ${tests} where ${tests.menuId} = made.value and ${tests.published}))`;
  const wanted = and(
    eq(imports.userId, userId),
    or(eq(imports.state, "reviewing"), and(eq(imports.state, "committed"), unpublished)),
  );
  const rows = await queries
    .select({
      importId: imports.importId,
      fileName: imports.fileName,
      state: imports.state,
      touchedAt: imports.touchedAt,
    })
    .from(imports)
    .where(wanted)
    .orderBy(desc(imports.touchedAt), desc(imports.importId))
    .limit(bankLimits.atHome);
  return {
    total: await queries.$count(imports, wanted),
    list: rows.map(({ importId, fileName, state, touchedAt }) => ({
      import_id: importId,
      file_name: fileName,
      waits_for: state === "reviewing" ? "decision" : "publication",
      at: touchedAt,
    })),
  };
}

/** What waits for an author: unfinished questions, tests with findings, imports, and reviews of others' questions. */
export const authorHome = async (
  { db }: Pick<Dependencies, "db">,
  caller: Caller,
  language: Language,
): Promise<WaitingWork> => {
  const [unfinished, findings, waiting, reviews] = await Promise.all([
    unfinishedOf(db, caller, language),
    findingsOf(db, caller),
    importsOf(db, caller),
    callerHasPermission(caller, "item.review") ? countWaitingReviews(db, caller) : 0,
  ]);
  return { unfinished, findings, imports: waiting, reviews };
};
