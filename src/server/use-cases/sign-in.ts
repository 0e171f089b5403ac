import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { UserInfo } from "../../contract/account/account";
import { usualSessionLife } from "../configuration/session-life";
import { sessions } from "../db/accounts-schema";
import type { Queries } from "../db/open";
import { secretHashOf } from "../support/identifiers";
import { CallRefusal } from "../support/refusal";
import { refuseByStatus } from "./account-status";
import { findByName } from "./accounts/find-by-name";
import type { Caller } from "./caller";
import type { Dependencies } from "./dependencies";
import { checkPassword, type Gate } from "./passwords";

/** More than one person has devices; beyond it, the least recently used sessions end. */
const mostSessions = 50;

/**
 * Begins a session of a user; returns its token, which is not stored. `begunAt`: the start of an earlier session that
 * it continues, which limits its life.
 */
export async function openSession(
  { db, clock, secret, sessionLife = usualSessionLife }: Pick<Dependencies, "db" | "clock" | "secret" | "sessionLife">,
  userId: string,
  begunAt?: number,
): Promise<string> {
  const token = `${secret()}${secret()}`;
  const now = clock();
  const createdAt = begunAt ?? now;
  const expiresAt = Math.min(createdAt + sessionLife.absoluteMs, now + sessionLife.idleMs);
  await db.insert(sessions).values({ tokenHash: secretHashOf(token), userId, createdAt, expiresAt });
  const surplus = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .orderBy(desc(sql`greatest(${sessions.lastSeenAt}, ${sessions.createdAt})`), desc(sessions.tokenHash))
    .offset(mostSessions);
  await db.update(sessions).set({ revokedAt: now }).where(inArray(sessions.tokenHash, surplus));
  return token;
}

/**
 * Returns a new session token. Neither the error nor its timing distinguishes an unknown user from a wrong password.
 */
export async function signIn(
  deps: Dependencies,
  input: { username: string; password: string },
  gate: Gate,
): Promise<{ token: string }> {
  const user = await findByName(deps.db, input.username);
  if (!(await checkPassword(user?.passwordHash ?? null, input.password, gate)) || user === null)
    throw new CallRefusal("credentialsWrong");
  refuseByStatus(deps, user.status, "accountDisabled");
  return { token: await openSession(deps, user.userId) };
}

/** Ends every session of a user. */
export const endAllSessions = (tx: Queries, userId: string, now: number): Promise<unknown> =>
  tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));

/** Ends the session of a token. */
export const endSession = ({ db, clock }: Pick<Dependencies, "db" | "clock">, token: string): Promise<unknown> =>
  db
    .update(sessions)
    .set({ revokedAt: clock() })
    .where(eq(sessions.tokenHash, secretHashOf(token)));

export async function signOut({ db, clock }: Dependencies, caller: Caller): Promise<Record<string, never>> {
  await db.update(sessions).set({ revokedAt: clock() }).where(eq(sessions.tokenHash, caller.tokenHash));
  return {};
}

export const userInfo = ({
  username,
  nickname,
  avatar,
  status,
  type,
  admin,
  role,
  permission,
  grade,
}: Caller): UserInfo => ({
  username,
  nickname,
  avatar,
  status,
  type,
  admin,
  role: [...role],
  permission: [...permission],
  grade,
});
