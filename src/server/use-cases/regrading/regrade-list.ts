import { and, count, desc, eq, gt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { RegradeEntry, regradesInput, regradesOutput } from "../../../contract/classes/regrades";
import { users } from "../../db/accounts-schema";
import type { Queries } from "../../db/open";
import { regrades } from "../../db/regrades-schema";
import { attempts } from "../../db/schema";
import type { Caller } from "../caller";
import { taughtAssignment } from "../classes/results/taught-assignment";
import type { Dependencies } from "../dependencies";
import { attemptsWith, type RegradeRow } from "./regrade-row";
import { standingRegrades } from "./standing-regrade";

/** The attempts that were handed in after a regrade was applied. */
async function handedInLater(queries: Queries, row: RegradeRow): Promise<number> {
  if (row.appliedAt === null) return 0;
  const [found] = await queries
    .select({ number: count() })
    .from(attempts)
    .where(and(attemptsWith(row), gt(attempts.finishedAt, row.appliedAt)));
  return found?.number ?? 0;
}

/** The regrades of an assignment, those applied last first. */
export async function regradeList(
  { db }: Dependencies,
  caller: Caller,
  { assignment_id: assignmentId }: z.output<typeof regradesInput>,
): Promise<z.output<typeof regradesOutput>> {
  await taughtAssignment(db, caller, assignmentId);
  const [proposer, second] = [alias(users, "proposer"), alias(users, "second_teacher")];
  const rows = await db
    .select({ row: regrades, proposedBy: proposer.nickname, secondedBy: second.nickname })
    .from(regrades)
    .leftJoin(proposer, eq(proposer.userId, regrades.proposedBy))
    .leftJoin(second, eq(second.userId, regrades.secondedBy))
    .where(eq(regrades.assignmentId, assignmentId))
    .orderBy(sql`${regrades.ordinal} desc nulls last`, desc(regrades.createdAt), regrades.regradeId);
  const standing = await standingRegrades(db, assignmentId);
  const listed: RegradeEntry[] = [];
  for (const { row, proposedBy, secondedBy } of rows) {
    const isStanding = standing.get(row.itemId)?.regradeId === row.regradeId;
    listed.push({
      regrade_id: row.regradeId,
      phase: row.phase,
      item_id: row.itemId,
      rule: row.rule,
      reason: row.reason,
      never_lower: row.neverLower,
      digest: row.digest,
      changed: row.changed,
      unchanged: row.unchanged,
      proposed_by: proposedBy ?? "",
      is_own: row.proposedBy === caller.userId,
      seconded_by: secondedBy,
      created_at: row.createdAt,
      applied_at: row.appliedAt,
      is_standing: isStanding,
      later: isStanding ? await handedInLater(db, row) : 0,
    });
  }
  return { regrades: listed };
}
