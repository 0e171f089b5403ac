import { and, eq, gt, isNull, or } from "drizzle-orm";
import { sessions, users } from "../db/accounts-schema";
import type { Queries } from "../db/open";
import { entryCodes } from "../db/sign-in-methods-schema";
import { secretHashOf } from "../support/identifiers";
import { CallRefusal } from "../support/refusal";
import { refuseByStatus } from "./account-status";
import type { Caller } from "./caller";
import type { Dependencies } from "./dependencies";
import { openSession } from "./sign-in";

/** How long the code lives that an address carries from one of our sites to another. */
export const addressCodeLifeMs = 2 * 60_000;

/** Who made a code, and in which session; it is void once that has ended or they are no longer what they were. */
export interface CodeMaker {
  readonly userId: string;
  readonly tokenHash: string;
}

type Rights = Pick<typeof users.$inferSelect, "passwordHash" | "status" | "admin" | "role" | "permission">;

/** Changes with password, status, roles and permissions of an account. */
const stampOf = ({ passwordHash, status, admin, role, permission }: Rights): string =>
  secretHashOf(JSON.stringify([passwordHash, status, admin, role, permission]));

const userBy = async ({ db }: Pick<Dependencies, "db">, userId: string): Promise<Rights | undefined> =>
  (await db.select().from(users).where(eq(users.userId, userId)))[0];

/** Makes a code that signs its account in once, within `lifeMs`; kept as a hash. `maker` null: the server's machine. */
export async function newEntryCode(
  deps: Pick<Dependencies, "db" | "clock" | "secret">,
  userId: string,
  lifeMs: number,
  maker: CodeMaker | null,
): Promise<{ code: string; expires_at: number }> {
  const { db, clock, secret } = deps;
  const code = `${secret()}${secret()}`;
  const expiresAt = clock() + lifeMs;
  const isForAnother = maker !== null && maker.userId !== userId;
  const [user, other] = [await userBy(deps, userId), isForAnother ? await userBy(deps, maker.userId) : undefined];
  await db.insert(entryCodes).values({
    codeHash: secretHashOf(code),
    userId,
    expiresAt,
    sessionHash: maker?.tokenHash ?? null,
    userStamp: user === undefined ? null : stampOf(user),
    madeBy: isForAnother ? maker.userId : null,
    makerStamp: other === undefined ? null : stampOf(other),
  });
  return { code, expires_at: expiresAt };
}

/** A code for the caller's own address line, in place of their token. */
export const makeEntryCode = (deps: Dependencies, caller: Caller): Promise<{ code: string; expires_at: number }> =>
  newEntryCode(deps, caller.userId, addressCodeLifeMs, caller);

/** Uses a code up and begins a session; one that is wrong, used, too old or void changes nothing. */
export async function enterByCode(deps: Dependencies, code: string): Promise<{ token: string }> {
  const { db, clock } = deps;
  const [used] = await db
    .delete(entryCodes)
    .where(and(eq(entryCodes.codeHash, secretHashOf(code)), gt(entryCodes.expiresAt, clock())))
    .returning();
  if (used === undefined) throw new CallRefusal("linkUsed");
  const begunAt = await ageOfMaker(deps, used);
  const user = await userBy(deps, used.userId);
  if (user === undefined) throw new CallRefusal("linkUsed");
  refuseByStatus(deps, user.status, "accountDisabled");
  if (used.userStamp !== null && used.userStamp !== stampOf(user)) throw new CallRefusal("linkUsed");
  return { token: await openSession(deps, used.userId, begunAt) };
}

/**
 * When the session began in which a code was made for one's own account, which the new one goes on; else now. Refuses
 * one whose maker is signed out, or is not what they were.
 */
async function ageOfMaker(
  deps: Dependencies,
  { sessionHash, madeBy, makerStamp }: typeof entryCodes.$inferSelect,
): Promise<number | undefined> {
  const { db, clock } = deps;
  if (sessionHash === null) return undefined;
  const [session] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, sessionHash), isNull(sessions.revokedAt), gt(sessions.expiresAt, clock())));
  if (session === undefined) throw new CallRefusal("linkUsed");
  if (madeBy === null) return session.createdAt;
  const maker = await userBy(deps, madeBy);
  if (maker === undefined || makerStamp !== stampOf(maker)) throw new CallRefusal("linkUsed");
  return undefined;
}

/** What lets an account in, or was made by it for others, is void: for when its password, status or roles change. */
export const voidEntryCodes = (tx: Queries, userId: string): Promise<unknown> =>
  tx.delete(entryCodes).where(or(eq(entryCodes.userId, userId), eq(entryCodes.madeBy, userId)));
