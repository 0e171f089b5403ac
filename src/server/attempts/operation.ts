import type { z } from "zod";
import { answerInput, checkStatusInput, type AnswerOutput } from "../../contract/attempt/exam";
import type { AttemptLogEntry, AttemptRow } from "./attempt";
import type { TestItem, TestVersion } from "./catalogue";
import type { ExposureLedger } from "./exposure/ledger";
import { unknownFieldsOf } from "./unknown-fields";

export type AnswerInput = z.output<typeof answerInput>;
export type CheckStatusInput = z.output<typeof checkStatusInput>;
/** A mark for review that is set during the sitting, with a lease. */
export type LeasedCheckInput = CheckStatusInput & { readonly lease: string };

/** The fields of an answer that must be equal for a repetition with the same idempotency key. */
export const answerPayloadOf = ({ exercise_id, answer, revision, unscored }: AnswerInput) => ({
  exercise_id,
  answer,
  revision,
  ...(unscored === undefined ? {} : { unscored }),
});

/** The log payload of an answer, with the unknown fields of the input. */
export const loggedAnswerOf = (input: AnswerInput) => ({
  ...answerPayloadOf(input),
  ...unknownFieldsOf(answerInput, input),
});

/** The fields of a mark that must be equal for a repetition with the same idempotency key. */
export const checkPayloadOf = ({ exercise_id, check_status, revision }: CheckStatusInput) => ({
  exercise_id,
  check_status,
  revision,
});

/** The log payload of a mark, with the unknown fields of the input. */
export const loggedCheckOf = (input: CheckStatusInput) => ({
  ...checkPayloadOf(input),
  ...unknownFieldsOf(checkStatusInput, input),
});

/** An answer about to be applied, with everything needed to decide on it. */
export interface AnswerOperation {
  readonly input: AnswerInput;
  readonly test: TestVersion;
  readonly item: TestItem;
  /** How often the items of the test were served. */
  readonly ledger: ExposureLedger;
  readonly now: number;
  /** The epoch of the lease that came with the answer. */
  readonly epoch: number;
  readonly holdsLease: boolean;
  readonly answeredAt: number;
  readonly entry: Omit<AttemptLogEntry, "result">;
}

/** The result of an operation, and the attempt after it. */
export interface AppliedAnswer {
  readonly output: AnswerOutput;
  readonly attempt: AttemptRow;
}

/** The response to the window; `applied`: the answer is now the current one. */
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
