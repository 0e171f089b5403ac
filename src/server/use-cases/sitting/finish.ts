import { sql } from "drizzle-orm";
import type { FinishReason } from "../../../contract/attempt/attempt";
import type { AttemptRow } from "../../attempts/attempt";
import { attemptRecordOf, type AttemptRecord } from "../../attempts/attempt-record";
import type { TestVersion } from "../../attempts/catalogue";
import { stageEndColumns, stageEnding, stageEndRow } from "../../attempts/stages";
import type { Queries } from "../../db/open";
import { attemptLog, attempts } from "../../db/schema";
import { givenRows, statement, type GivenRow } from "../../db/statement";
import { scoreOf } from "../../families/score";
import { scoringInputOf } from "../../families/scoring-input";
import { reportColumns, reportKeeping, familyReport, reportRow } from "../../families/stored-report";
import type { Dependencies } from "../dependencies";
import { wrongBookColumns, wrongBookFilling, wrongBookRow } from "./fill-wrong-book";
import { noteKeyHarvesting } from "./key-harvesting";

/** How a sitting ends: `at` is when, which the server may find out later. */
export interface Ending {
  readonly reason: FinishReason;
  readonly at: number;
  /** What the log keeps beside the reason. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** A sitting that is over, and what was read of it to end it. */
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
  payload: "text",
  now: "bigint",
} as const;

/** All that is written of the end of a sitting. */
export type EndingRow = GivenRow<typeof endingColumns>;

/**
 * Section, status, score, log, report and wrong-answer book, together, of each sitting all or nothing: nothing where it
 * has moved on since it was read, or somebody holds it. PostgreSQL expects one row that equals what is given, and so
 * looks everything up by keys; what is compared as not distinct keeps it from the index of all that are under way.
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
        finished_at = held.finished_at, score = held.score, last_seq = held.seq
      from held
      where ${attempts.attemptId} = held.attempt_id
      returning held.*
    ),
    section as (${stageEnding(sql`ended`)}),
    report as (${reportKeeping(sql`ended`)}),
    wrong_answers as (${wrongBookFilling(sql`ended`)})
  insert into ${attemptLog} (attempt_id, seq, kind, payload, server_time, lease_epoch)
  select attempt_id, seq, 'finish', payload::json, now, lease_epoch from ended
  returning attempt_id`,
);

/**
 * Ends sittings that stand as they were read, in one statement and one transaction, of each owner one at most. Answers
 * for each whether it did: somebody else may have been quicker.
 */
export async function finishSittings(queries: Queries, endings: readonly EndingRow[]): Promise<boolean[]> {
  const rows = await finishStatement(queries, { ending: JSON.stringify(endings) });
  const ended = new Set<string | null>(rows.map((row) => row.attempt_id));
  return endings.map((ending) => ended.has(ending.attempt_id));
}

/** How a sitting stands once it is over, scored by what was read of it, and what is written of that. */
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
  const finished: AttemptRow = { ...ended, score: scoreOf(material) };
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
    payload: JSON.stringify({ reason, ...more }),
    now,
  };
  return { attempt: finished, row };
}

/** Ends a locked sitting. */
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
