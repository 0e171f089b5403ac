import { and, eq, gt, isNull } from "drizzle-orm";
import { sessions, users } from "../db/accounts-schema";
import { entryCodes } from "../db/sign-in-methods-schema";
import { secretHashOf } from "../support/identifiers";
import { CallRefusal } from "../support/refusal";
import { refuseByStatus } from "./account-status";
import type { Caller } from "./caller";
import type { Dependencies } from "./dependencies";
import { stampOf, type Rights } from "./rights-stamp";
import { openSession } from "./sign-in";

/** Life of a code that a URL carries from one of this site's hosts to another, in ms. */
export const addressCodeLifeMs = 2 * 60_000;

/**
 * The maker of a code and their session; the code becomes void when the session ends or the maker's account changes.
 */
export interface CodeMaker {
  readonly userId: string;
  readonly tokenHash: string;
}

const userBy = async ({ db }: Pick<Dependencies, "db">, userId: string): Promise<Rights | undefined> =>
  (await db.select().from(users).where(eq(users.userId, userId)))[0];

/**
 * Makes a code that signs in to an account once, within `lifeMs`; only its hash is stored. `maker` null: made on the
 * server's machine.
 */
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

/** A code for the URL of the caller's own browser, instead of their token. */
export const makeEntryCode = (deps: Dependencies, caller: Caller): Promise<{ code: string; expires_at: number }> =>
  newEntryCode(deps, caller.userId, addressCodeLifeMs, caller);

/** Uses up a code and begins a session. Throws `linkUsed` for a code that is wrong, used, expired or void. */
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
 * The start of the session in which a code for one's own account was made, which the new session continues; undefined
 * for other codes. Throws `linkUsed` if the maker is signed out or their account has changed.
 */
async function ageOfMaker(
  deps: Dependencies,
  { sessionHash, madeBy, makerStamp }: typeof entryCodes.$inferSelect,
): Promise<number | undefined> {
  const { db, clock } = deps;
  const [session] =
    sessionHash === null
      ? []
      : await db
          .select({ createdAt: sessions.createdAt })
          .from(sessions)
          .where(and(eq(sessions.tokenHash, sessionHash), isNull(sessions.revokedAt), gt(sessions.expiresAt, clock())));
  if (sessionHash !== null && session === undefined) throw new CallRefusal("linkUsed");
  if (madeBy === null) return session?.createdAt;
  const maker = await userBy(deps, madeBy);
  if (maker === undefined || makerStamp !== stampOf(maker)) throw new CallRefusal("linkUsed");
  return undefined;
}
