import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { ScoreSummary } from "../../../contract/tests";
import { assignments } from "../../db/classes-schema";
import type { ScoreMessage } from "../../db/integration-shapes";
import type { outgoing } from "../../db/integrations-schema";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import type { RegistrationRow } from "./registration-row";

type OutgoingRow = typeof outgoing.$inferSelect;
/** A score without its time. */
export type ScoreContent = Omit<ScoreMessage, "timestamp">;

/** The points on a scale that begins at 0, as platforms take them. */
function pointsOf({ value, scale: [low, high] }: ScoreSummary) {
  const shift = Math.min(low, 0);
  return { scoreGiven: Math.max(0, value - shift), scoreMaximum: high - shift };
}

const shown = (value: number): string => String(Math.round(value * 100) / 100);

const bandOf = ({ low, high, value }: ScoreSummary): { comment?: string } =>
  low === value && high === value ? {} : { comment: `${shown(value)} (${shown(low)}–${shown(high)})` };

/** The attempt of a person that counts in an assignment: the last one handed in, else the one under way. */
async function countingAttempt(queries: Queries, { assignmentId, userId }: OutgoingRow) {
  const { status, score, awaitingPoints } = attempts;
  const [row] = await queries
    .select({ status, score, awaitingPoints })
    .from(attempts)
    .where(and(eq(attempts.assignmentId, assignmentId), eq(attempts.userId, userId), ne(attempts.kind, "preview")))
    .orderBy(
      sql`${attempts.status} = 'finished' desc`,
      desc(attempts.finishedAt),
      desc(attempts.startedAt),
      desc(attempts.attemptId),
    )
    .limit(1);
  return row;
}

/** The columns of an assignment that say whether its results may be seen. */
export const releaseColumns = { phase: assignments.phase, releasePhase: assignments.releasePhase };

interface Rules {
  readonly registration: Pick<RegistrationRow, "scoreRelease">;
  /** null: it is gone. */
  readonly assignment: Pick<typeof assignments.$inferSelect, "phase" | "releasePhase"> | null;
}

/** The result of a person as the platform may have it now. */
export async function scoreContent(
  queries: Queries,
  row: OutgoingRow,
  { registration: { scoreRelease }, assignment }: Rules,
): Promise<ScoreContent> {
  const userId = row.subject;
  const attempt = await countingAttempt(queries, row);
  if (attempt?.status !== "finished")
    return {
      userId,
      activityProgress: attempt === undefined ? "Initialized" : "InProgress",
      gradingProgress: "NotReady",
    };
  const isHeld = assignment === null || assignment.releasePhase === "held" || assignment.phase === "recalled";
  const done = { userId, activityProgress: "Completed" } as const;
  if (attempt.awaitingPoints !== null && (scoreRelease === "at_once" || !isHeld) && attempt.score !== null)
    return { ...done, gradingProgress: "PendingManual", ...pointsOf(attempt.score), ...bandOf(attempt.score) };
  if (attempt.awaitingPoints !== null) return { ...done, gradingProgress: "PendingManual" };
  if (scoreRelease === "after_release" && isHeld) return { ...done, gradingProgress: "Pending" };
  if (attempt.score === null) return { ...done, gradingProgress: "NotReady" };
  return { ...done, gradingProgress: "FullyGraded", ...pointsOf(attempt.score), ...bandOf(attempt.score) };
}
