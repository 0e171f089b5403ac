import { and, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { endSessionInput, SessionEntry } from "../../../contract/account/personal";
import { sessions } from "../../db/accounts-schema";
import type { Queries } from "../../db/open";
import { secretHashOf } from "../../support/identifiers";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";

type SessionRow = typeof sessions.$inferSelect;

/** The id of a session as shown to its person; the token hash cannot be derived from it. */
const idOf = (tokenHash: string): string => secretHashOf(`session:${tokenHash}`).slice(0, 32);

const openSessions = (queries: Queries, { userId, tokenHash }: Caller, now: number): Promise<SessionRow[]> =>
  queries
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(
      desc(eq(sessions.tokenHash, tokenHash)),
      desc(sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`),
      sessions.tokenHash,
    );

/** The open sessions of a person: the current one first, then the most recently used. */
export async function sessionList(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  caller: Caller,
): Promise<{ list: SessionEntry[] }> {
  const rows = await openSessions(db, caller, clock());
  return {
    list: rows.map(({ tokenHash, browser, system, address, createdAt, lastSeenAt }) => ({
      session_id: idOf(tokenHash),
      browser,
      system,
      address,
      created_at: createdAt,
      last_seen_at: lastSeenAt,
      is_current: tokenHash === caller.tokenHash,
    })),
  };
}

/** Ends one of the caller's sessions, or all others, immediately; returns the number ended. */
export async function endSessions(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  caller: Caller,
  input: z.output<typeof endSessionInput>,
): Promise<{ ended: number }> {
  const now = clock();
  const rows = await openSessions(db, caller, now);
  const ending = rows
    .map(({ tokenHash }) => tokenHash)
    .filter((hash) => ("others" in input ? hash !== caller.tokenHash : idOf(hash) === input.session_id));
  if (ending.length === 0) return { ended: 0 };
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(inArray(sessions.tokenHash, ending), isNull(sessions.revokedAt)))
    .returning({ tokenHash: sessions.tokenHash });
  return { ended: ended.length };
}
