import type { Attempt, Holder } from "../../src/contract/attempt/attempt";
import type { AttemptSummary, TestDetail } from "../../src/contract/tests";
import type { Fault } from "../support/fault";
import type { SittingInput } from "./sitting-facts";

export interface AttemptInput {
  readonly menuId: string;
  /** Makes starting twice harmless; another one for each attempt. */
  readonly startKey: string;
  readonly mode: string | null;
  readonly startLevel: number | null;
  /** The student has already said "start" on the detail page. */
  readonly isBegun: boolean;
}

export interface AttemptContext extends AttemptInput {
  /** The student came from the test's page, which has told how it goes. */
  readonly isBriefed: boolean;
  readonly test: TestDetail | null;
  readonly attempt: Attempt | null;
  readonly isTakingOver: boolean;
  /** Starts and resumes that were answered; each has a key of its own. */
  readonly starts: number;
  readonly holder: Holder | null;
  readonly failures: number;
  readonly fault: Fault | null;
}

/** Where every attempt begins in a window. */
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

/** What the start of a sitting asks for. */
export interface StartRequest {
  readonly menuId: string;
  readonly mode: string | null;
  readonly startLevel: number | null;
  /** The sitting to go on with; null: one is begun. */
  readonly attemptId: string | null;
  readonly takeOver: boolean;
  /** The same until it is answered. */
  readonly key: string;
}

/** What it brings: the sitting is this window's, or it is over already, or another window or device holds it. */
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
  /** The person signed out, or the server no longer knows the token; and is back. */
  | { readonly type: "session.ended" }
  | { readonly type: "session.renewed" };

/** The sitting as it stands after a start. */
export const attemptOf = (start: StartOutcome, before: Attempt | null): Attempt | null =>
  start.kind === "elsewhere" ? before : start.attempt;

/** Who holds the sitting, as far as a refusal says. */
export const leaseHolderOf = (fault: Fault): Holder | null => {
  if (!("data" in fault) || typeof fault.data !== "object" || fault.data === null) return null;
  return "holder" in fault.data ? (fault.data.holder as Holder | null) : null;
};

/** A sitting under way as lists of tests show it. */
export const summaryOfAttempt = (attempt: Attempt): AttemptSummary => {
  const { attempt_id, menu_id, mode, kind, status, started_at, answered, total, deadline, held } = attempt;
  const known = { attempt_id, menu_id, mode, kind, status, started_at, answered, total, deadline, held };
  return { ...known, stage_deadline: attempt.stage_deadline ?? null, finished_at: null, score: null };
};

/** The sitting that has just been given to this window. */
export const sittingOf = (start: StartOutcome, isBriefed: boolean): SittingInput => {
  if (start.kind !== "held") throw new Error("a sitting was opened that this window does not hold");
  return { attempt: start.attempt, lease: start.lease, isBriefed };
};
