import type { Attempt } from "../../src/contract/attempt/attempt";
import type { Contested, LeavingReason } from "../../src/contract/attempt/exam";
import { faults } from "../../src/contract/calls/faults";
import { deliveryOf } from "../../src/contract/families";
import type { RoomUpdate } from "../../src/contract/rooms/room-update";
import type { PendingChoice, Delivery, SittingDraft, Lease, ToolContents, WorkOperation } from "../outbox/operation";
import type { Unsent } from "../outbox/queue-facts";
import type { Fault } from "../support/fault";
import { sheetManifest, type AnswerSheet } from "./answer-sheet";
import type { ClockReport } from "./clock.machine";
import type { FamilyReport } from "./family";
import type { HandInInput, HandInContents, HandInRequest } from "./hand-in-facts";
import type { RestoredWork } from "./restored-work";
import type { SittingRoom } from "./sitting-room";
import type { ToolSheet } from "./tool-sheet";

export interface SittingInput {
  readonly attempt: Attempt;
  readonly lease: string;
  /** The student came from the test's page, which explains how the test works. */
  readonly isBriefed: boolean;
}

export interface SittingContext extends SittingInput {
  readonly restored: RestoredWork;
  readonly sheet: AnswerSheet;
  readonly tools: ToolSheet;
  /** The server's final refusals of answers, by exercise. */
  readonly refused: Readonly<Record<string, Fault>>;
  /** Items whose answer from this device was superseded by a newer one from another device. */
  readonly superseded: readonly string[];
  readonly isOnline: boolean;
  /** The device delivers the hand-in without this page, even when the page is closed. */
  readonly isHandInStored: boolean;
  /** The reason for leaving the stage. */
  readonly handInReason: LeavingReason;
  /** End of the current stage (epoch ms of the server's clock); null: untimed. */
  readonly dueAt: number | null;
  /** When an invigilator stopped the clock; null: it runs. */
  readonly stoppedAt: number | null;
  /** When the sitting was locked because the browser that is asked for was lost; null: it is not. */
  readonly lockedAt: number | null;
  /** The room in which the student sits; null: none. */
  readonly room: SittingRoom | null;
  /** The newest row of the server's log known to this window. */
  readonly seq: number;
  /** The value of `seq` when the record was last requested. */
  readonly seqAsked: number;
  readonly outcome: SittingOutcome;
}

/** Reports from the outbox about the queue of this attempt. */
export type OutboxReport =
  | { readonly type: "outbox.delivered"; readonly operation: WorkOperation; readonly delivery: Delivery }
  | { readonly type: "outbox.refused"; readonly operation: WorkOperation; readonly fault: Fault }
  /** The section of an answer is not open on the server: the answer waits on this device. */
  | { readonly type: "outbox.postponed" }
  /** The person is signed out: nothing can be sent. */
  | { readonly type: "outbox.sealed" }
  /** No operation is waited for any more. */
  | { readonly type: "outbox.emptied"; readonly unsent: readonly Unsent[] };

/** The room as the watch over the lease reports it with its heartbeats. */
export interface WatchedLease {
  readonly attemptId: string;
  readonly lease: string;
  /** The numbers of the last event known and the last message read; null: the student sits in no room. */
  readonly room: Pick<SittingRoom, "seq" | "readSeq"> | null;
  /** The check of the browser was passed by its interface for scripts, which has to stay. */
  readonly hasBrowserInterface: boolean;
}

/** A request of a sitting to the watch over the lease: a heartbeat is sent at once. */
export interface HeartbeatRequest {
  readonly type: "heartbeat.wanted";
  readonly readSeq: number;
}

/** Requests of a sitting to the outbox. */
export type OutboxRequest =
  | { readonly type: "operation.drafted"; readonly draft: SittingDraft; readonly dueAt: number | null }
  | { readonly type: "choice.made"; readonly choice: PendingChoice }
  /** Another section is open now. */
  | { readonly type: "stage.entered" }
  /** Send all waiting operations immediately, and report when none is left. */
  | { readonly type: "drain.requested" }
  /** Stop waiting for undelivered operations, and report them. */
  | { readonly type: "rest.excused" }
  /** The newest row of the log according to the server's record. */
  | { readonly type: "record.told"; readonly lastSeq: number };

