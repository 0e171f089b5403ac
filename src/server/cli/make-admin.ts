import { eq } from "drizzle-orm";
import { users } from "../db/accounts-schema";
import { inTransaction } from "../db/transaction";
import { CallRefusal } from "../support/refusal";
import { findByName } from "../use-cases/accounts/find-by-name";
import { insertAccount } from "../use-cases/accounts/insert-account";
import { rightsOf } from "../use-cases/accounts/role-grants";
import type { Dependencies } from "../use-cases/dependencies";
import { newEntryCode } from "../use-cases/entry-codes";
import { hashPassword } from "../use-cases/passwords";
import { endAllSessions } from "../use-cases/sign-in";
import { voidCodes } from "../use-cases/void-codes";

type Needed = Pick<Dependencies, "db" | "clock" | "ids" | "secret">;

/** How long the link of a new administrator works, in ms. */
export const adminLinkLifeMs = 3_600_000;

const linkFor = async (deps: Needed, userId: string): Promise<string> =>
  (await newEntryCode(deps, userId, adminLinkLifeMs, null)).code;

/** Makes an administrator's account without a usable password; returns the code that signs it in once. */
export async function makeAdmin(deps: Needed, username: string): Promise<string> {
  const passwordHash = await hashPassword(deps.secret());
  const account = { userId: deps.ids(), username, nickname: username, passwordHash, createdAt: deps.clock() };
  await inTransaction(deps.db, (tx) => insertAccount(tx, { ...account, ...rightsOf(["admin"]), hasPassword: false }));
  return linkFor(deps, account.userId);
}

/**
 * A code that signs in once an administrator who cannot sign in otherwise; their password is removed and their sessions
 * end. Throws a `CallRefusal` `accountUnknown` where there is no such administrator.
 */
export async function letAdminIn(deps: Needed, username: string): Promise<string> {
  const user = await findByName(deps.db, username);
  if (user?.admin !== true) throw new CallRefusal("accountUnknown");
  const passwordHash = await hashPassword(deps.secret());
  await inTransaction(deps.db, async (tx) => {
    await tx.update(users).set({ passwordHash, hasPassword: false }).where(eq(users.userId, user.userId));
    await voidCodes(tx, user.userId);
    await endAllSessions(tx, user.userId, deps.clock());
  });
  return linkFor(deps, user.userId);
}
