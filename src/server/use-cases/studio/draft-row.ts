import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Queries } from "../../db/open";
import { itemDrafts, wordsIndexed } from "../../db/studio-schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import { searchQueryOf } from "./search-tokens";

export type DraftRow = typeof itemDrafts.$inferSelect;

/** Selects the drafts that a person may see and change: their own. */
export const mayChange = ({ userId }: Pick<Caller, "userId">) => eq(itemDrafts.userId, userId);

/** Throws `draftUnknown` where there is none that the person may change. */
export async function findDraft(queries: Queries, caller: Caller, draftId: string): Promise<DraftRow> {
  const [row] = await queries
    .select()
    .from(itemDrafts)
    .where(and(eq(itemDrafts.draftId, draftId), mayChange(caller)));
  if (row === undefined) throw new CallRefusal("draftUnknown");
  return row;
}

/** The same, locked until the end of the transaction. */
export async function lockDraft(tx: Queries, caller: Caller, draftId: string): Promise<DraftRow> {
  const [row] = await tx
    .select()
    .from(itemDrafts)
    .where(and(eq(itemDrafts.draftId, draftId), mayChange(caller)))
    .for("update");
  if (row === undefined) throw new CallRefusal("draftUnknown");
  return row;
}

/**
 * Drafts with words that begin as those asked for. The query stands in a subselect: for a word of many drafts, which
 * the planner would know otherwise, it builds the words of each row anew instead of using the index.
 */
export const hasWords = (words: string): SQL => {
  const query = searchQueryOf(words);
  return query === null ? sql`false` : sql`${wordsIndexed(itemDrafts.words)} @@ (select ${query}::tsquery)`;
};
