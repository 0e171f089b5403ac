import type { Attempt, Holder } from "../../src/contract/attempt/attempt";
import type { AttemptSummary, TestDetail } from "../../src/contract/tests";
import type { Fault } from "../support/fault";
import type { SittingInput } from "./sitting-facts";

export interface AttemptInput {
  readonly menuId: string;
  /** Makes a repeated start harmless; each attempt has its own key. */
  readonly startKey: string;
  readonly mode: string | null;
  readonly startLevel: number | null;
  /** The teacher's assignment that a new attempt is for; null: none. */
  readonly assignmentId: string | null;
  /** The student has already pressed "start" on the detail page. */
  readonly isBegun: boolean;
}

export interface AttemptContext extends AttemptInput {
  /** The student came from the test's page, which explains how the test works. */
  readonly isBriefed: boolean;
  readonly test: TestDetail | null;
  readonly attempt: Attempt | null;
  readonly isTakingOver: boolean;
  /** Number of starts and resumes that were answered; each has its own key. */
  readonly starts: number;
  readonly holder: Holder | null;
  readonly failures: number;
  readonly fault: Fault | null;
}

/** The context of an attempt when a window opens it. */
export const beginning = (input: AttemptInput): AttemptContext => ({
  ...input,
  isBriefed: input.isBegun,
  test: null,
  attempt: null,
  isTakingOver: false,
  starts: 0,
  holder: null,
  failures: 0,
  fault: null,
});

/** A request to start or resume an attempt. */
export interface StartRequest {
  readonly menuId: string;
  readonly mode: string | null;
  readonly startLevel: number | null;
  /** The assignment of a new attempt; null: none. */
  readonly assignmentId: string | null;
  /** The attempt to resume; null: a new one is started. */
  readonly attemptId: string | null;
  readonly takeOver: boolean;
  /** Stays the same for all tries until one is answered. */
  readonly key: string;
}

/**
 * The result of a start: this window has the lease (`held`), the attempt is finished (`over`), or another window or
 * device has the lease (`elsewhere`).
 */
export type StartOutcome =
  | ({ readonly kind: "held" } & Omit<SittingInput, "isBriefed">)
  | { readonly kind: "over"; readonly attempt: Attempt }
  | { readonly kind: "elsewhere"; readonly holder: Holder | null };

export type AttemptEvent =
  | { readonly type: "start.requested"; readonly mode: string | null; readonly startLevel: number | null }
  | { readonly type: "takeOver.requested" }
  | { readonly type: "retry.requested" }
  | { readonly type: "connection.lost" }
  | { readonly type: "connection.restored" }
  /**
   * The person signed out or the server no longer knows the token (`session.ended`); the person is back
   * (`session.renewed`).
   */
  | { readonly type: "session.ended" }
  | { readonly type: "session.renewed" };

/** The attempt after a start. */
export const attemptOf = (start: StartOutcome, before: Attempt | null): Attempt | null =>
  start.kind === "elsewhere" ? before : start.attempt;

/** The holder of the lease, if the refusal names one. */
export const leaseHolderOf = (fault: Fault): Holder | null => {
  if (!("data" in fault) || typeof fault.data !== "object" || fault.data === null) return null;
  return "holder" in fault.data ? (fault.data.holder as Holder | null) : null;
};

/** An attempt as lists of tests show it. */
export const summaryOfAttempt = (attempt: Attempt): AttemptSummary => {
  const { attempt_id, menu_id, mode, kind, status, started_at, answered, total, deadline, held } = attempt;
  const known = { attempt_id, menu_id, mode, kind, status, started_at, answered, total, deadline, held };
  return { ...known, stage_deadline: attempt.stage_deadline ?? null, finished_at: null, score: null };
};

/** The input of the sitting that a start has given to this window. Throws if this window has no lease. */
export const sittingOf = (start: StartOutcome, isBriefed: boolean): SittingInput => {
  if (start.kind !== "held") throw new Error("a sitting was opened that this window does not hold");
  return { attempt: start.attempt, lease: start.lease, isBriefed };
};
