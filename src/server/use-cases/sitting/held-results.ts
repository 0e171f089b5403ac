import { and, eq, exists, inArray, isNotNull, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import type { AttemptRow } from "../../attempts/attempt";
import { assignments } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";

/** SQL condition: students see no results of the assignment. */
const isHeld = or(eq(assignments.releasePhase, "held"), eq(assignments.phase, "recalled"));

/** SQL condition on attempts: their student may see a score, as far as their assignment goes. */
export const isScoreShown = (queries: Queries): SQL =>
  sql`(${or(
    isNull(attempts.assignmentId),
    exists(
      queries
        .select({ one: sql`1` })
        .from(assignments)
        .where(
          and(
            eq(assignments.assignmentId, attempts.assignmentId),
            ne(assignments.releasePhase, "held"),
            ne(assignments.phase, "recalled"),
          ),
        ),
    ),
  )})`;

/** Those of these assignments whose results students do not see. */
async function heldAmong(queries: Queries, asked: readonly (string | null)[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(asked.flatMap((id) => id ?? []))];
  if (ids.length === 0) return new Set();
  const rows = await queries
    .select({ assignmentId: assignments.assignmentId })
    .from(assignments)
    .where(and(inArray(assignments.assignmentId, ids), isHeld));
  return new Set(rows.map(({ assignmentId }) => assignmentId));
}

/** Whether the results of an attempt are held because of its assignment. */
export const areResultsHeld = async (
  queries: Queries,
  { assignmentId }: Pick<AttemptRow, "assignmentId">,
): Promise<boolean> => assignmentId !== null && (await heldAmong(queries, [assignmentId])).size > 0;

/** The attempts as their student may see them: without scores where their assignment holds results back. */
export async function withoutHeldScores(queries: Queries, rows: readonly AttemptRow[]): Promise<AttemptRow[]> {
  const held = await heldAmong(
    queries,
    rows.map(({ assignmentId }) => assignmentId),
  );
  return rows.map((row) =>
    row.assignmentId !== null && held.has(row.assignmentId) ? { ...row, score: null, awaitingPoints: null } : row,
  );
}

/** The tests of a person's attempts whose results an assignment holds back. */
export async function heldTests(queries: Queries, userId: string): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectDistinct({ menuId: attempts.menuId })
    .from(attempts)
    .innerJoin(assignments, eq(assignments.assignmentId, attempts.assignmentId))
    .where(and(eq(attempts.userId, userId), isNotNull(attempts.assignmentId), isHeld));
  return new Set(rows.map(({ menuId }) => menuId));
}
