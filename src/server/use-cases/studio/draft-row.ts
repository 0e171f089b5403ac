import { and, eq, sql } from "drizzle-orm";
import type { Queries } from "../../db/open";
import { itemDrafts } from "../../db/studio-schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";

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

/** Matches words as they stand: the signs of LIKE have no meaning in them. */
export const containsWords = (words: string) =>
  sql`${itemDrafts.words} like ${`%${words
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
