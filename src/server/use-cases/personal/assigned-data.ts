import { asc, eq } from "drizzle-orm";
import type { ExportedData } from "../../../contract/account/export";
import { assignments, assignmentTargets, classMembers } from "../../db/classes-schema";
import { lockdowns, sebPolicies } from "../../db/lockdown-schema";
import type { Queries } from "../../db/open";
import type { Caller } from "../caller";

type Person = Pick<Caller, "userId">;
type Exported = Required<Pick<ExportedData, "assignments_made" | "makeups">>;

/** What a person has given to classes, and what was set for them alone. */
export async function exportedAssignments(db: Queries, { userId }: Person): Promise<Exported> {
  const made = await db
    .select()
    .from(assignments)
    .where(eq(assignments.madeBy, userId))
    .orderBy(asc(assignments.createdAt), asc(assignments.assignmentId));
  const targets = await db
    .select({ target: assignmentTargets })
    .from(assignmentTargets)
    .innerJoin(classMembers, eq(classMembers.memberId, assignmentTargets.memberId))
    .where(eq(classMembers.userId, userId))
    .orderBy(asc(assignmentTargets.assignmentId));
  return {
    assignments_made: made.map((row) => ({
      assignment_id: row.assignmentId,
      class_id: row.classId,
      menu_id: row.menuId,
      opens_at: row.opensAt,
      closes_at: row.closesAt,
      phase: row.phase,
      created_at: row.createdAt,
    })),
    makeups: targets.map(({ target }) => ({
      assignment_id: target.assignmentId,
      opens_at: target.opensAt,
      closes_at: target.closesAt,
      menu_id: target.menuId,
    })),
  };
}

/**
 * Takes a person's name from what they have given, and forgets in which browsers they sat; the assignments stay, since
 * students sit them.
 */
export async function eraseAssigned(tx: Queries, { userId }: Person): Promise<void> {
  await tx.update(assignments).set({ madeBy: null }).where(eq(assignments.madeBy, userId));
  await tx.update(sebPolicies).set({ changedBy: null }).where(eq(sebPolicies.changedBy, userId));
  await tx.delete(lockdowns).where(eq(lockdowns.personId, userId));
}
