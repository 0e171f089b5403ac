import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Queries } from "../db/open";
import { attemptStages } from "../db/schema";
import { givenRows, placeholder, statement, type GivenRow } from "../db/statement";
import type { AttemptRow } from "./attempt";
import type { TestVersion } from "./catalogue";
import { creditsOf, stageDeadlineOf } from "./time-limits";

/** When a section ended, and why. */
export interface StageEnd {
  readonly at: number;
  /** left: the student left it. expired: its time was over. */
  readonly reason: "left" | "expired";
}

const openStatement = statement<object, "attemptId" | "stage" | "begunAt" | "deadline">(
  "open_stage",
  () => sql`
  insert into ${attemptStages} (attempt_id, stage, begun_at, deadline)
  values (${placeholder("attemptId")}, ${placeholder("stage")}, ${placeholder("begunAt")}, ${placeholder("deadline")})
  on conflict do nothing`,
);

/** Opens a section of an attempt; returns its deadline, null if it has no time limit of its own. */
export async function openStage(
  tx: Queries,
  { definition }: TestVersion,
  attempt: AttemptRow,
  stage: string,
  begunAt: number,
): Promise<number | null> {
  const { attemptId } = attempt;
  const own = (await creditsOf(tx, attemptId)).filter((credit) => credit.stage === stage);
  const deadline = stageDeadlineOf(definition, attempt, { stage, begunAt }, own);
  await openStatement(tx, { attemptId, stage, begunAt, deadline });
  return deadline;
}

/** When the section under way was opened; null if that was not recorded. */
export async function stageBegunAt(queries: Queries, { attemptId, stage }: AttemptRow): Promise<number | null> {
  const [row] = await queries
    .select({ begunAt: attemptStages.begunAt })
    .from(attemptStages)
    .where(and(eq(attemptStages.attemptId, attemptId), eq(attemptStages.stage, stage)));
  return row?.begunAt ?? null;
}

/** Columns of the rows that `stageEnding` reads. */
export const stageEndColumns = {
  attempt_id: "uuid",
  stage: "text",
  started_at: "bigint",
  ended_at: "bigint",
  end_reason: "text",
} as const;

/**
 * SQL that ends the sections in `rows`, each once. A section that was opened before sections were recorded is inserted.
 */
export const stageEnding = (rows: SQL): SQL => sql`
  insert into ${attemptStages} (attempt_id, stage, begun_at, ended_at, end_reason)
  select attempt_id, stage, started_at, ended_at, end_reason from ${rows}
  on conflict (attempt_id, stage) do update set ended_at = excluded.ended_at, end_reason = excluded.end_reason
  where ${attemptStages.endedAt} is null`;

const endStatement = statement<object, "ended">("end_stage", () => stageEnding(givenRows("ended", stageEndColumns)));

/** The row of the section under way, for `stageEnding`. */
export const stageEndRow = (
  { attemptId, stage, startedAt }: AttemptRow,
  { at, reason }: StageEnd,
): GivenRow<typeof stageEndColumns> => ({
  attempt_id: attemptId,
  stage,
  started_at: startedAt,
  ended_at: at,
  end_reason: reason,
});

/** Ends the section under way of a sitting that goes on. */
export async function endStage(tx: Queries, attempt: AttemptRow, end: StageEnd): Promise<void> {
  await endStatement(tx, { ended: JSON.stringify([stageEndRow(attempt, end)]) });
}

/** The state of a section: never opened, under way, or over. */
export type StagePhase =
  | { readonly phase: "unopened" | "open" }
  /** null: the time was not recorded. */
  | { readonly phase: "left"; readonly at: number | null }
  | { readonly phase: "expired"; readonly at: number };

/** For an attempt that began before sections were recorded: its last section ended as the attempt did. */
function phaseWithoutRows(
  { definition }: TestVersion,
  { status, stage: current, finishReason, deadline }: AttemptRow,
  stage: string,
): StagePhase {
  const place = (name: string) => definition.sections.findIndex((section) => section.stage === name);
  if (status === "sitting") return place(stage) < place(current) ? { phase: "left", at: null } : { phase: "unopened" };
  return finishReason === "expired" && deadline !== null
    ? { phase: "expired", at: deadline }
    : { phase: "left", at: null };
}

export async function stagePhaseOf(
  queries: Queries,
  test: TestVersion,
  attempt: AttemptRow,
  stage: string,
): Promise<StagePhase> {
  if (attempt.status === "sitting" && attempt.stage === stage) return { phase: "open" };
  const rows = await queries.select().from(attemptStages).where(eq(attemptStages.attemptId, attempt.attemptId));
  if (rows.length === 0) return phaseWithoutRows(test, attempt, stage);
  const row = rows.find((one) => one.stage === stage);
  if (row === undefined) return { phase: "unopened" };
  return row.endReason === "expired" && row.endedAt !== null
    ? { phase: "expired", at: row.endedAt }
    : { phase: "left", at: row.endedAt };
}