export type SittingEvent =
  | { readonly type: "takeOver.requested" }
  | { readonly type: "resume.requested" }
  /** The student has seen the answer that replaced theirs, and goes on from that item. */
  | { readonly type: "supersession.seen"; readonly exerciseId: string }
  /** The tools' contents changed, for one item or (null) for the whole attempt. */
  | { readonly type: "tools.changed"; readonly exerciseId: string | null; readonly state: ToolContents }
  | { readonly type: "connection.lost" }
  | { readonly type: "connection.restored" }
  | { readonly type: "session.ended" }
  | { readonly type: "session.renewed" }
  | { readonly type: "idle.elapsed" }
  /** From the watch over the lease: the reply to a heartbeat. */
  | {
      readonly type: "lease.confirmed";
      readonly serverTime: number;
      readonly dueAt: number | null;
      readonly lastSeq: number;
      readonly stoppedAt?: number | null;
      readonly lockedAt?: number | null;
      readonly room?: RoomUpdate;
    }
  /** The student has read the messages of the invigilator up to this number. */
  | { readonly type: "message.read"; readonly seq: number }
  | { readonly type: "lease.lost" }
  /** The device has stored all that it needs to hand in without this page. */
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

interface ReportedEnds extends Pick<Attempt, "deadline" | "stage_deadline"> {
  readonly room?: Pick<RoomUpdate, "ends_at"> | undefined;
}

/** The earliest of some ends; null: there is none. */
const earliestOf = (ends: readonly (number | null | undefined)[]): number | null => {
  const known = ends.filter((one) => typeof one === "number");
  return known.length === 0 ? null : Math.min(...known);
};

/** End of the current stage: the section's limit, the test's, or the planned end of the room, whichever comes first. */
export const dueAtOf = ({ deadline, stage_deadline, room }: ReportedEnds): number | null =>
  // older servers report no deadline of the stage
  earliestOf([deadline, stage_deadline, room?.ends_at]);

/** The end that a delivery reports, or the planned end of the room, whichever comes first. */
export const dueAtInRoom = ({ room }: Pick<SittingContext, "room">, dueAt: number | null): number | null =>
  earliestOf([dueAt, room?.endsAt]);

/**
 * Whether the server has the attempt in another section than this window; a server restored from a backup may be in an
 * earlier one.
 */
export const isElsewhere = (context: SittingContext, attempt: Attempt): boolean =>
  attempt.status === "sitting" &&
  attempt.stage !== context.attempt.stage &&
  // in item-adaptive delivery the section follows from the answers, whose replies may be under way
  (isBehind(context, attempt) || deliveryOf(attempt.family, attempt.exam_info).engine !== "itemAdaptive");

/** Whether something has happened in the room that this window does not know. */
export const isRoomAhead = ({ room }: Pick<SittingContext, "room">, { roomSeq = 0 }: Delivery): boolean =>
  room !== null && roomSeq > room.seq;

/** Whether the time of the stage is over. */
export const isStageOver = (dueAt: number | null, serverTime: number): boolean => dueAt !== null && dueAt <= serverTime;

/** Whether the server's log lacks rows that it had when its record was requested. */
export const isBehind = ({ seqAsked }: SittingContext, { last_seq }: Attempt): boolean => last_seq < seqAsked;

export const sittingLease = ({ attempt, lease }: SittingInput): Lease => ({ lease, epoch: attempt.epoch });

export const handInInput = ({ attempt, lease, handInReason, dueAt }: SittingContext): HandInInput => ({
  attemptId: attempt.attempt_id,
  lease,
  stage: attempt.stage,
  reason: handInReason,
  dueAt,
});

/**
 * Whether handing in the current section hands in the test: it is the last section, or sections follow automatically.
 */
export const isInLastSection = ({ family, exam_info, sections, stage }: Attempt): boolean =>
  deliveryOf(family, exam_info).engine === "itemAdaptive" || sections.at(-1)?.stage === stage;

/** A hand-in that the device delivers without the page. */
export interface StoredHandInInput extends HandInInput {
  readonly sheet: AnswerSheet;
  /** No section follows, so no clock starts while the student is away. */
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
 * The contents of a hand-in when nothing more can be sent. Review marks are left out because they no longer matter, and
 * operations that wait for a later section are not contested.
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

/** When the server last confirmed an answer of this attempt (epoch ms); null: never. */
export const lastSavedAt = ({ answers }: Attempt): number | null =>
  answers.reduce<number | null>((latest, { saved_at }) => Math.max(latest ?? 0, saved_at), null);
