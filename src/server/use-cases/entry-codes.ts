import { and, eq, gt } from "drizzle-orm";
import { users } from "../db/accounts-schema";
import { entryCodes } from "../db/ways-in-schema";
import { secretHashOf } from "../identifiers";
import { CallRefusal } from "../refusal";
import { refuseByStatus } from "./account-status";
import type { Caller } from "./caller";
import type { Dependencies } from "./dependencies";
import { openSession } from "./sign-in";

/** How long the code lives that an address carries from one of our sites to another. */
export const addressCodeLifeMs = 2 * 60_000;

/** Makes a code that signs its account in once, within `lifeMs`; kept as a hash. */
export async function newEntryCode(
  { db, clock, secret }: Pick<Dependencies, "db" | "clock" | "secret">,
  userId: string,
  lifeMs: number,
): Promise<{ code: string; expires_at: number }> {
  const code = `${secret()}${secret()}`;
  const expiresAt = clock() + lifeMs;
  await db.insert(entryCodes).values({ codeHash: secretHashOf(code), userId, expiresAt });
  return { code, expires_at: expiresAt };
}

/** A code for the caller's own address line, in place of their token. */
export const makeEntryCode = (deps: Dependencies, { userId }: Caller): Promise<{ code: string; expires_at: number }> =>
  newEntryCode(deps, userId, addressCodeLifeMs);

/** Uses a code up and begins a session; one that is wrong, used or too old changes nothing. */
export async function enterByCode(deps: Dependencies, code: string): Promise<{ token: string }> {
  const { db, clock } = deps;
  const [used] = await db
    .delete(entryCodes)
    .where(and(eq(entryCodes.codeHash, secretHashOf(code)), gt(entryCodes.expiresAt, clock())))
    .returning({ userId: entryCodes.userId });
  if (used === undefined) throw new CallRefusal("linkUsed");
  const [user] = await db.select({ status: users.status }).from(users).where(eq(users.userId, used.userId));
  if (user === undefined) throw new CallRefusal("linkUsed");
  refuseByStatus(deps, user.status, "accountDisabled");
  return { token: await openSession(deps, used.userId) };
}
