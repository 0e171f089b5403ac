import { asc, eq, or } from "drizzle-orm";
import type { ExportedData } from "../../../contract/account/export";
import { answerMarkings } from "../../db/markings-schema";
import type { Queries } from "../../db/open";
import { regrades } from "../../db/regrades-schema";
import type { Caller } from "../caller";

type Person = Pick<Caller, "userId">;
type Exported = Required<Pick<ExportedData, "regrades" | "marks_given">>;

/** What a person has corrected and marked as a teacher, without the students. */
export async function exportedGrading(db: Queries, { userId }: Person): Promise<Exported> {
  const corrected = await db
    .select()
    .from(regrades)
    .where(or(eq(regrades.proposedBy, userId), eq(regrades.secondedBy, userId)))
    .orderBy(asc(regrades.createdAt), asc(regrades.regradeId));
  const marked = await db
    .select()
    .from(answerMarkings)
    .where(eq(answerMarkings.markedBy, userId))
    .orderBy(asc(answerMarkings.markedAt), asc(answerMarkings.attemptId), asc(answerMarkings.itemId));
  return {
    regrades: corrected.map((row) => ({
      regrade_id: row.regradeId,
      assignment_id: row.assignmentId,
      item_id: row.itemId,
      part: row.proposedBy === userId ? ("proposed" as const) : ("confirmed" as const),
      rule: row.rule,
      reason: row.reason,
      phase: row.phase,
      created_at: row.createdAt,
    })),
    marks_given: marked.map(({ itemId, points, comment, markedAt }) => ({
      item_id: itemId,
      points,
      comment,
      marked_at: markedAt,
    })),
  };
}

/** Takes a person's name from corrections; these and marks stay, since scores are made of them. */
export async function eraseGrading(tx: Queries, { userId }: Person): Promise<void> {
  await tx.update(regrades).set({ proposedBy: null }).where(eq(regrades.proposedBy, userId));
  await tx.update(regrades).set({ secondedBy: null }).where(eq(regrades.secondedBy, userId));
}
