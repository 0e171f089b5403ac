import { sql } from "drizzle-orm";
import type { FinishReason } from "../../../contract/attempt/attempt";
import type { AttemptRow } from "../../attempts/attempt";
import { attemptRecordOf, type AttemptRecord } from "../../attempts/attempt-record";
import type { TestVersion } from "../../attempts/catalogue";
import { stageEndColumns, stageEnding, stageEndRow } from "../../attempts/stages";
import type { Queries } from "../../db/open";
import { attemptLog, attempts } from "../../db/schema";
import { givenRows, statement, type GivenRow } from "../../db/statement";
import { scoredColumns } from "../../families/score";
import { scoringInputOf } from "../../families/scoring-input";
import { reportColumns, reportKeeping, familyReport, reportRow } from "../../families/stored-report";
import type { Dependencies } from "../dependencies";
import { resultsNoting } from "../outgoing/note-results";
import { wrongBookColumns, wrongBookFilling, wrongBookRow } from "./fill-wrong-book";
import { noteKeyHarvesting } from "./key-harvesting";

/** How an attempt ends. `at` is the time of its end, which may be before the server notices it. */
export interface Ending {
  readonly reason: FinishReason;
  readonly at: number;
  /** Further fields for the log row. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** A finished attempt, with its records that were read in order to end it. */
export interface FinishedAttempt {
  readonly attempt: AttemptRow;
  readonly written: AttemptRecord;
}

const endingColumns = {
  ...stageEndColumns,
  ...reportColumns,
  ...wrongBookColumns,
  status: "text",
  lease_epoch: "integer",
  lease_turn: "integer",
  finish_reason: "text",
  finished_at: "bigint",
  score: "jsonb",
  awaiting_points: "float8",
  payload: "text",
  now: "bigint",
} as const;

/** The row of one attempt for `finishStatement`: everything that is written at its end. */
export type EndingRow = GivenRow<typeof endingColumns>;

/**
 * Writes section, status, score, log, report and wrong-answer book in one statement; of each attempt all or nothing:
 * nothing if it has changed since it was read, or if its row is locked. The lateral join makes PostgreSQL look each
 * attempt up by its key; `is not distinct from` on the status keeps it from using the index of all sittings under way.
 */
const finishStatement = statement<{ readonly attempt_id: string }, "ending">(
  "finish_sittings",
  () => sql`
  with held as (
      select ending.* from ${givenRows("ending", endingColumns)}, lateral (
        select from ${attempts}
        where ${attempts.attemptId} = ending.attempt_id and ${attempts.status} is not distinct from 'sitting'
          and ${attempts.lastSeq} = ending.seq - 1 and ${attempts.leaseEpoch} = ending.lease_epoch
          and ${attempts.leaseTurn} = ending.lease_turn
        for no key update skip locked
      ) as sitting
      where ending.status = 'finished'
    ),
    ended as (
      update ${attempts}
      set status = held.status, stage = 'finished', stage_deadline = null, finish_reason = held.finish_reason,
        finished_at = held.finished_at, score = held.score, awaiting_points = held.awaiting_points,
        last_seq = held.seq
      from held
      where ${attempts.attemptId} = held.attempt_id
      returning held.*, ${attempts.assignmentId} as assignment_of, ${attempts.userId} as user_of
    ),
    section as (${stageEnding(sql`ended`)}),
    report as (${reportKeeping(sql`ended`)}),
    wrong_answers as (${wrongBookFilling(sql`ended`)}),
    passed_back as (${resultsNoting(
      sql`(select assignment_of as assignment_id, user_of as user_id, now from ended) as sat`,
    )})
  insert into ${attemptLog} (attempt_id, seq, kind, payload, server_time, lease_epoch)
  select attempt_id, seq, 'finish', payload::json, now, lease_epoch from ended
  returning attempt_id`,
);

/**
 * Ends attempts that have not changed since they were read, in one statement and one transaction, at most one per
 * owner. Returns for each whether it was ended; another process may have written to it first.
 */
export async function finishSittings(queries: Queries, endings: readonly EndingRow[]): Promise<boolean[]> {
  const rows = await finishStatement(queries, { ending: JSON.stringify(endings) });
  const ended = new Set<string | null>(rows.map((row) => row.attempt_id));
  return endings.map((ending) => ended.has(ending.attempt_id));
}

/** The attempt after its end, with the score computed from the given records, and the row to be written. */
export function endingOfSitting(
  test: TestVersion,
  { attempt, written }: FinishedAttempt,
  { reason, at, more = {} }: Ending,
  now: number,
): { readonly attempt: AttemptRow; readonly row: EndingRow } {
  const ended: AttemptRow = {
    ...attempt,
    status: "finished",
    stage: "finished",
    stageDeadline: null,
    finishReason: reason,
    finishedAt: at,
    lastSeq: attempt.lastSeq + 1,
  };
  const material = scoringInputOf(test, ended, written);
  const finished: AttemptRow = { ...ended, ...scoredColumns(material) };
  const whole = { ...material, attempt: finished };
  const row = {
    ...wrongBookRow(finished, test.family, now),
    ...reportRow(whole, familyReport(whole)),
    ...stageEndRow(attempt, { at, reason: reason === "expired" ? "expired" : "left" }),
    status: finished.status,
    lease_epoch: attempt.leaseEpoch,
    lease_turn: attempt.leaseTurn,
    finish_reason: reason,
    finished_at: at,
    score: finished.score,
    awaiting_points: finished.awaitingPoints,
    payload: JSON.stringify({ reason, ...more }),
    now,
  };
  return { attempt: finished, row };
}

/** Ends a locked attempt. */
export async function finishAttempt(
  tx: Queries,
  { catalogue }: Pick<Dependencies, "catalogue">,
  attempt: AttemptRow,
  ending: Ending,
  now: number,
): Promise<FinishedAttempt> {
  const test = await catalogue.test(tx, attempt.menuId, attempt.version);
  const record = await attemptRecordOf(tx, attempt.attemptId);
  const { attempt: finished, row } = endingOfSitting(test, { attempt, written: record }, ending, now);
  const [isEnded] = await finishSittings(tx, [row]);
  if (isEnded !== true) throw new Error(`the sitting ${attempt.attemptId} has moved on although it is locked`);
  await noteKeyHarvesting(tx, finished, now);
  return { attempt: finished, written: record };
}
