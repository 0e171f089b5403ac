import type { z } from "zod";
import type { RoomCommandResult, roomExtendInput } from "../../../contract/rooms/room-commands";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { seatsOf } from "./move-seats";
import { inRoom } from "./room-command";
import { extendClocks } from "./seat-clocks";

type Input = z.output<typeof roomExtendInput>;

/**
 * Gives time to some students or all, to one section or to the whole test, in one statement. Those who do not sit are
 * named and get nothing; what goes beyond the window of the assignment is given all the same.
 */
export const extendSeats = (deps: Dependencies, caller: Caller, input: Input): Promise<RoomCommandResult> =>
  inRoom(deps, caller, input, async ({ tx, room, now }) => {
    const { ms, stage = null, reason } = input;
    const asked = await seatsOf(tx, room, input.seats);
    const rows = input.seats === "all" ? asked.filter(({ phase }) => phase === "sitting" || phase === "paused") : asked;
    const sitting = rows.filter(({ phase }) => phase === "sitting" || phase === "paused");
    const given = await extendClocks(
      tx,
      deps,
      sitting.flatMap(({ attemptId }) => attemptId ?? []),
      { now, by: caller.userId, note: reason, stage, ms },
    );
    const isGiven = ({ attemptId }: (typeof rows)[number]): boolean => attemptId !== null && given.has(attemptId);
    const seats = rows.filter(isGiven).map(({ seatId }) => seatId);
    const refused = rows.filter((row) => !isGiven(row)).map(({ seatId, phase }) => ({ seat_id: seatId, phase }));
    return { kind: seats.length === 0 ? null : "extended", seats, facts: { ms, stage, reason }, refused };
  });
