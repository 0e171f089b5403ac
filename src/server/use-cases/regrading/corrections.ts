import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { z } from "zod";
import type { correctionSchema } from "../../../contract/classes/regrades";
import type { ItemKey } from "../../../contract/item/item";
import type { AttemptRow } from "../../attempts/attempt";
import type { Queries } from "../../db/open";
import { regradeChanges, regrades } from "../../db/regrades-schema";
import type { RegradeRow } from "./regrade-row";
import { standingRegrade } from "./standing-regrade";

type ToldCorrection = z.output<typeof correctionSchema>;

/** A correction with the key of its rule, in the ids of the bank. */
export interface Correction extends ToldCorrection {
  readonly key?: ItemKey;
}

const toldOf = ({ itemId, appliedAt, rule, reason }: RegradeRow): ToldCorrection => ({
  exercise_id: itemId,
  at: appliedAt ?? 0,
  rule,
  reason,
});

/** What was corrected in an attempt, the earliest first. */
export async function correctionsOf(
  queries: Queries,
  { attemptId, assignmentId }: Pick<AttemptRow, "attemptId" | "assignmentId">,
): Promise<ToldCorrection[]> {
  if (assignmentId === null) return [];
  const rows = await queries
    .select({ regrade: regrades })
    .from(regradeChanges)
    .innerJoin(regrades, eq(regrades.regradeId, regradeChanges.regradeId))
    .where(and(eq(regradeChanges.attemptId, attemptId), isNotNull(regrades.ordinal)))
    .orderBy(asc(regrades.ordinal));
  return rows.map(({ regrade }) => toldOf(regrade));
}

/** How an item is scored in an attempt since it was corrected; null: as it was published. */
export async function correctionOf(
  queries: Queries,
  { assignmentId }: Pick<AttemptRow, "assignmentId">,
  itemId: string,
): Promise<Correction | null> {
  const standing = assignmentId === null ? null : await standingRegrade(queries, { assignmentId, itemId });
  return standing === null ? null : { ...toldOf(standing), ...(standing.key === null ? {} : { key: standing.key }) };
}
