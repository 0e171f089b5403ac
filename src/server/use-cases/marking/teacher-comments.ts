import { and, eq } from "drizzle-orm";
import { answerMarkings } from "../../db/markings-schema";
import type { Queries } from "../../db/open";

/**
 * The comments to an answer that stands marked: of what two teachers have settled, or else of each who has marked it.
 * None as long as two differ.
 */
export async function teacherComments(queries: Queries, attemptId: string, itemId: string): Promise<string[]> {
  const rows = await queries
    .select({ part: answerMarkings.part, points: answerMarkings.points, comment: answerMarkings.comment })
    .from(answerMarkings)
    .where(and(eq(answerMarkings.attemptId, attemptId), eq(answerMarkings.itemId, itemId)))
    .orderBy(answerMarkings.part);
  const settled = rows.filter(({ part }) => part === "settled");
  const standing = settled.length > 0 ? settled : rows;
  if (new Set(standing.map(({ points }) => points)).size !== 1) return [];
  return [...new Set(standing.map(({ comment }) => comment).filter((comment) => comment !== ""))];
}
