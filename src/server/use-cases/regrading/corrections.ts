import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { z } from "zod";
import type { correctionSchema, ScoreCorrection } from "../../../contract/classes/regrades";
import type { ItemKey } from "../../../contract/item/item";
import type { AttemptRow } from "../../attempts/attempt";
import type { Queries } from "../../db/open";
import { regradeChanges, regrades, replacedReports } from "../../db/regrades-schema";
import type { RegradeRow } from "./regrade-row";
import { standingRegrade, standingRegrades } from "./standing-regrade";

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
): Promise<ScoreCorrection[]> {
  if (assignmentId === null) return [];
  const rows = await queries
    .select({
      regrade: regrades,
      before: regradeChanges.valueBefore,
      after: regradeChanges.valueAfter,
      replacedBy: replacedReports.regradeId,
    })
    .from(regradeChanges)
    .innerJoin(regrades, eq(regrades.regradeId, regradeChanges.regradeId))
    .leftJoin(
      replacedReports,
      and(
        eq(replacedReports.attemptId, regradeChanges.attemptId),
        eq(replacedReports.regradeId, regradeChanges.regradeId),
      ),
    )
    .where(and(eq(regradeChanges.attemptId, attemptId), isNotNull(regrades.ordinal)))
    .orderBy(asc(regrades.ordinal));
  return rows.map(({ regrade, before, after, replacedBy }) => ({
    ...toldOf(regrade),
    before,
    after,
    ...(replacedBy === null ? {} : { regrade_id: replacedBy }),
  }));
}

const withKey = (row: RegradeRow): Correction => ({ ...toldOf(row), ...(row.key === null ? {} : { key: row.key }) });

/** How the corrected items of an attempt are scored, by item. */
export async function standingCorrections(
  queries: Queries,
  { assignmentId }: Pick<AttemptRow, "assignmentId">,
): Promise<ReadonlyMap<string, Correction>> {
  const standing = assignmentId === null ? [] : [...(await standingRegrades(queries, assignmentId))];
  return new Map(standing.map(([itemId, row]) => [itemId, withKey(row)]));
}

/** How an item is scored in an attempt since it was corrected; null: as it was published. */
export async function correctionOf(
  queries: Queries,
  { assignmentId }: Pick<AttemptRow, "assignmentId">,
  itemId: string,
): Promise<Correction | null> {
  const standing = assignmentId === null ? null : await standingRegrade(queries, { assignmentId, itemId });
  return standing === null ? null : withKey(standing);
}
