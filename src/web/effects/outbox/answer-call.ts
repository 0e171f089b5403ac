import type { Operation } from "../../../../machines/outbox/operation";

/** Lease of operations that an older version stored without one; the server treats them as the earliest. */
const unknownLease = "unknown";

export type OutboxAnswer = Extract<Operation, { readonly kind: "answer" }>;

/**
 * The input that every operation of an attempt is sent with. `lease`: the device's current lease; null: that of the
 * operation.
 */
export const operationCall = (attemptId: string, operation: Operation, lease: string | null) => ({
  attempt_id: attemptId,
  revision: operation.revision,
  idempotency_key: operation.key,
  lease: lease ?? (operation.lease === "" ? unknownLease : operation.lease),
  epoch: operation.epoch,
  answered_at: Math.round(operation.madeAt),
});

/** An answer as input of the server's call. */
export const answerCall = (attemptId: string, operation: OutboxAnswer, lease: string | null) => ({
  ...operationCall(attemptId, operation, lease),
  exercise_id: operation.exerciseId,
  answer: operation.answer,
  elapsed_ms: Math.round(operation.elapsedMs),
  ...(operation.unscored === undefined ? {} : { unscored: operation.unscored }),
});
