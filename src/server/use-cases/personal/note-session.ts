import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { usualSessionLife } from "../../configuration/session-life";
import { sessions } from "../../db/accounts-schema";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import type { Device } from "../sitting/give-lease";

/** So seldom is it written down that a session is in use. */
const noteEveryMs = 5 * 60_000;

/** Where a session is used from. */
export interface SessionPlace extends Device {
  readonly address: string | null;
}

/** Whether it is time to note again that a session is in use. */
export const isNotedLongAgo = ({ lastSeenAt }: Pick<Caller, "lastSeenAt">, now: number): boolean =>
  lastSeenAt === null || lastSeenAt <= now - noteEveryMs;

/** Notes that a session is in use, and where; that prolongs it, up to its longest life. */
export async function noteSession(
  { db, clock, sessionLife = usualSessionLife }: Pick<Dependencies, "db" | "clock" | "sessionLife">,
  { tokenHash }: Pick<Caller, "tokenHash">,
  { browser, system, address }: SessionPlace,
): Promise<void> {
  const now = clock();
  const { idleMs, absoluteMs } = sessionLife;
  await db
    .update(sessions)
    .set({
      browser,
      system,
      address,
      lastSeenAt: now,
      expiresAt: sql`least(${sessions.createdAt} + ${absoluteMs}::bigint, ${now + idleMs}::bigint)`,
    })
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        or(isNull(sessions.lastSeenAt), lt(sessions.lastSeenAt, now - noteEveryMs + 1)),
      ),
    );
}
