import type { z } from "zod";
import type {
  RoomCommandResult,
  roomIncidentInput,
  roomMessageInput,
  roomSeatsInput,
} from "../../../contract/rooms/room-commands";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { moveSeats, seatsOf } from "./move-seats";
import { inRoom } from "./room-command";

/** Shows a message to some students or all until they have read it. */
export const sendMessage = (
  deps: Dependencies,
  caller: Caller,
  input: z.output<typeof roomMessageInput>,
): Promise<RoomCommandResult> =>
  inRoom(deps, caller, input, async ({ tx, room }) => {
    const rows = await seatsOf(tx, room, input.seats);
    const reached = rows.filter(({ phase }) => ["waiting", "admitted", "sitting", "paused"].includes(phase));
    const refused = input.seats === "all" ? [] : rows.filter((row) => !reached.includes(row));
    return {
      kind: reached.length === 0 ? null : "messaged",
      seats: reached.map(({ seatId }) => seatId),
      facts: { text: input.text },
      refused: refused.map(({ seatId, phase }) => ({ seat_id: seatId, phase })),
    };
  });

/** Writes down what happened; also after the end, until the record is signed. */
export const noteIncident = (
  deps: Dependencies,
  caller: Caller,
  input: z.output<typeof roomIncidentInput>,
): Promise<RoomCommandResult> =>
  inRoom(deps, caller, input, async ({ tx, room, now }) => {
    if (room.phase === "signed") throw new CallRefusal("roomElsewhere", { phase: room.phase });
    if (input.at > now) throw new CallRefusal("invalidRequest");
    const rows = input.seats.length === 0 ? [] : await seatsOf(tx, room, input.seats);
    const facts = { kind: input.kind, text: input.text, at: input.at };
    return { kind: "incident", seats: rows.map(({ seatId }) => seatId), facts };
  });

/** Lets students go who have handed in; also after the end, until the record is signed. */
export const dismissSeats = (
  deps: Dependencies,
  caller: Caller,
  input: z.output<typeof roomSeatsInput>,
): Promise<RoomCommandResult> =>
  inRoom(deps, caller, input, async ({ tx, room }) => {
    if (room.phase === "signed") throw new CallRefusal("roomElsewhere", { phase: room.phase });
    const asked = await seatsOf(tx, room, input.seats);
    const rows = input.seats === "all" ? asked.filter(({ phase }) => phase === "handedIn") : asked;
    const { taken, refused } = await moveSeats(tx, rows, { type: "seat.dismissed" });
    return { kind: taken.length === 0 ? null : "dismissed", seats: taken.map(({ seatId }) => seatId), refused };
  });
