import type { z } from "zod";
import type { AnswerOutput, answerInput, checkStatusInput } from "../../contract/exam";
import { CallRefusal } from "../refusal";
import type { AttemptLogEntry, AttemptRow } from "./attempt";
import type { TestItem, TestVersion } from "./catalogue";

export type AnswerInput = z.output<typeof answerInput>;
export type CheckStatusInput = z.output<typeof checkStatusInput>;

type Extra = Readonly<Record<string, unknown>>;

/** Writing JSON runs out of stack some thousand levels down, here and in the database. */
const deepest = 64;
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

function withExtra<Payload extends object>(payload: Payload, extra: Extra): Payload & { extra?: Extra } {
  if (Object.keys(extra).length === 0) return payload;
  if (isDeeper(extra, deepest)) throw new CallRefusal("invalidRequest");
  return { ...payload, extra };
}

/** An answer as the log keeps it, with what came beside it and is not known. */
export function answerPayloadOf(input: AnswerInput) {
  const { exercise_id, answer, revision, ...rest } = input;
  const { attempt_id: _, idempotency_key: _key, lease: _lease, epoch: _epoch, ...more } = rest;
  const { answered_at: _at, elapsed_ms: _elapsed, ...extra } = more;
  return withExtra({ exercise_id, answer, revision }, extra);
}

/** A mark as the log keeps it, with what came beside it and is not known. */
export function checkPayloadOf(input: CheckStatusInput) {
  const { exercise_id, check_status, revision, ...rest } = input;
  const { attempt_id: _, idempotency_key: _key, lease: _lease, epoch: _epoch, answered_at: _at, ...extra } = rest;
  return withExtra({ exercise_id, check_status, revision }, extra);
}

/** The epoch that an operation was made in: its own where it is older than that of the lease it came with. */
export const operationEpoch = (
  { epoch }: { readonly epoch?: number | undefined },
  lease: { readonly epoch: number },
): number => Math.min(epoch ?? lease.epoch, lease.epoch);

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
