import type { z } from "zod";
import { answerInput, checkStatusInput, type AnswerOutput } from "../../contract/attempt/exam";
import type { AttemptLogEntry, AttemptRow } from "./attempt";
import type { TestItem, TestVersion } from "./catalogue";
import type { ExposureLedger } from "./exposure/ledger";
import { unknownFieldsOf } from "./unknown-fields";

export type AnswerInput = z.output<typeof answerInput>;
export type CheckStatusInput = z.output<typeof checkStatusInput>;
/** A mark made in the sitting, by who holds it. */
export type LeasedCheckInput = CheckStatusInput & { readonly lease: string };

/** What makes an answer the same one when it comes again. */
export const answerPayloadOf = ({ exercise_id, answer, revision, unscored }: AnswerInput) => ({
  exercise_id,
  answer,
  revision,
  ...(unscored === undefined ? {} : { unscored }),
});

/** An answer as the log keeps it, with what came beside it and is not known. */
export const loggedAnswerOf = (input: AnswerInput) => ({
  ...answerPayloadOf(input),
  ...unknownFieldsOf(answerInput, input),
});

/** What makes a mark the same one when it comes again. */
export const checkPayloadOf = ({ exercise_id, check_status, revision }: CheckStatusInput) => ({
  exercise_id,
  check_status,
  revision,
});

/** A mark as the log keeps it, with what came beside it and is not known. */
export const loggedCheckOf = (input: CheckStatusInput) => ({
  ...checkPayloadOf(input),
  ...unknownFieldsOf(checkStatusInput, input),
});

/** One answer on its way into a sitting, with all that decides about it. */
export interface AnswerOperation {
  readonly input: AnswerInput;
  readonly test: TestVersion;
  readonly item: TestItem;
  /** How often the items of the test were served. */
  readonly ledger: ExposureLedger;
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
