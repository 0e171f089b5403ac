import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { UserInfo } from "../../contract/account";
import { permissionsOf } from "../../contract/roles";
import { sessions, users } from "../db/schema";
import { jsonOf, placeholder, statement } from "../db/statement";
import { secretHashOf } from "../identifiers";
import { CallRefusal } from "../refusal";
import { refuseByStatus } from "./account-status";
import type { Bearer, Caller } from "./caller";
import type { Dependencies } from "./dependencies";
import { checkPassword, type Gate } from "./passwords";
import { usualSessionLife } from "./session-life";

/** More than the devices of one person; those unused longest make room. */
const mostSessions = 50;

/** Begins a session of a user; answers its token, which is kept nowhere. */
export async function openSession(
  { db, clock, secret, sessionLife = usualSessionLife }: Pick<Dependencies, "db" | "clock" | "secret" | "sessionLife">,
  userId: string,
): Promise<string> {
  const token = `${secret()}${secret()}`;
  const now = clock();
  await db
    .insert(sessions)
    .values({ tokenHash: secretHashOf(token), userId, createdAt: now, expiresAt: now + sessionLife.idleMs });
  const surplus = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .orderBy(desc(sql`greatest(${sessions.lastSeenAt}, ${sessions.createdAt})`), desc(sessions.tokenHash))
    .offset(mostSessions);
  await db.update(sessions).set({ revokedAt: now }).where(inArray(sessions.tokenHash, surplus));
  return token;
}

/** Answers a new session token. An unknown user and a wrong password are told apart neither by words nor by time. */
export async function signIn(
  deps: Dependencies,
  input: { username: string; password: string },
  gate: Gate,
): Promise<{ token: string }> {
  const [user] = await deps.db.select().from(users).where(eq(users.username, input.username));
  if (!(await checkPassword(user?.passwordHash ?? null, input.password, gate)) || user === undefined)
    throw new CallRefusal("credentialsWrong");
  refuseByStatus(deps, user.status, "accountDisabled");
  return { token: await openSession(deps, user.userId) };
}

const callerColumns = {
  userId: users.userId,
  username: users.username,
  nickname: users.nickname,
  avatar: users.avatar,
  status: users.status,
  type: users.type,
  admin: users.admin,
  role: users.role,
  permission: users.permission,
  grade: users.grade,
};

interface SessionRow extends Pick<Caller, "lastSeenAt"> {
  readonly user: Pick<typeof users.$inferSelect, keyof typeof callerColumns>;
}

const sessionStatement = statement<SessionRow, "tokenHash" | "now">(
  "session_of_token",
  () => sql`
  select ${jsonOf(callerColumns)} as "user", ${sessions.lastSeenAt} as "lastSeenAt"
  from ${sessions} join ${users} on ${users.userId} = ${sessions.userId}
  where ${sessions.tokenHash} = ${placeholder("tokenHash")} and ${sessions.revokedAt} is null
    and ${sessions.expiresAt} > ${placeholder("now")}`,
);

async function callerOf(deps: Dependencies, tokenHash: string): Promise<Caller> {
  const [row] = await sessionStatement(deps.db, { tokenHash, now: deps.clock() });
  if (row === undefined) throw new CallRefusal("tokenInvalid");
  const { user, lastSeenAt } = row;
  refuseByStatus(deps, user.status, "accountRefused");
  return { ...user, permission: permissionsOf(user), tokenHash, lastSeenAt };
}

/** The bearer of a token; who it belongs to is as the database says when it is asked. */
export function bearerOf(deps: Dependencies, token: string): Bearer<Caller> {
  const tokenHash = secretHashOf(token);
  return { tokenHash, caller: () => callerOf(deps, tokenHash) };
}

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
