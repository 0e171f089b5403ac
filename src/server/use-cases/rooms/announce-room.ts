import { sql } from "drizzle-orm";
import type { Queries } from "../../db/open";

/** The channel on which processes hear of the events of rooms. */
export const roomChannel = "room_events";

/** Tells other processes, once the transaction is committed, that a room has an event; nothing depends on it. */
export const announceRoom = async (tx: Queries, roomId: string, seq: number): Promise<void> =>
  void (await tx.execute(sql`select pg_notify(${roomChannel}, ${`${roomId} ${seq}`})`));
