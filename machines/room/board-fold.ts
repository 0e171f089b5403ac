import type { HandedInBy } from "../../src/contract/rooms/room-phases";
import type { Board, BoardSeat, RoomHappening } from "../../src/contract/rooms/rooms";
import { phaseAfter } from "../studio/phase-after";
import { roomMachine, type RoomEvent } from "./room.machine";
import { seatMachine, type SeatEvent } from "./seat.machine";

/** What the chart `room` hears of an event; null: the event does not move the room. */
function roomEventOf({ kind, at, facts }: RoomHappening): RoomEvent | null {
  switch (kind) {
    case "admissionOpened":
      return { type: "admission.opened" };
    case "admissionClosed":
      return { type: "admission.closed" };
    case "codeRenewed":
      return { type: facts["admits"] === true ? "admission.opened" : "admission.closed" };
    case "started":
      return { type: "room.started", at };
    case "held":
      return { type: "room.held", at };
    case "resumed":
      return { type: "room.resumed", at };
    case "endPlanned":
      return { type: "end.planned", at: facts["at"] as number | null };
    case "ended":
      return { type: facts["planned"] === true ? "end.reached" : "room.ended" };
    case "over":
      return { type: "sittings.ended" };
    case "signed":
      return { type: "room.signed" };
    default:
      return null;
  }
}

/** What the chart `seat` of each seat that an event names hears of it; null: the event does not move seats. */
function seatEventOf({ kind, facts }: RoomHappening): SeatEvent | null {
  switch (kind) {
    case "arrived":
      return { type: "student.arrived" };
    case "admitted":
      return { type: "seat.admitted" };
    case "refused":
      return { type: "seat.refused" };
    case "begun":
      return { type: "sitting.begun" };
    case "paused":
      return { type: "seat.paused" };
    case "unpaused":
      return { type: "seat.resumed" };
    case "handedIn":
      return { type: "sitting.handedIn", by: facts["by"] as HandedInBy };
    case "reopened":
      return { type: "sitting.reopened" };
    case "dismissed":
      return { type: "seat.dismissed" };
    case "deviceMoved":
      return { type: "student.left" };
    case "ended":
      return { type: "room.ended" };
    default:
      return null;
  }
}

/** Whether an event moves a seat: it names it, ends the room, or its device has gone to another seat. */
const concerns = ({ kind, seats, facts }: RoomHappening): ((seat: FoldedSeat) => boolean) => {
  const named = new Set(kind === "deviceMoved" ? [facts["left"]] : seats);
  return ({ seat_id: id }) => kind === "ended" || named.has(id);
};

type FoldedRoom = Pick<Board["room"], "phase" | "admits" | "held_since" | "ends_at">;
type FoldedSeat = Pick<BoardSeat, "seat_id" | "phase" | "handed_in_by">;

/** The part of a board that its events alone decide. */
export interface FoldedBoard {
  readonly room: FoldedRoom;
  readonly seats: readonly FoldedSeat[];
  readonly seq: number;
}

const roomAfter = <Room extends FoldedRoom>(room: Room, event: RoomEvent | null): Room => {
  if (event === null) return room;
  const { phase: value, admits, held_since: heldSince, ends_at: endsAt } = room;
  const after = phaseAfter(roomMachine, { value, context: { admits, heldSince, endsAt } }, [event]);
  if (after === null) return room;
  const { context } = after;
  const moved = { admits: context.admits, held_since: context.heldSince, ends_at: context.endsAt };
  return { ...room, ...moved, phase: after.value as Room["phase"] };
};

const seatAfter = <Seat extends FoldedSeat>(seat: Seat, event: SeatEvent): Seat => {
  const after = phaseAfter(seatMachine, { value: seat.phase, context: { handedInBy: seat.handed_in_by } }, [event]);
  if (after === null) return seat;
  return { ...seat, phase: after.value as Seat["phase"], handed_in_by: after.context.handedInBy };
};

/**
 * A board after events in the order of their numbers, by the charts of room and seat. Events that it has taken already
 * are left out; one that leaves a gap is not taken, so that the caller sees by `seq` what is missing.
 */
export function foldEvents<Folded extends FoldedBoard>(board: Folded, events: readonly RoomHappening[]): Folded {
  let folded = board;
  for (const happening of events) {
    if (happening.seq !== folded.seq + 1) continue;
    const event = seatEventOf(happening);
    const isConcerned = concerns(happening);
    folded = {
      ...folded,
      room: roomAfter(folded.room, roomEventOf(happening)),
      seats:
        event === null ? folded.seats : folded.seats.map((seat) => (isConcerned(seat) ? seatAfter(seat, event) : seat)),
      seq: happening.seq,
    };
  }
  return folded;
}
