import { and, inArray, notInArray, sql } from "drizzle-orm";
import { rooms } from "../../db/rooms-schema";
import { inTransaction } from "../../db/transaction";
import { createBackoff, type Backoff } from "../backoff";
import type { Dependencies } from "../dependencies";
import { dueRooms, settleRoom } from "./settle-room";

const mostAtOnce = 200;

interface Failing {
  /** Rooms that could not be brought up to date in earlier rounds. */
  readonly backoff: Backoff;
  readonly failed: (roomId: string, error: unknown) => void;
}

interface Tried {
  readonly roomId: string;
  /** null: nothing went wrong. */
  readonly error: unknown;
}

/** Brings one room that is not in `passed` up to date; null: there is none. */
async function updateOne(
  deps: Pick<Dependencies, "db" | "ids">,
  passed: readonly string[],
  now: number,
  among: readonly string[] | null,
) {
  const found: { roomId: string | null } = { roomId: null };
  const tried = (roomId: string, error: unknown): Tried => ({ roomId, error });
  try {
    await inTransaction(deps.db, async (tx) => {
      const [row] = await tx
        .select()
        .from(rooms)
        .where(
          and(
            among === null ? undefined : inArray(rooms.roomId, [...among]),
            dueRooms(tx, now),
            notInArray(rooms.roomId, [...passed]),
          ),
        )
        .orderBy(sql`random()`)
        .limit(1)
        .for("update", { skipLocked: true });
      found.roomId = row?.roomId ?? null;
      if (row !== undefined) await settleRoom(tx, deps, row, now);
    });
  } catch (error) {
    if (found.roomId === null) throw error;
    return tried(found.roomId, error);
  }
  return found.roomId === null ? null : tried(found.roomId, null);
}

/**
 * Brings rooms up to date with their sittings and the clock, one room per transaction. Locked rows are left for the
 * next round; one that fails is reported to `failed` and retried later. `among`: only these rooms; null: all.
 */
export async function sweepRooms(
  deps: Pick<Dependencies, "db" | "clock" | "ids">,
  { backoff, failed }: Failing = { backoff: createBackoff(), failed: () => undefined },
  among: readonly string[] | null = null,
): Promise<void> {
  const passed = backoff.waiting(deps.clock());
  for (let count = 0; count < mostAtOnce; count += 1) {
    const now = deps.clock();
    const tried = await updateOne(deps, passed, now, among);
    if (tried === null) return;
    passed.push(tried.roomId);
    if (tried.error === null) backoff.succeeded(tried.roomId);
    else {
      backoff.failed(tried.roomId, now);
      failed(tried.roomId, tried.error);
    }
  }
}
