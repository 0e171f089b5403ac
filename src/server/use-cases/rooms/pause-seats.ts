import type { z } from "zod";
import type { RoomCommandResult, roomSeatsInput } from "../../../contract/rooms/room-commands";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { moveSeats, seatsOf } from "./move-seats";
import { inRoom } from "./room-command";
import { refuseRoomOver, type SeatRow } from "./room-row";
import { restartClocks, stopClocks } from "./seat-clocks";

type Input = z.output<typeof roomSeatsInput>;

const sittingsOf = (rows: readonly SeatRow[]): string[] => rows.flatMap(({ attemptId }) => attemptId ?? []);

/** The seats of a command; with "all" those in a phase only, so that the others are no refusals. */
const inPhase = (rows: readonly SeatRow[], asked: Input["seats"], phase: SeatRow["phase"]): readonly SeatRow[] =>
  asked === "all" ? rows.filter((row) => row.phase === phase) : rows;

/** Stops the clocks of some students. Throws `roomElsewhere` for a room that is over. */
export const pauseSeats = (deps: Dependencies, caller: Caller, input: Input): Promise<RoomCommandResult> =>
  inRoom(deps, caller, input, async ({ tx, room, now }) => {
    refuseRoomOver(room);
    const rows = inPhase(await seatsOf(tx, room, input.seats), input.seats, "sitting");
    const { taken, refused } = await moveSeats(tx, rows, { type: "seat.paused" });
    await stopClocks(tx, sittingsOf(taken), now);
    const kind = taken.length === 0 ? null : "paused";
    return { kind, seats: taken.map(({ seatId }) => seatId), facts: { reason: input.reason }, refused };
  });

/** Lets the clocks of some students run again; while the room is held they stand still until it is resumed. */
export const resumeSeats = (deps: Dependencies, caller: Caller, input: Input): Promise<RoomCommandResult> =>
  inRoom(deps, caller, input, async ({ tx, room, now }) => {
    const rows = inPhase(await seatsOf(tx, room, input.seats), input.seats, "paused");
    const { taken, refused } = await moveSeats(tx, rows, { type: "seat.resumed" });
    if (room.phase !== "held")
      await restartClocks(tx, deps, sittingsOf(taken), { now, by: caller.userId, note: input.reason });
    const kind = taken.length === 0 ? null : "unpaused";
    return { kind, seats: taken.map(({ seatId }) => seatId), facts: { reason: input.reason }, refused };
  });
