import type { Attempt } from "../../src/contract/attempt/attempt";
import type { Contested, LeavingReason } from "../../src/contract/attempt/exam";
import { faults } from "../../src/contract/calls/faults";
import type { Fault } from "../support/fault";

export interface HandInInput {
  readonly attemptId: string;
  readonly lease: string;
  readonly stage: string;
  /** Whether the student asked for it or the clock of this window ran out. */
  readonly reason: LeavingReason;
  /** End of the stage as this window knows it (epoch ms of the server's clock); null: untimed. */
  readonly dueAt: number | null;
}

/** The contents of a hand-in after everything that can be sent has been sent. */
export interface HandInContents {
  /** The last revision of each item answered in this window. */
  readonly manifest: readonly { readonly exercise_id: string; readonly revision: number }[];
  /** Operations that did not reach the server and are missing from the stage. */
  readonly contested: readonly Contested[];
}

export type AdvanceRequest = HandInInput & HandInContents;

export interface HandInContext extends AdvanceRequest {
  readonly attempt: Attempt | null;
  /** Number of times that the server has asked for missing answers. */
  readonly asked: number;
  readonly failures: number;
  readonly fault: Fault | null;
}

/** The result of a hand-in: the attempt after it, or why the server declined. */
export interface HandInOutput {
  readonly attempt: Attempt | null;
  readonly fault: Fault | null;
}

export type HandInEvent =
  | ({ readonly type: "outbox.emptied" } & HandInContents)
  | { readonly type: "connection.restored" }
  /**
   * A heartbeat was answered: the server is reachable, and the attempt goes on (`lease.confirmed`) or is closed
   * (`lease.closed`).
   */
  | { readonly type: "lease.confirmed" }
  | { readonly type: "lease.closed" }
  /**
   * The student keeps waiting for undelivered answers (`waiting.continued`), or hands in without them
   * (`waiting.ended`).
   */
  | { readonly type: "waiting.continued" }
  | { readonly type: "waiting.ended" };

/** The hand-in's requests to the sitting. */
export type HandInRequest =
  /** Send all waiting operations. */
  | { readonly type: "handIn.drainWanted" }
  /** Stop waiting, and report the operations that have not arrived. */
  | { readonly type: "handIn.restExcused" }
  /** Send the answers to these items once more. */
  | { readonly type: "handIn.answersMissing"; readonly exerciseIds: readonly string[] };

/** How long the hand-in waits for undelivered answers before it asks the student, in ms. */
export const handInPatienceMs = 30_000;

const tooMuch = new Set<unknown>([faults.tooLarge.code, faults.invalidRequest.code]);

/** Whether the server may accept the hand-in with fewer contents. */
export const isTooMuch = ({ code }: Fault): boolean => tooMuch.has(code);

/** The exercise ids of the missing answers, from the server's refusal. */
export const missingOf = (fault: Fault): readonly string[] =>
  typeof fault.code === "number" &&
  "data" in fault &&
  typeof fault.data === "object" &&
  fault.data !== null &&
  "missing" in fault.data &&
  Array.isArray(fault.data.missing)
    ? fault.data.missing.map(String)
    : [];

type Manifested = HandInContents["manifest"][number];

const missingKey = ({ exercise_id, revision }: Manifested): string =>
  `missing-${revision}-${exercise_id}`.replaceAll(".", "_").slice(0, 64);

/**
 * The contents without the answers that the server still lacks after they were sent again: these leave the manifest and
 * become contested.
 */
export const withoutMissing = ({ manifest, contested }: HandInContext, missing: readonly string[]): HandInContents => ({
  manifest: manifest.filter(({ exercise_id }) => !missing.includes(exercise_id)),
  contested: [
    ...contested,
    ...manifest
      .filter(({ exercise_id }) => missing.includes(exercise_id))
      .map((entry) => ({ ...entry, idempotency_key: missingKey(entry) })),
  ],
});

/** The contested operations by name only, without the answers, which were perhaps too large for the server. */
export const namedOnly = ({ contested }: HandInContext): Pick<HandInContents, "contested"> => ({
  contested: contested.map(({ operation: _withheld, ...named }) => named),
});
