import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import type { joinRoomInput, joinRoomOutput, lookRoomInput, lookRoomOutput } from "../../../contract/rooms/rooms";
import { foldName } from "../../../contract/validators/folding";
import { assignments, classes, classMembers } from "../../db/classes-schema";
import { guests } from "../../db/guest-schema";
import type { Queries } from "../../db/open";
import { roomEntries, rooms, seats } from "../../db/rooms-schema";
import { inTransaction } from "../../db/transaction";
import { secretHashOf } from "../../support/identifiers";
import { CallRefusal } from "../../support/refusal";
import { refuseUnseen } from "../../support/shown-name";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { tokenOf } from "../guests/invitation";
import type { Device } from "../sitting/give-lease";
import { lobbyOf, titleOfRoom } from "./lobby";
import { moveSeats } from "./move-seats";
import { admissionBy, admissionOf, codeTyped } from "./room-codes";
import { appendRoomEvent } from "./room-events";
import type { RoomRow, SeatRow } from "./room-row";

type JoinInput = z.output<typeof joinRoomInput>;
type JoinOutput = z.input<typeof joinRoomOutput>;
type EntryRow = typeof roomEntries.$inferSelect;

/** What a code admits to, before anybody comes in. */
export async function lookAtRoom(
  deps: Dependencies,
  { code }: z.output<typeof lookRoomInput>,
): Promise<z.input<typeof lookRoomOutput>> {
  const { room, seatId } = await admissionBy(deps.db, code);
  const { title, className } = await titleOfRoom(deps.db, deps, room);
  const listed = room.entry === "listed" && seatId === null;
  const named = listed
    ? await deps.db
        .select({ memberId: seats.memberId, name: seats.name, phase: seats.phase })
        .from(seats)
        .where(eq(seats.roomId, room.roomId))
        .orderBy(asc(seats.name), asc(seats.seatId))
    : [];
  const [card] = seatId === null ? [] : await deps.db.select().from(seats).where(eq(seats.seatId, seatId));
  const names = named.flatMap(({ memberId, name, phase }) =>
    memberId === null ? [] : [{ member_id: memberId, name, taken: phase !== "expected" }],
  );
  return {
    room_id: room.roomId,
    assignment_id: room.assignmentId,
    class_name: className,
    title,
    entry: seatId === null ? room.entry : "card",
    names: listed ? names : null,
    name: card?.name ?? null,
  };
}

/** The entry that the same call has made before. */
async function enteredBefore(tx: Queries, { roomId }: RoomRow, key: string): Promise<EntryRow | undefined> {
  const [row] = await tx
    .select()
    .from(roomEntries)
    .where(and(eq(roomEntries.roomId, roomId), eq(roomEntries.keyHash, secretHashOf(key))));
  return row;
}

/** The room as it is now, locked, still letting students in. */
async function lockOpenRoom(tx: Queries, { roomId }: RoomRow): Promise<RoomRow> {
  const [room] = await tx.select().from(rooms).where(eq(rooms.roomId, roomId)).for("update");
  if (room?.admits !== true) throw new CallRefusal("roomClosed");
  return room;
}

async function newSeat(tx: Queries, { ids }: Pick<Dependencies, "ids">, room: RoomRow, name: string): Promise<SeatRow> {
  const [made] = await tx
    .insert(seats)
    .values({ seatId: ids(), roomId: room.roomId, name, phase: "expected" })
    .returning();
  if (made === undefined) throw new Error("no seat was made");
  return made;
}

/** The seat that a student asks for: of a card, of a member, or by a name, which has a new seat if it is taken. */
async function seatAsked(
  tx: Queries,
  deps: Pick<Dependencies, "ids">,
  room: RoomRow,
  {
    seatId,
    member_id: memberId,
    name = "",
  }: Pick<JoinInput, "member_id" | "name"> & { readonly seatId: string | null },
): Promise<SeatRow> {
  const all = await tx.select().from(seats).where(eq(seats.roomId, room.roomId)).orderBy(asc(seats.seatId));
  if (seatId !== null || memberId !== undefined) {
    const seat = all.find((one) => (seatId === null ? one.memberId === memberId : one.seatId === seatId));
    if (seat === undefined || (seatId === null && room.entry !== "listed")) throw new CallRefusal("seatUnknown");
    return seat;
  }
  if (room.entry === "card") throw new CallRefusal("roomCodeUnknown");
  if (name === "") throw new CallRefusal("invalidRequest");
  refuseUnseen(name);
  const same = all.filter((one) => foldName(one.name) === foldName(name));
  return (
    same.find(({ phase, memberId: ofList }) => phase === "expected" && ofList !== null) ?? newSeat(tx, deps, room, name)
  );
}

interface Asking {
  readonly userId: string | null;
  readonly guestId: string | null;
  readonly tokenHash: string;
  readonly key: string;
  readonly device: Device;
}

