import { sql } from "drizzle-orm";
import type { FinishReason } from "../../../contract/exam";
import type { Queries } from "../../db/open";
import { attemptLog, attempts } from "../../db/schema";
import { placeholder, statement } from "../../db/statement";
import { madeReport, reportKeeping } from "../../families/kept-report";
import { materialOf } from "../../families/material";
import { scoreOf } from "../../families/score";
import type { AttemptRow } from "../../sitting/attempt";
import { stageEnding, stageEndingValues } from "../../sitting/stages";
import { writtenOf, type WrittenSitting } from "../../sitting/written";
import { wrongBookFilling, wrongBookFillingValues } from "../collections/fill-wrong-book";
import type { Dependencies } from "../dependencies";
import { noteHarvest } from "./harvest";

/** How a sitting ends: `at` is when, which the server may find out later. */
export interface Ending {
  readonly reason: FinishReason;
  readonly at: number;
  /** What the log keeps beside the reason. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** A sitting that is over, and what was read of it to end it. */
export interface FinishedSitting {
  readonly attempt: AttemptRow;
  readonly written: WrittenSitting;
}

const stillStands = sql`exists (select from sitting)`;

/**
 * Section, status, score, log, report and wrong-answer book, together: a year hands in at the same moment. All of it or
 * nothing: nothing where the sitting has moved on since it was read, which everything else waits to know. What is
 * compared as not distinct leaves the key as the only way to the row; there is an index of all that are under way.
 */
const finishStatement = statement<{ readonly seq: number }>(
  "finish_sitting",
  () => sql`
  with sitting as (
      update ${attempts}
      set status = ${placeholder("status")}, stage = ${placeholder("lastStage")},
        stage_deadline = ${placeholder("stageDeadline")}, finish_reason = ${placeholder("finishReason")},
        finished_at = ${placeholder("finishedAt")}, score = ${placeholder("score", attempts.score)},
        last_seq = ${placeholder("seq")}
      where ${attempts.attemptId} = ${placeholder("attemptId")} and ${attempts.status} is not distinct from 'sitting'
        and ${attempts.lastSeq} = ${placeholder("seq")}::integer - 1
        and ${attempts.leaseEpoch} = ${placeholder("leaseEpoch")}
        and ${attempts.leaseTurn} = ${placeholder("leaseTurn")}
      returning ${attempts.attemptId}
    ),
    section as (${stageEnding(stillStands)}),
    report as (${reportKeeping(stillStands)}),
    wrong_answers as (${wrongBookFilling(stillStands)})
  insert into ${attemptLog} (attempt_id, seq, kind, payload, server_time, lease_epoch)
  select ${placeholder("attemptId")}, ${placeholder("seq")}::integer, 'finish',
    ${placeholder("payload", attemptLog.payload)}::json, ${placeholder("now")}::bigint,
    ${placeholder("leaseEpoch")}::integer
  where ${stillStands}
  returning ${attemptLog.seq}`,
);

/** Ends a locked sitting. */
export async function finishAttempt(
  tx: Queries,
  deps: Pick<Dependencies, "catalogue">,
  attempt: AttemptRow,
  ending: Ending,
  now: number,
): Promise<FinishedSitting> {
  const written = await writtenOf(tx, attempt.attemptId);
  const finished = await finishAsRead(tx, deps, { attempt, written }, ending, now);
  if (finished === null) throw new Error(`the sitting ${attempt.attemptId} has moved on although it is locked`);
  await noteHarvest(tx, finished.attempt, now);
  return finished;
}

/** Ends a sitting that stands as it was read; null, and nothing is written, where somebody was quicker. */
export async function finishAsRead(
  queries: Queries,
  { catalogue }: Pick<Dependencies, "catalogue">,
  { attempt, written }: FinishedSitting,
  { reason, at, more = {} }: Ending,
  now: number,
): Promise<FinishedSitting | null> {
  const test = await catalogue.test(queries, attempt.menuId, attempt.version);
  const ended: AttemptRow = {
    ...attempt,
    status: "finished",
    stage: "finished",
    stageDeadline: null,
    finishReason: reason,
    finishedAt: at,
    lastSeq: attempt.lastSeq + 1,
  };
  const material = materialOf(test, ended, written);
  const finished: AttemptRow = { ...ended, score: scoreOf(material) };
  const rows = await finishStatement(queries, {
    ...stageEndingValues(attempt, { at, reason: reason === "expired" ? "expired" : "left" }),
    ...wrongBookFillingValues(finished, test.family, now),
    ...madeReport({ ...material, attempt: finished }),
    ...finishedValues(finished),
    payload: { reason, ...more },
    now,
  });
  return rows.length === 0 ? null : { attempt: finished, written };
}

const finishedValues = ({
  status,
  stage,
  stageDeadline,
  finishReason,
  finishedAt,
  score,
  leaseEpoch,
  leaseTurn,
}: AttemptRow) => ({
  status,
  lastStage: stage,
  stageDeadline,
  finishReason,
  finishedAt,
  score,
  leaseEpoch,
  leaseTurn,
});
