import { and, eq, inArray, ne, type SQLWrapper } from "drizzle-orm";
import type { Queries } from "../db/open";
import { attempts, testItems } from "../db/schema";
import { CallRefusal } from "../support/refusal";
import type { Caller } from "./caller";

/** The ids of the items in a person's attempts under way, whatever test they are of: their keys stay on the server. */
export const itemsSatBy = (db: Queries, { userId }: Caller) =>
  db
    .select({ itemId: testItems.itemId })
    .from(attempts)
    .innerJoin(testItems, and(eq(testItems.menuId, attempts.menuId), eq(testItems.version, attempts.version)))
    .where(and(eq(attempts.userId, userId), eq(attempts.status, "sitting"), ne(attempts.kind, "preview")));

/** Throws `notReleased` for a person with an attempt under way that has one of these items; a query of their ids. */
export async function refuseSitter(db: Queries, caller: Caller, itemIds: SQLWrapper): Promise<void> {
  const sat = itemsSatBy(db, caller).as("sat");
  const [open] = await db.select({ itemId: sat.itemId }).from(sat).where(inArray(sat.itemId, itemIds)).limit(1);
  if (open !== undefined) throw new CallRefusal("notReleased");
}