/** Puts a device at the door of a seat; with somebody inside already it is a second device. */
async function askFor(
  tx: Queries,
  deps: Pick<Dependencies, "ids" | "clock">,
  room: RoomRow,
  seat: SeatRow,
  { key, device, ...who }: Asking,
): Promise<EntryRow> {
  const now = deps.clock();
  const entry: EntryRow = {
    entryId: deps.ids(),
    roomId: room.roomId,
    seatId: seat.seatId,
    ...who,
    keyHash: secretHashOf(key),
    name: seat.name,
    ...device,
    askedAt: now,
    standing: "asking",
  };
  await tx.insert(roomEntries).values(entry);
  const { taken } = await moveSeats(tx, [seat], { type: "student.arrived" });
  const kind = taken.length > 0 ? "arrived" : "secondDevice";
  const facts = { entry_id: entry.entryId };
  await appendRoomEvent(tx, room, { at: now, kind, by: null, key: null, seats: [seat.seatId], facts });
  return entry;
}

/** The answer to a call that was made before; null: it was not. */
async function joinedBefore(tx: Queries, deps: Dependencies, room: RoomRow, key: string): Promise<JoinOutput | null> {
  const before = await enteredBefore(tx, room, key);
  if (before === undefined) return null;
  const [guest] = await tx
    .select()
    .from(guests)
    .where(eq(guests.guestId, before.guestId ?? ""));
  if (guest === undefined) throw new CallRefusal("roomCodeUnknown");
  return { token: tokenOf(guest.seed, key, "guest"), lobby: await lobbyOf(tx, deps, before) };
}

/**
 * Asks to come in by a code, without an account. The same call sent again answers the same, so that a reloaded page is
 * back where it was, also after the room has closed or the code was replaced.
 */
export const joinRoom = (deps: Dependencies, input: JoinInput, device: Device): Promise<JoinOutput> =>
  inTransaction(deps.db, async (tx) => {
    const { idempotency_key: key } = input;
    const code = await codeTyped(tx, input.code);
    const before = await joinedBefore(tx, deps, code.room, key);
    if (before !== null) return before;
    const { room: found, seatId } = admissionOf(code);
    const room = await lockOpenRoom(tx, found);
    const meanwhile = await joinedBefore(tx, deps, room, key);
    if (meanwhile !== null) return meanwhile;
    const seat = await seatAsked(tx, deps, room, { ...input, seatId });
    const [guestId, seed] = [deps.ids(), deps.secret()];
    const token = tokenOf(seed, key, "guest");
    const tokenHash = secretHashOf(token);
    const { invitationId } = room;
    await tx
      .insert(guests)
      .values({ guestId, invitationId, name: seat.name, tokenHash, seed, keyHash: secretHashOf(key) });
    const entry = await askFor(tx, deps, room, seat, { userId: null, guestId, tokenHash, key, device });
    return { token, lobby: await lobbyOf(tx, deps, entry) };
  });

/** Asks to come in to the room of an assignment as a member of its class who is signed in. */
export const enterRoom = (
  deps: Dependencies,
  caller: Caller,
  {
    assignment_id: assignmentId,
    idempotency_key: key,
  }: { readonly assignment_id: string; readonly idempotency_key: string },
  device: Device,
): Promise<JoinOutput> =>
  inTransaction(deps.db, async (tx) => {
    const [found] = await tx
      .select({ room: rooms, seat: seats })
      .from(rooms)
      .innerJoin(seats, eq(seats.roomId, rooms.roomId))
      .innerJoin(classMembers, eq(classMembers.memberId, seats.memberId))
      .innerJoin(assignments, eq(assignments.assignmentId, rooms.assignmentId))
      .innerJoin(classes, eq(classes.classId, assignments.classId))
      .where(
        and(
          eq(rooms.assignmentId, assignmentId),
          eq(classMembers.userId, caller.userId),
          isNull(classMembers.leftAt),
          isNull(classes.archivedAt),
        ),
      )
      .orderBy(desc(rooms.openedAt))
      .limit(1);
    if (found === undefined) throw new CallRefusal("roomUnknown");
    const before = await enteredBefore(tx, found.room, key);
    if (before !== undefined) return { token: null, lobby: await lobbyOf(tx, deps, before) };
    const room = await lockOpenRoom(tx, found.room);
    const [seat] = await tx.select().from(seats).where(eq(seats.seatId, found.seat.seatId)).for("update");
    if (seat === undefined) throw new CallRefusal("seatUnknown");
    const { userId, tokenHash } = caller;
    const entry = await askFor(tx, deps, room, seat, { userId, guestId: null, tokenHash, key, device });
    return { token: null, lobby: await lobbyOf(tx, deps, entry) };
  });
