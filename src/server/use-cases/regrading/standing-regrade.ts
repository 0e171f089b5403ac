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

/** The regrades whose rules stand in an assignment, by item. */
export async function standingRegrades(
  queries: Queries,
  assignmentId: string,
): Promise<ReadonlyMap<string, RegradeRow>> {
  const applied = await queries
    .select()
    .from(regrades)
    .where(and(eq(regrades.assignmentId, assignmentId), isNotNull(regrades.ordinal)))
    .orderBy(regrades.ordinal);
  const byId = new Map(applied.map((row) => [row.regradeId, row]));
  const last = new Map(applied.map((row) => [row.itemId, row.standing]));
  return new Map(
    [...last].flatMap(([itemId, standing]) => {
      const row = byId.get(standing ?? "");
      return row === undefined ? [] : [[itemId, row] as const];
    }),
  );
}
