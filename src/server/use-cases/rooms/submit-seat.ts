import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { RoomCommandResult, roomSubmitInput } from "../../../contract/rooms/room-commands";
import { foldName } from "../../../contract/validators/folding";
import { seats } from "../../db/rooms-schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { seatsOf } from "./move-seats";
import { inRoom } from "./room-command";
import { closeClocks } from "./seat-clocks";

/**
 * Hands in for one student, whose name the invigilator types: the window has the usual notice to send what it has.
 * Throws `roomNameMismatched` for another name.
 */
export const submitSeat = (
  deps: Dependencies,
  caller: Caller,
  input: z.output<typeof roomSubmitInput>,
): Promise<RoomCommandResult> =>
  inRoom(deps, caller, input, async ({ tx, room, now }) => {
    const [seat] = await seatsOf(tx, room, [input.seat_id]);
    if (seat === undefined) throw new CallRefusal("seatUnknown");
    if (foldName(seat.name) !== foldName(input.name)) throw new CallRefusal("roomNameMismatched");
    if (seat.attemptId === null || (seat.phase !== "sitting" && seat.phase !== "paused"))
      return { kind: null, refused: [{ seat_id: seat.seatId, phase: seat.phase }] };
    await tx.update(seats).set({ closedBy: caller.userId }).where(eq(seats.seatId, seat.seatId));
    await closeClocks(tx, deps, [seat.attemptId], { now, by: caller.userId, note: input.reason });
    return { kind: "closed", seats: [seat.seatId], facts: { reason: input.reason } };
  });
