import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { RoomCommandResult, roomSignInput } from "../../../contract/rooms/room-commands";
import type { RoomRecord } from "../../../contract/rooms/rooms";
import { users } from "../../db/accounts-schema";
import { seats } from "../../db/rooms-schema";
import { attempts } from "../../db/schema";
import { CallRefusal } from "../../support/refusal";
import { writeAudit } from "../audit";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { eventsSince } from "./board";
import { titleOfRoom } from "./lobby";
import { inRoom, type RoomInCommand } from "./room-command";
import { roomAfter } from "./room-row";
import { seatsOnBoard } from "./seats-on-board";

/** Attendance, times and happenings of a room that is over. */
async function recordOf(
  deps: Dependencies,
  caller: Caller,
  { tx, room, now }: RoomInCommand,
  remark: string,
): Promise<RoomRecord> {
  const { title, className } = await titleOfRoom(tx, deps, room);
  const events = await eventsSince(tx, room.roomId, 0);
  const times = await tx
    .select({ seatId: seats.seatId, begun: attempts.startedAt, ended: attempts.finishedAt })
    .from(seats)
    .innerJoin(attempts, eq(attempts.attemptId, seats.attemptId))
    .where(eq(seats.roomId, room.roomId));
  const timesOf = new Map(times.map(({ seatId, ...one }) => [seatId, one]));
  const lastOf = (kind: string): number | null => events.filter((one) => one.kind === kind).at(-1)?.at ?? null;
  const [signer] = await tx.select({ name: users.nickname }).from(users).where(eq(users.userId, caller.userId));
  return {
    class_name: className,
    title,
    invigilators: [...new Set(events.flatMap(({ by }) => by ?? []))],
    opened_at: room.openedAt,
    started_at: lastOf("started"),
    ended_at: lastOf("over") ?? now,
    signed_by: signer?.name ?? "",
    signed_at: now,
    remark,
    seats: (await seatsOnBoard(tx, room.roomId)).map((seat) => ({
      seat_id: seat.seat_id,
      name: seat.name,
      on_list: seat.on_list,
      phase: seat.phase,
      handed_in_by: seat.handed_in_by,
      begun_at: timesOf.get(seat.seat_id)?.begun ?? null,
      ended_at: timesOf.get(seat.seat_id)?.ended ?? null,
      given_ms: seat.given_ms,
      away: seat.away,
    })),
    events,
  };
}

/**
 * Signs the record of a room that is over, which cannot change afterwards; signing again adds a remark below it. Throws
 * `roomElsewhere` before the end.
 */
export const signRoom = (
  deps: Dependencies,
  caller: Caller,
  input: z.output<typeof roomSignInput> & { readonly address: string },
): Promise<RoomCommandResult> =>
  inRoom(deps, caller, input, async (context) => {
    const { room, now } = context;
    if (room.phase === "signed") {
      if (input.remark === "") throw new CallRefusal("roomElsewhere", { phase: room.phase });
      return { kind: "remarked", facts: { remark: input.remark } };
    }
    const after = roomAfter(room, { type: "room.signed" });
    if (after === null) throw new CallRefusal("roomElsewhere", { phase: room.phase });
    const record = await recordOf(deps, caller, context, input.remark);
    const { classId, assignmentId } = context.assignment;
    await writeAudit(
      { db: context.tx, clock: () => now },
      {
        kind: "roomSigned",
        account: caller.username,
        address: input.address,
        facts: { class: record.class_name, test: context.assignment.menuId },
        classId,
        assignmentId,
      },
    );
    return {
      kind: "signed",
      changes: { ...after, signedBy: caller.userId, signedAt: now, record },
      facts: { remark: input.remark },
    };
  });
