import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { usualSessionLife } from "../../configuration/session-life";
import { sessions } from "../../db/accounts-schema";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import type { Device } from "../sitting/give-lease";

/** Minimum time between two records that a session is in use. */
const noteEveryMs = 5 * 60_000;

/** The device and address from which a session is used. */
export interface SessionPlace extends Device {
  readonly address: string | null;
}

/** A session recorded as in use after this time is not due again. */
export const notedSince = (now: number): number => now - noteEveryMs;

/** Whether a session is due to be recorded as in use again. */
export const isNotedLongAgo = ({ lastSeenAt }: Pick<Caller, "lastSeenAt">, now: number): boolean =>
  lastSeenAt === null || lastSeenAt <= notedSince(now);

/** Records that a session is in use, and from where; extends it, up to its maximum life. */
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
        or(isNull(sessions.lastSeenAt), lte(sessions.lastSeenAt, notedSince(now))),
      ),
    );
}
