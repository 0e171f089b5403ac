import { and, eq, inArray, ne, type SQLWrapper } from "drizzle-orm";
import type { Queries } from "../db/open";
import { attempts, testItems } from "../db/schema";
import { CallRefusal } from "../support/refusal";
import type { Caller } from "./caller";

/**
 * Throws `notReleased` for a person with an attempt under way that has one of these items, whatever test it is of: the
 * keys stay on the server until its end. `itemIds` is a query of their ids.
 */
export async function refuseSitter(db: Queries, { userId }: Caller, itemIds: SQLWrapper): Promise<void> {
  const [open] = await db
    .select({ attemptId: attempts.attemptId })
    .from(attempts)
    .innerJoin(testItems, and(eq(testItems.menuId, attempts.menuId), eq(testItems.version, attempts.version)))
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.status, "sitting"),
        ne(attempts.kind, "preview"),
        inArray(testItems.itemId, itemIds),
      ),
    )
    .limit(1);
  if (open !== undefined) throw new CallRefusal("notReleased");
}
