import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Queries } from "../../db/open";
import { regrades } from "../../db/regrades-schema";
import type { RegradeRow } from "./regrade-row";

/** The regrade whose rule stands for an item of an assignment; null: none, the item is scored as it was published. */
export async function standingRegrade(
  queries: Queries,
  { assignmentId, itemId }: Pick<RegradeRow, "assignmentId" | "itemId">,
): Promise<RegradeRow | null> {
  const [last] = await queries
    .select({ standing: regrades.standing })
    .from(regrades)
    .where(and(eq(regrades.assignmentId, assignmentId), eq(regrades.itemId, itemId), isNotNull(regrades.ordinal)))
    .orderBy(desc(regrades.ordinal))
    .limit(1);
  if (last === undefined || last.standing === null) return null;
  const [row] = await queries.select().from(regrades).where(eq(regrades.regradeId, last.standing));
  return row ?? null;
}
