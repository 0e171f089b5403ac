import { eq } from "drizzle-orm";
import type { z } from "zod";
import { outOfReach } from "../../../contract/account/roles";
import type { accountLinkInput, accountLinkOutput } from "../../../contract/site/site-admin";
import { users } from "../../db/accounts-schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { newEntryCode } from "../entry-codes";
import { notifyPerson } from "../notices/notify-person";
import { hashPassword } from "../passwords";
import { endAllSessions } from "../sign-in";
import { voidCodes } from "../void-codes";

/** Life of a sign-in link that a manager gives to another person, in ms. */
export const accountLinkLifeMs = 86_400_000;

interface MadeLink {
  readonly username: string;
  readonly link: z.input<typeof accountLinkOutput>;
}

/**
 * Makes a code with which the owner of another account can sign in once, because they are new or cannot sign in. Their
 * password (if any) is replaced by an unknown one, of which they are notified; their sessions and earlier links end.
 * Throws `forbidden` for an account with more rights than the caller.
 */
export async function makeAccountLink(
  deps: Dependencies,
  caller: Caller,
  { user_id: userId }: z.output<typeof accountLinkInput>,
): Promise<MadeLink> {
  if (userId === caller.userId) throw new CallRefusal("ownAccount");
  const passwordHash = await hashPassword(deps.secret());
  const row = await inTransaction(deps.db, async (tx) => {
    const [found] = await tx.select().from(users).where(eq(users.userId, userId)).for("update");
    if (found === undefined || found.deletedAt !== null) throw new CallRefusal("accountUnknown");
    if (outOfReach(caller, found) !== null) throw new CallRefusal("forbidden");
    if (found.hasPassword) {
      await tx.update(users).set({ passwordHash, hasPassword: false }).where(eq(users.userId, userId));
      await notifyPerson(tx, deps, userId, "linkMade", { by: caller.nickname });
    }
    await voidCodes(tx, userId);
    await endAllSessions(tx, userId, deps.clock());
    return found;
  });
  return { username: row.username, link: await newEntryCode(deps, userId, accountLinkLifeMs, caller) };
}
