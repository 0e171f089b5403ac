import type { Attempt } from "../../src/contract/attempt/attempt";
import type { Contested, LeavingReason } from "../../src/contract/attempt/exam";
import { faults } from "../../src/contract/calls/faults";
import { deliveryOf } from "../../src/contract/families";
import type { PendingChoice, Delivery, SittingDraft, Lease, ToolContents, WorkOperation } from "../outbox/operation";
import type { Unsent } from "../outbox/queue-facts";
import type { Fault } from "../support/fault";
import { sheetManifest, type AnswerSheet } from "./answer-sheet";
import type { ClockReport } from "./clock.machine";
import type { FamilyReport } from "./family";
import type { HandInInput, HandInContents, HandInRequest } from "./hand-in-facts";
import type { RestoredWork } from "./restored-work";
import type { ToolSheet } from "./tool-sheet";

export interface SittingInput {
  readonly attempt: Attempt;
  readonly lease: string;
  /** The student came from the test's page, which has told how it goes. */
  readonly isBriefed: boolean;
}

export interface SittingContext extends SittingInput {
  readonly restored: RestoredWork;
  readonly sheet: AnswerSheet;
  readonly tools: ToolSheet;
  /** Answers that the server declined for good, by exercise. */
  readonly refused: Readonly<Record<string, Fault>>;
  /** Items of which an answer from this device has given way to a newer one of another device. */
  readonly superseded: readonly string[];
  readonly isOnline: boolean;
  /** The device delivers the hand-in by itself, also with the page closed. */
  readonly isHandInStored: boolean;
  /** Why the stage is left, where it is. */
  readonly handInReason: LeavingReason;
  /** When the stage under way ends (epoch ms by the server's clock); null: untimed. */
  readonly dueAt: number | null;
  /** The newest row of the server's log that this window has heard of. */
  readonly seq: number;
  /** The same, when the record was last asked for. */
  readonly seqAsked: number;
  readonly outcome: SittingOutcome;
}

/** What the outbox tells of this sitting's queue. */
export type OutboxReport =
  | { readonly type: "outbox.delivered"; readonly operation: WorkOperation; readonly delivery: Delivery }
  | { readonly type: "outbox.refused"; readonly operation: WorkOperation; readonly fault: Fault }
  /** An answer's section is not open on the server: it waits on this device. */
  | { readonly type: "outbox.postponed" }
  /** Signed out: nothing can be sent. */
  | { readonly type: "outbox.sealed" }
  /** Nothing is left that is waited for. */
  | { readonly type: "outbox.emptied"; readonly unsent: readonly Unsent[] };

/** What a sitting asks of the outbox. */
export type OutboxRequest =
  | { readonly type: "operation.drafted"; readonly draft: SittingDraft; readonly dueAt: number | null }
  | { readonly type: "choice.made"; readonly choice: PendingChoice }
  /** Another section is open now. */
  | { readonly type: "stage.entered" }
  /** Send what there is at once, and say when nothing is left. */
  | { readonly type: "drain.requested" }
  /** What has not arrived is no longer waited for: say what it is. */
  | { readonly type: "rest.excused" }
  /** The newest row of the log, as the server's record has it. */
  | { readonly type: "record.told"; readonly lastSeq: number };

export type SittingEvent =
  | { readonly type: "takeOver.requested" }
  | { readonly type: "resume.requested" }
  /** The student has seen which answer stands, and goes on from that item. */
  | { readonly type: "supersession.seen"; readonly exerciseId: string }
  /** What the tools hold of an item, or of the whole sitting. */
  | { readonly type: "tools.changed"; readonly exerciseId: string | null; readonly state: ToolContents }
  | { readonly type: "connection.lost" }
  | { readonly type: "connection.restored" }
  | { readonly type: "session.ended" }
  | { readonly type: "session.renewed" }
  | { readonly type: "idle.elapsed" }
  /** From the watch over the lease: a heartbeat's answer. */
  | {
      readonly type: "lease.confirmed";
      readonly serverTime: number;
      readonly dueAt: number | null;
      readonly lastSeq: number;
    }
  | { readonly type: "lease.lost" }
  /** The device has what it takes to hand in without this page. */
  | { readonly type: "handIn.stored" }
  | { readonly type: "lease.closed" }
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

