import type { Attempt } from "../../src/contract/exam";
import type { Answer } from "../../src/contract/item";
import type { FamilyReport } from "../families/family";
import type { Fault } from "../support/fault";
import { manifestOf, type AnswerSheet } from "./answer-sheet";
import type { ClockReport } from "./clock.machine";
import type { HandInInput, HandInRequest } from "./hand-in.machine";
import type { RestoredWork } from "./operation";
import type { OutboxReport } from "./outbox.machine";

export interface SittingInput {
  readonly attempt: Attempt;
  readonly lease: string;
}

export interface SittingContext extends SittingInput {
  readonly restored: RestoredWork;
  readonly sheet: AnswerSheet;
  /** Answers that the server declined for good, by exercise. */
  readonly refused: Readonly<Record<string, Fault>>;
  readonly isOnline: boolean;
  readonly outcome: SittingOutcome;
}

export type SittingEvent =
  | { readonly type: "takeOver.requested" }
  | { readonly type: "resume.requested" }
  | { readonly type: "connection.lost" }
  | { readonly type: "connection.restored" }
  | { readonly type: "session.ended" }
  | { readonly type: "session.renewed" }
  | { readonly type: "idle.elapsed" }
  /** From the watch over the lease: a heartbeat's answer. */
  | { readonly type: "hold.confirmed"; readonly serverTime: number; readonly deadline: number | null }
  | { readonly type: "hold.lost" }
  | { readonly type: "hold.closed" }
  | ClockReport
  | FamilyReport
  | OutboxReport
  | HandInRequest;

/** How a sitting ended in this window. */
export type SittingOutcome =
  | { readonly kind: "finished"; readonly attempt: Attempt | null }
  | { readonly kind: "declined"; readonly fault: Fault | null }
  | { readonly kind: "takeOver" }
  | { readonly kind: "resume" };

/** A choice that is not yet an answer. */
export interface UnconfirmedChoice {
  readonly attemptId: string;
  readonly exerciseId: string;
  readonly answer: Answer | null;
}

/** A browser that keeps nothing, or that could not be asked. */
export const nothingRestored: RestoredWork = { operations: [], choice: null, isDurable: false };

export const handInInput = ({ attempt, lease, sheet }: SittingContext): HandInInput => ({
  attemptId: attempt.attempt_id,
  lease,
  stage: attempt.stage,
  manifest: manifestOf(sheet),
});

/** When the server last confirmed an answer of this attempt (epoch ms); null: none yet. */
export const lastSavedAt = ({ answers }: Attempt): number | null =>
  answers.reduce<number | null>((latest, { saved_at }) => Math.max(latest ?? 0, saved_at), null);
