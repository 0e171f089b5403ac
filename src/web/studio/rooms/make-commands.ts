import type { Localized } from "../../../contract/item/content";
import type { RoomCommand } from "./room-command";
import { roomCommand } from "./room-command";

/** Whom a command is about, and how they are called in a sentence. */
export interface CommandTarget {
  readonly roomId: string;
  readonly seats: readonly string[] | "all";
  readonly who: string;
}
type Seats = string[] | "all";
const seatsOf = ({ seats }: CommandTarget): Seats => (seats === "all" ? "all" : [...seats]);

export const admitting = (concerned: CommandTarget): RoomCommand =>
  roomCommand({
    roomId: concerned.roomId,
    name: "admitSeats",
    input: { seats: seatsOf(concerned), reason: "" },
    said: { id: "board.did.admit", values: { who: concerned.who } },
  });

export const refusing = (concerned: CommandTarget, reason: string): RoomCommand =>
  roomCommand({
    roomId: concerned.roomId,
    name: "refuseSeats",
    input: { seats: seatsOf(concerned), reason },
    said: { id: "board.did.refuse", values: { who: concerned.who } },
  });

export const pausing = (concerned: CommandTarget, reason: string): RoomCommand =>
  roomCommand({
    roomId: concerned.roomId,
    name: "pauseSeats",
    input: { seats: seatsOf(concerned), reason },
    said: { id: "board.did.pause", values: { who: concerned.who } },
    undo: () => unpausing(concerned, ""),
  });

export const unpausing = (concerned: CommandTarget, reason: string): RoomCommand =>
  roomCommand({
    roomId: concerned.roomId,
    name: "unpauseSeats",
    input: { seats: seatsOf(concerned), reason },
    said: { id: "board.did.unpause", values: { who: concerned.who } },
    undo: () => pausing(concerned, ""),
  });

/** `stage`: the section that the time is for; null: the whole test. */
export const extending = (
  concerned: CommandTarget,
  { ms, stage, reason }: { readonly ms: number; readonly stage: string | null; readonly reason: string },
): RoomCommand =>
  roomCommand({
    roomId: concerned.roomId,
    name: "extendSeats",
    input: { seats: seatsOf(concerned), ms, reason, ...(stage === null ? {} : { stage }) },
    said: { id: "board.did.extend", values: { who: concerned.who, minutes: ms / 60_000 } },
  });

export const messaging = (concerned: CommandTarget, text: Localized): RoomCommand =>
  roomCommand({
    roomId: concerned.roomId,
    name: "messageSeats",
    input: { seats: seatsOf(concerned), text },
    said: { id: "board.did.message", values: { who: concerned.who } },
  });

export const dismissing = (concerned: CommandTarget): RoomCommand =>
  roomCommand({
    roomId: concerned.roomId,
    name: "dismissSeats",
    input: { seats: seatsOf(concerned), reason: "" },
    said: { id: "board.did.dismiss", values: { who: concerned.who } },
  });

/** Lets sittings go on whose browser was lost, with the time back for which they were locked. */
export const unlocking = (concerned: CommandTarget, reason: string): RoomCommand =>
  roomCommand({
    roomId: concerned.roomId,
    name: "decideSeats",
    input: { seats: seatsOf(concerned), decision: "unlock", give_back: true, reason },
    said: { id: "board.did.unlock", values: { who: concerned.who } },
  });

/** Lets students sit in any browser. */
export const waiving = (concerned: CommandTarget, reason: string): RoomCommand =>
  roomCommand({
    roomId: concerned.roomId,
    name: "decideSeats",
    input: { seats: seatsOf(concerned), decision: "waive", give_back: true, reason },
    said: { id: "board.did.waive", values: { who: concerned.who } },
    undo: () => requiring(concerned),
  });

const requiring = (concerned: CommandTarget): RoomCommand =>
  roomCommand({
    roomId: concerned.roomId,
    name: "decideSeats",
    input: { seats: seatsOf(concerned), decision: "require", give_back: true, reason: "" },
    said: { id: "board.did.require", values: { who: concerned.who } },
  });

export const holding = (roomId: string, reason: string): RoomCommand =>
  roomCommand({
    roomId,
    name: "holdRoom",
    input: { reason },
    said: { id: "board.did.hold" },
    undo: () => resuming(roomId, ""),
  });

export const resuming = (roomId: string, reason: string): RoomCommand =>
  roomCommand({
    roomId,
    name: "resumeRoom",
    input: { reason },
    said: { id: "board.did.resume" },
    undo: () => holding(roomId, ""),
  });

export const admission = (roomId: string, admits: boolean): RoomCommand =>
  roomCommand({
    roomId,
    name: "setAdmission",
    input: { admits, renew: false },
    said: { id: admits ? "board.did.open" : "board.did.close" },
    undo: () => admission(roomId, !admits),
  });

export const renewingCode = (roomId: string, admits: boolean): RoomCommand =>
  roomCommand({ roomId, name: "setAdmission", input: { admits, renew: true }, said: { id: "board.did.renew" } });

export const starting = (roomId: string): RoomCommand =>
  roomCommand({ roomId, name: "startRoom", input: { reason: "" }, said: { id: "board.did.start" } });

/** `time`: the moment in words. */
export const planningEnd = (roomId: string, at: number, time: string, reason = ""): RoomCommand =>
  roomCommand({
    roomId,
    name: "endRoom",
    input: { at, reason },
    said: { id: "board.did.plan", values: { time } },
    undo: () => withdrawingEnd(roomId),
  });

export const withdrawingEnd = (roomId: string): RoomCommand =>
  roomCommand({ roomId, name: "endRoom", input: { at: null, reason: "" }, said: { id: "board.did.withdraw" } });

export const ending = (roomId: string, reason: string): RoomCommand =>
  roomCommand({ roomId, name: "endRoom", input: { at: "now", reason }, said: { id: "board.did.end" } });
