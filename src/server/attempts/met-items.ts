import { and, eq, ne } from "drizzle-orm";
import type { Queries } from "../db/open";
import { attemptItems, attempts } from "../db/schema";
import { ownedBy, type Owner } from "./owner";

/**
 * The items that were served to a student in finished attempts at a test, in the order served; repeated items are
 * repeated.
 */
export async function metItems(queries: Queries, owner: Owner, menuId: string): Promise<string[]> {
  const rows = await queries
    .select({ itemId: attemptItems.itemId })
    .from(attempts)
    .innerJoin(attemptItems, eq(attemptItems.attemptId, attempts.attemptId))
    .where(
      and(ownedBy(owner), eq(attempts.menuId, menuId), eq(attempts.status, "finished"), ne(attempts.kind, "preview")),
    )
    .orderBy(attempts.startedAt, attemptItems.position);
  return rows.map(({ itemId }) => itemId);
}
