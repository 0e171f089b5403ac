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

/** Section, status, score, log, report and wrong-answer book, together: a year hands in at the same moment. */
const finishStatement = statement(
  "finish_sitting",
  () => sql`
  with section as (${stageEnding()}),
    sitting as (
      update ${attempts}
      set status = ${placeholder("status")}, stage = ${placeholder("lastStage")},
        stage_deadline = ${placeholder("stageDeadline")}, finish_reason = ${placeholder("finishReason")},
        finished_at = ${placeholder("finishedAt")}, score = ${placeholder("score", attempts.score)},
        last_seq = ${placeholder("seq")}
      where ${attempts.attemptId} = ${placeholder("attemptId")}
    ),
    report as (${reportKeeping()}),
    wrong_answers as (${wrongBookFilling()})
  insert into ${attemptLog} (attempt_id, seq, kind, payload, server_time, lease_epoch)
  values (${placeholder("attemptId")}, ${placeholder("seq")}, 'finish', ${placeholder("payload", attemptLog.payload)},
    ${placeholder("now")}, ${placeholder("leaseEpoch")})`,
);

/** Ends a locked sitting: log, section, status, score, report and wrong-answer book in one. */
export async function finishAttempt(
  tx: Queries,
  { catalogue }: Pick<Dependencies, "catalogue">,
  attempt: AttemptRow,
  { reason, at, more = {} }: Ending,
  now: number,
): Promise<FinishedSitting> {
  const test = await catalogue.test(tx, attempt.menuId, attempt.version);
  const written = await writtenOf(tx, attempt.attemptId);
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
  await finishStatement(tx, {
    ...stageEndingValues(attempt, { at, reason: reason === "expired" ? "expired" : "left" }),
    ...wrongBookFillingValues(finished, test.family, now),
    ...madeReport({ ...material, attempt: finished }),
    ...finishedValues(finished),
    payload: { reason, ...more },
    now,
  });
  await noteHarvest(tx, finished, now);
  return { attempt: finished, written };
}

const finishedValues = ({ status, stage, stageDeadline, finishReason, finishedAt, score, leaseEpoch }: AttemptRow) => ({
  status,
  lastStage: stage,
  stageDeadline,
  finishReason,
  finishedAt,
  score,
  leaseEpoch,
});
