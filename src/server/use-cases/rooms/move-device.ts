import { and, eq, ne } from "drizzle-orm";
import type { z } from "zod";
import type { moveDeviceInput, RoomCommandResult } from "../../../contract/rooms/room-commands";
import { append } from "../../attempts/attempt";
import { guests } from "../../db/guest-schema";
import type { Queries } from "../../db/open";
import { roomEntries, seats } from "../../db/rooms-schema";
import { attempts } from "../../db/schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { seatsOf } from "./move-seats";
import { inRoom } from "./room-command";

/** Takes the sitting from the window that has it, so that the device that comes next need not ask for it. */
async function freeSitting(tx: Queries, attemptId: string, now: number, movedBy: string): Promise<void> {
  const [attempt] = await tx.select().from(attempts).where(eq(attempts.attemptId, attemptId)).for("update");
  if (attempt?.status !== "sitting") return;
  const epoch = attempt.leaseEpoch + 1;
  const payload = { epoch, turn: 0, take_over: true, moved_by: movedBy };
  const changes = { leaseEpoch: epoch, leaseTurn: 0, leaseSeenAt: 0 };
  await append(tx, attempt, now, { kind: "lease", payload, leaseEpoch: epoch }, changes);
}

/**
 * Lets another device in to a seat in place of the one before, also one that asked at another seat by the same name.
 * The guest of the new device stands for that of the seat from then on; the old one can still send what it has.
 */
export const moveDevice = (
  deps: Dependencies,
  caller: Caller,
  input: z.output<typeof moveDeviceInput>,
): Promise<RoomCommandResult> =>
  inRoom(deps, caller, input, async ({ tx, room, now }) => {
    const [seat] = await seatsOf(tx, room, [input.seat_id]);
    const [entry] = await tx
      .select()
      .from(roomEntries)
      .where(and(eq(roomEntries.entryId, input.entry_id), eq(roomEntries.roomId, room.roomId)));
    if (seat === undefined || entry?.standing !== "asking") throw new CallRefusal("seatUnknown");
    if (["expected", "waiting", "dismissed", "absent"].includes(seat.phase))
      return { kind: null, refused: [{ seat_id: seat.seatId, phase: seat.phase }] };
    const [present] = await tx
      .select()
      .from(roomEntries)
      .where(eq(roomEntries.entryId, seat.entryId ?? ""));
    const first = present?.guestId ?? null;
    if (first !== null && entry.guestId !== null) {
      const [stood] = await tx.select({ standsFor: guests.standsFor }).from(guests).where(eq(guests.guestId, first));
      await tx
        .update(guests)
        .set({ standsFor: stood?.standsFor ?? first })
        .where(eq(guests.guestId, entry.guestId));
    } else if (present !== undefined && present.userId !== entry.userId) throw new CallRefusal("roomOtherAccount");
    await tx
      .update(roomEntries)
      .set({ standing: "out" })
      .where(and(eq(roomEntries.seatId, seat.seatId), eq(roomEntries.standing, "in")));
    await tx
      .update(roomEntries)
      .set({ standing: "in", seatId: seat.seatId })
      .where(eq(roomEntries.entryId, entry.entryId));
    await tx.update(seats).set({ entryId: entry.entryId }).where(eq(seats.seatId, seat.seatId));
    if (seat.attemptId !== null) await freeSitting(tx, seat.attemptId, now, caller.userId);
    let left: string | null = null;
    if (entry.seatId !== seat.seatId) {
      const others = await tx.$count(
        roomEntries,
        and(eq(roomEntries.seatId, entry.seatId), ne(roomEntries.entryId, entry.entryId)),
      );
      const waiting = and(eq(seats.seatId, entry.seatId), eq(seats.phase, "waiting"));
      if (others === 0) await tx.update(seats).set({ phase: "expected" }).where(waiting);
      left = others === 0 ? entry.seatId : null;
    }
    const facts = { entry_id: entry.entryId, left };
    return { kind: "deviceMoved", seats: [seat.seatId], facts };
  });
