import { v7 as uuidv7 } from "uuid";
import type { Calls } from "../../../contract/calls/calls";
import type { RoomCommandResult } from "../../../contract/rooms/room-commands";
import { callInPlace } from "../../effects/call";
import type { MessageId } from "../../i18n/message-id";

export type RoomCommandName =
  | "setAdmission"
  | "admitSeats"
  | "refuseSeats"
  | "startRoom"
  | "holdRoom"
  | "resumeRoom"
  | "pauseSeats"
  | "unpauseSeats"
  | "extendSeats"
  | "messageSeats"
  | "moveDevice"
  | "submitSeat"
  | "reopenSeat"
  | "dismissSeats"
  | "decideSeats"
  | "noteIncident"
  | "endRoom"
  | "signRoom";

/** A sentence by its message. */
export interface Said {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A command of an invigilator. Sent again it has the same key, so that it is done once. */
export interface RoomCommand {
  readonly key: string;
  /** What it does, in words. */
  readonly said: Said;
  readonly send: () => Promise<RoomCommandResult>;
  /** The command that takes it back; null: it cannot be taken back. */
  readonly undo: (() => RoomCommand) | null;
}

interface Sending<Name extends RoomCommandName> {
  readonly roomId: string;
  readonly name: Name;
  readonly input: Omit<Calls[Name]["input"], "room_id" | "idempotency_key">;
  readonly said: Said;
  readonly undo?: () => RoomCommand;
}

/** A command with a key of its own. */
export function roomCommand<Name extends RoomCommandName>(sending: Sending<Name>): RoomCommand {
  const { roomId, name, input, said, undo = null } = sending;
  const key = uuidv7();
  const whole = { ...input, room_id: roomId, idempotency_key: key } as unknown as Calls[Name]["input"];
  return { key, said, undo, send: () => callInPlace(name, whole) as Promise<RoomCommandResult> };
}
