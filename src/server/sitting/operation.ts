import type { z } from "zod";
import type { AnswerOutput, answerInput } from "../../contract/exam";
import type { AttemptLogEntry, AttemptRow } from "./attempt";
import type { TestItem, TestVersion } from "./catalogue";

export type AnswerInput = z.output<typeof answerInput>;

/** One answer on its way into a sitting, with all that decides about it. */
export interface AnswerOperation {
  readonly input: AnswerInput;
  readonly test: TestVersion;
  readonly item: TestItem;
  readonly now: number;
  /** The epoch of the lease that it came with. */
  readonly epoch: number;
  readonly holdsLease: boolean;
  readonly answeredAt: number;
  readonly entry: Omit<AttemptLogEntry, "result">;
}

/** What came of an operation, with the attempt as it is now. */
export interface AppliedAnswer {
  readonly output: AnswerOutput;
  readonly attempt: AttemptRow;
}

/** What the window is answered; `applied`: the answer stands. */
export const answerOutputOf = (
  { input, now, holdsLease }: AnswerOperation,
  attempt: AttemptRow,
  seq: number,
  applied: boolean,
): AnswerOutput => ({
  exercise_id: input.exercise_id,
  revision: input.revision,
  seq,
  saved_at: now,
  server_time: now,
  deadline: attempt.deadline,
  stage_deadline: attempt.stageDeadline,
  applied,
  lease_held: holdsLease,
  next: null,
});
