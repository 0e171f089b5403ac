import { isDeepStrictEqual } from "node:util";
import type { AnswerOutput } from "../../../contract/attempt/exam";
import type { AnswerRow } from "../../attempts/answers-projection";
import { append } from "../../attempts/attempt";
import type { AnswerOperation } from "../../attempts/operation";
import type { LockedSitting } from "./with-sitting";

/**
 * Whether an answer that arrives after the end equals the current one, so that only its time is new and it is not a
 * late answer.
 */
export const saysWhatStands = ({ input }: AnswerOperation, standing: AnswerRow | null): boolean =>
  input.unscored === undefined && standing?.held !== true && isDeepStrictEqual(standing?.answer ?? null, input.answer);

/** Logs an answer that arrived after the end and only adds time spent; the current answer stays as it is. */
export async function keepTime(
  { tx, now, attempt }: LockedSitting,
  { input, entry, holdsLease }: AnswerOperation,
): Promise<AnswerOutput> {
  const output: AnswerOutput = {
    exercise_id: input.exercise_id,
    revision: input.revision,
    seq: attempt.lastSeq + 1,
    saved_at: now,
    server_time: now,
    deadline: attempt.deadline,
    stage_deadline: attempt.stageDeadline,
    applied: true,
    lease_held: holdsLease,
    next: null,
  };
  await append(tx, attempt, now, { ...entry, kind: "lateTime", result: { data: { ...output } } });
  return output;
}
