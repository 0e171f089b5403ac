import type { Attempt } from "../../src/contract/attempt/attempt";
import type { Contested, LeavingReason } from "../../src/contract/attempt/exam";
import { faults } from "../../src/contract/calls/faults";
import type { Fault } from "../support/fault";

export interface HandInInput {
  readonly attemptId: string;
  readonly lease: string;
  readonly stage: string;
  /** Whether the student wished it or the clock of this window ran out. */
  readonly reason: LeavingReason;
  /** When the stage ends, as this window knows it (epoch ms by the server's clock); null: untimed. */
  readonly dueAt: number | null;
}

/** What is handed in, as it stands when everything that can be sent has been. */
export interface HandInContents {
  /** The last revision of each item answered in this window. */
  readonly manifest: readonly { readonly exercise_id: string; readonly revision: number }[];
  /** Operations that the stage is left without. */
  readonly contested: readonly Contested[];
}

export type AdvanceRequest = HandInInput & HandInContents;

export interface HandInContext extends AdvanceRequest {
  readonly attempt: Attempt | null;
  /** How often the server has asked for answers that it lacks. */
  readonly asked: number;
  readonly failures: number;
  readonly fault: Fault | null;
}

/** What came of it: the attempt as it stands, or why the server declined. */
export interface HandInOutput {
  readonly attempt: Attempt | null;
  readonly fault: Fault | null;
}

export type HandInEvent =
  | ({ readonly type: "outbox.emptied" } & HandInContents)
  | { readonly type: "connection.restored" }
  /** A heartbeat was answered: the server is there, and the sitting goes on or is closed. */
  | { readonly type: "lease.confirmed" }
  | { readonly type: "lease.closed" }
  /** The student waits on for what does not arrive, or hands in without it. */
  | { readonly type: "waiting.continued" }
  | { readonly type: "waiting.ended" };

/** What the hand-in asks of the sitting. */
export type HandInRequest =
  /** Send what there is. */
  | { readonly type: "handIn.drainWanted" }
  /** Wait no longer: say what has not arrived. */
  | { readonly type: "handIn.restExcused" }
  /** Send these items' answers once more. */
  | { readonly type: "handIn.answersMissing"; readonly exerciseIds: readonly string[] };

/** So long answers are waited for before the student is asked, in ms. */
export const handInPatienceMs = 30_000;

const tooMuch = new Set<unknown>([faults.tooLarge.code, faults.invalidRequest.code]);

/** The server may take it with less. */
export const isTooMuch = ({ code }: Fault): boolean => tooMuch.has(code);

/** The items whose answers the server lacks. */
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

/** What the server still lacks after it was sent again is left out of the manifest, and named as contested. */
export const withoutMissing = ({ manifest, contested }: HandInContext, missing: readonly string[]): HandInContents => ({
  manifest: manifest.filter(({ exercise_id }) => !missing.includes(exercise_id)),
  contested: [
    ...contested,
    ...manifest
      .filter(({ exercise_id }) => missing.includes(exercise_id))
      .map((entry) => ({ ...entry, idempotency_key: missingKey(entry) })),
  ],
});

/** What was perhaps too much for the server is named without the answers themselves. */
export const namedOnly = ({ contested }: HandInContext): Pick<HandInContents, "contested"> => ({
  contested: contested.map(({ operation: _withheld, ...named }) => named),
});
