import { and, eq } from "drizzle-orm";
import type { AttemptRow } from "../../attempts/attempt";
import type { Queries } from "../../db/open";
import { rooms, seats } from "../../db/rooms-schema";
import { windowClockErrorMs, type AdvanceInput } from "../sitting/leaving";

/**
 * The planned end of the room by which the clock of a window ran out, if it has come and the room has not been ended
 * yet; null otherwise.
 */
export async function plannedEndFor(
  tx: Queries,
  { due_at: believed }: AdvanceInput,
  { attemptId, assignmentId, stoppedAt }: AttemptRow,
  now: number,
): Promise<number | null> {
  if (assignmentId === null || stoppedAt !== null || believed === undefined || believed === null) return null;
  if (now < believed - windowClockErrorMs) return null;
  const [room] = await tx
    .select({ endsAt: rooms.endsAt })
    .from(seats)
    .innerJoin(rooms, eq(rooms.roomId, seats.roomId))
    .where(and(eq(seats.attemptId, attemptId), eq(rooms.phase, "running"), eq(rooms.endsAt, believed)));
  return room?.endsAt ?? null;
}
