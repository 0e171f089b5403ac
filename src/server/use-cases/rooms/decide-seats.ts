import { and, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { RoomCommandResult, roomBrowsersInput } from "../../../contract/rooms/room-commands";
import { classMembers } from "../../db/classes-schema";
import { lockdowns } from "../../db/lockdown-schema";
import type { Queries } from "../../db/open";
import { roomEntries, seats } from "../../db/rooms-schema";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { decide } from "../lockdown/decide-lockdown";
import { lockLockdown } from "../lockdown/lockdown-row";
import { seatsOf } from "./move-seats";
import { inRoom } from "./room-command";
import type { RoomRow, SeatRow } from "./room-row";

const kinds = { unlock: "unlocked", waive: "browserWaived", require: "browserRequired" } as const;

/** The accounts and guests at seats: of the device that is admitted, or else of the member. */
async function personsAt(tx: Queries, rows: readonly SeatRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.map(({ seatId }) => seatId);
  const found = await tx
    .select({
      seatId: seats.seatId,
      ofEntry: roomEntries.userId,
      ofGuest: roomEntries.guestId,
      ofMember: classMembers.userId,
    })
    .from(seats)
    .leftJoin(roomEntries, eq(roomEntries.entryId, seats.entryId))
    .leftJoin(classMembers, eq(classMembers.memberId, seats.memberId))
    .where(inArray(seats.seatId, ids));
  return new Map(
    found.flatMap(({ seatId, ofEntry, ofGuest, ofMember }) => {
      const personId = ofEntry ?? ofGuest ?? ofMember;
      return personId === null ? [] : [[seatId, personId] as const];
    }),
  );
}

/** With "all" those to whom it applies only: sittings that are locked. */
async function lockedAmong(tx: Queries, { assignmentId }: RoomRow, persons: ReadonlyMap<string, string>) {
  const rows = await tx
    .select({ personId: lockdowns.personId })
    .from(lockdowns)
    .where(
      and(
        eq(lockdowns.assignmentId, assignmentId),
        eq(lockdowns.phase, "locked"),
        inArray(lockdowns.personId, [...persons.values()]),
      ),
    );
  return new Set(rows.map(({ personId }) => personId));
}

/** Unlocks sittings whose browser was lost, or lets students sit without the browser that is asked for. */
export const decideSeats = (
  deps: Dependencies,
  caller: Caller,
  input: z.output<typeof roomBrowsersInput>,
): Promise<RoomCommandResult> =>
  inRoom(deps, caller, input, async ({ tx, room, now }) => {
    const { decision, reason, give_back: giveBack, seats: asked } = input;
    const found = await seatsOf(tx, room, asked);
    const persons = await personsAt(tx, found);
    const locked = asked === "all" ? await lockedAmong(tx, room, persons) : null;
    const rows = locked === null ? found : found.filter(({ seatId }) => locked.has(persons.get(seatId) ?? ""));
    const taken: string[] = [];
    const refused: RoomCommandResult["refused"] = [];
    for (const { seatId, phase } of rows) {
      const personId = persons.get(seatId);
      const before =
        personId === undefined ? null : await lockLockdown(tx, { assignmentId: room.assignmentId, personId });
      const deciding = { decision, reason, giveBack, by: caller.userId, now };
      const after = before === null ? null : await decide(tx, deps, before, deciding);
      if (after === null) refused.push({ seat_id: seatId, phase });
      else taken.push(seatId);
    }
    return { kind: taken.length === 0 ? null : kinds[decision], seats: taken, facts: { reason }, refused };
  });
