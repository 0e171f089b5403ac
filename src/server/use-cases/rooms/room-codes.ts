import { and, eq, isNull } from "drizzle-orm";
import { codeAlphabet, readSymbols } from "../../../contract/account/invitation-code";
import { roomLimits } from "../../../contract/rooms/room-limits";
import type { Queries } from "../../db/open";
import { roomCodes, rooms } from "../../db/rooms-schema";
import { CallRefusal } from "../../support/refusal";
import type { Dependencies } from "../dependencies";
import type { RoomRow } from "./room-row";

/** A code of eight symbols, five bits each, from a secret. */
export const roomCodeFrom = (secret: string): string =>
  Array.from(
    Buffer.from(secret, "base64url").subarray(0, roomLimits.code),
    (byte) => codeAlphabet[byte % codeAlphabet.length] ?? "",
  ).join("");

/** Gives a room a new code; the one before admits nobody any more. */
export async function renewCode(
  tx: Queries,
  { secret }: Pick<Dependencies, "secret">,
  roomId: string,
  now: number,
): Promise<string> {
  await tx
    .update(roomCodes)
    .set({ endedAt: now })
    .where(and(eq(roomCodes.roomId, roomId), isNull(roomCodes.endedAt), isNull(roomCodes.seatId)));
  for (;;) {
    const code = roomCodeFrom(secret());
    const [made] = await tx.insert(roomCodes).values({ code, roomId, madeAt: now }).onConflictDoNothing().returning();
    if (made !== undefined) return code;
  }
}

/** The code of a room, if it has one. */
export async function codeOfRoom(queries: Queries, roomId: string): Promise<string | null> {
  const [row] = await queries
    .select({ code: roomCodes.code })
    .from(roomCodes)
    .where(and(eq(roomCodes.roomId, roomId), isNull(roomCodes.endedAt), isNull(roomCodes.seatId)));
  return row?.code ?? null;
}

/** Where a code admits to. */
export interface Admission {
  readonly room: RoomRow;
  /** The seat of a card; null: any seat of the room. */
  readonly seatId: string | null;
}

interface TypedCode extends Admission {
  /** When another code took its place; null: it is in force. */
  readonly endedAt: number | null;
}

/** The room of a typed code, also of one that was replaced. Throws `roomCodeUnknown` for a code that never was one. */
export async function codeTyped(queries: Queries, typed: string): Promise<TypedCode> {
  const code = readSymbols(typed, roomLimits.code);
  if (code === null) throw new CallRefusal("roomCodeUnknown");
  const [row] = await queries
    .select({ room: rooms, endedAt: roomCodes.endedAt, seatId: roomCodes.seatId })
    .from(roomCodes)
    .innerJoin(rooms, eq(rooms.roomId, roomCodes.roomId))
    .where(eq(roomCodes.code, code));
  if (row === undefined) throw new CallRefusal("roomCodeUnknown");
  return row;
}

/**
 * What a code admits to. Throws `roomCodeOver` for one that was replaced, and `roomClosed` while the room lets nobody
 * in.
 */
export function admissionOf({ room, seatId, endedAt }: TypedCode): Admission {
  if (endedAt !== null) throw new CallRefusal("roomCodeOver");
  if (!room.admits) throw new CallRefusal("roomClosed");
  return { room, seatId };
}

/** What a typed code admits to. */
export const admissionBy = async (queries: Queries, typed: string): Promise<Admission> =>
  admissionOf(await codeTyped(queries, typed));
