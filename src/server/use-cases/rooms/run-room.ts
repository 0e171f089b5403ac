import { and, eq, isNotNull } from "drizzle-orm";
import type { z } from "zod";
import type { RoomEvent } from "../../../../machines/room/room.machine";
import type {
  RoomCommandResult,
  roomAdmissionInput,
  roomEndInput,
  roomStepInput,
} from "../../../contract/rooms/room-commands";
import type { Queries } from "../../db/open";
import { seats } from "../../db/rooms-schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import { noticeMs } from "../close-sitting";
import type { Dependencies } from "../dependencies";
import { renewCode } from "./room-codes";
import { inRoom } from "./room-command";
import { refuseRoomOver, roomAfter, type RoomRow } from "./room-row";
import { restartClocks, stopClocks } from "./seat-clocks";
import { closeRoomSittings } from "./settle-room";

type Step = z.output<typeof roomStepInput>;

/** The columns of a room after an event; throws `roomElsewhere` with its phase where the chart does not take it. */
function moved(room: RoomRow, event: RoomEvent): Partial<RoomRow> {
  const after = roomAfter(room, event);
  if (after === null) throw new CallRefusal("roomElsewhere", { phase: room.phase });
  return after;
}

/**
 * Opens or closes the door, and gives the room a new code where that is asked for. Throws `roomElsewhere` for a room
 * that is over.
 */
export const setAdmission = (
  deps: Dependencies,
  caller: Caller,
  input: z.output<typeof roomAdmissionInput>,
): Promise<RoomCommandResult> =>
  inRoom(deps, caller, input, async ({ tx, room, now }) => {
    const isChanged = room.admits !== input.admits;
    const changes = isChanged ? moved(room, { type: input.admits ? "admission.opened" : "admission.closed" }) : {};
    if (input.renew) {
      refuseRoomOver(room);
      await renewCode(tx, deps, room.roomId, now);
    }
    const kind = input.renew ? "codeRenewed" : input.admits ? "admissionOpened" : "admissionClosed";
    return { kind: isChanged || input.renew ? kind : null, changes, facts: { admits: input.admits } };
  });

/** Lets all who are admitted begin. */
export const startRoom = (deps: Dependencies, caller: Caller, input: Step): Promise<RoomCommandResult> =>
  inRoom(deps, caller, input, async ({ room, now }) => ({
    kind: "started",
    changes: moved(room, { type: "room.started", at: now }),
  }));

/** The sittings of a room whose clock runs unless the room is held. */
async function sittingIn(tx: Queries, { roomId }: RoomRow): Promise<string[]> {
  const rows = await tx
    .select({ attemptId: seats.attemptId })
    .from(seats)
    .where(and(eq(seats.roomId, roomId), eq(seats.phase, "sitting"), isNotNull(seats.attemptId)));
  return rows.flatMap(({ attemptId }) => attemptId ?? []);
}

/** Stops all clocks of a room. */
export const stopRoomClocks = (deps: Dependencies, caller: Caller, input: Step): Promise<RoomCommandResult> =>
  inRoom(deps, caller, input, async ({ tx, room, now }) => {
    const changes = moved(room, { type: "room.held", at: now });
    await stopClocks(tx, await sittingIn(tx, room), now);
    return { kind: "held", changes, facts: { reason: input.reason } };
  });

/** Lets all clocks of a room run again, and gives back what the hold has taken. */
export const restartRoomClocks = (deps: Dependencies, caller: Caller, input: Step): Promise<RoomCommandResult> =>
  inRoom(deps, caller, input, async ({ tx, room, now }) => {
    const changes = moved(room, { type: "room.resumed", at: now });
    await restartClocks(tx, deps, await sittingIn(tx, room), { now, by: caller.userId, note: input.reason });
    return { kind: "resumed", changes, facts: { reason: input.reason, ms: now - (room.heldSince ?? now) } };
  });

/** Ends a room now, plans its end, or withdraws the plan. */
export const endRoom = (
  deps: Dependencies,
  caller: Caller,
  input: z.output<typeof roomEndInput>,
): Promise<RoomCommandResult> =>
  inRoom(deps, caller, input, async ({ tx, room, now }) => {
    const { reason } = input;
    if (input.at !== "now") {
      if (input.at !== null && input.at <= now) throw new CallRefusal("invalidRequest");
      // windows learn of it before it comes
      const at = input.at === null ? null : Math.max(input.at, now + noticeMs);
      return { kind: "endPlanned", changes: moved(room, { type: "end.planned", at }), facts: { at, reason } };
    }
    const changes = moved(room, { type: "room.ended" });
    await closeRoomSittings(tx, deps, room, { now, by: caller.userId, note: reason });
    return { kind: "ended", changes, facts: { reason } };
  });