/** When the stage under way ends: the section's own limit or the test's, whichever comes first. */
export const dueAtOf = ({ deadline, stage_deadline }: Pick<Attempt, "deadline" | "stage_deadline">): number | null => {
  // a server of yesterday tells no deadline of the stage
  const limits = [deadline, stage_deadline].filter((one) => typeof one === "number");
  return limits.length === 0 ? null : Math.min(...limits);
};

/** The server has the sitting in another section than this window: one that was restored may be in an earlier one. */
export const isElsewhere = (context: SittingContext, attempt: Attempt): boolean =>
  attempt.status === "sitting" &&
  attempt.stage !== context.attempt.stage &&
  // item by item the section follows from the answers, whose replies may be under way
  (isBehind(context, attempt) || deliveryOf(attempt.family, attempt.exam_info).engine !== "itemAdaptive");

/** Nothing is left of the stage's time. */
export const isStageOver = (dueAt: number | null, serverTime: number): boolean => dueAt !== null && dueAt <= serverTime;

/** The server's log lacks rows that it had when its record was asked for. */
export const isBehind = ({ seqAsked }: SittingContext, { last_seq }: Attempt): boolean => last_seq < seqAsked;

export const sittingLease = ({ attempt, lease }: SittingInput): Lease => ({ lease, epoch: attempt.epoch });

export const handInInput = ({ attempt, lease, handInReason, dueAt }: SittingContext): HandInInput => ({
  attemptId: attempt.attempt_id,
  lease,
  stage: attempt.stage,
  reason: handInReason,
  dueAt,
});

/** The test is handed in with the section under way: it is the last, or sections follow by themselves. */
export const isInLastSection = ({ family, exam_info, sections, stage }: Attempt): boolean =>
  deliveryOf(family, exam_info).engine === "itemAdaptive" || sections.at(-1)?.stage === stage;

/** A hand-in as the device delivers it by itself. */
export interface StoredHandInInput extends HandInInput {
  readonly sheet: AnswerSheet;
  /** Nothing comes after it: no clock begins while nobody is there. */
  readonly isLast: boolean;
}

export const storedHandInInput = (context: SittingContext): StoredHandInInput => ({
  ...handInInput(context),
  sheet: context.sheet,
  isLast: isInLastSection(context.attempt),
});

const contestedOf = ({ operation }: Unsent): Contested => {
  const { lease: _secret, ...shown } = operation;
  return {
    exercise_id: operation.exerciseId,
    revision: operation.revision,
    idempotency_key: operation.key,
    operation: { ...shown },
  };
};

const waitsForStage = ({ fault }: Unsent): boolean => fault?.code === faults.stageUnopened.code;

/**
 * What is handed in when nothing more can be sent; marks for review are of no use any more, and what waits for a later
 * section is none of this one's.
 */
export const handInContentsOf = (
  { sheet }: Pick<SittingContext, "sheet">,
  unsent: readonly Unsent[],
): HandInContents => {
  const answers = unsent.filter(({ operation }) => operation.kind === "answer");
  return {
    manifest: sheetManifest(sheet, new Set(answers.map(({ operation }) => operation.exerciseId))),
    contested: answers.filter((one) => !waitsForStage(one)).map(contestedOf),
  };
};

/** When the server last confirmed an answer of this attempt (epoch ms); null: none yet. */
export const lastSavedAt = ({ answers }: Attempt): number | null =>
  answers.reduce<number | null>((latest, { saved_at }) => Math.max(latest ?? 0, saved_at), null);
