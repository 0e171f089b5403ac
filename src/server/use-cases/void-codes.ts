import { eq, inArray, or } from "drizzle-orm";
import { users } from "../db/accounts-schema";
import type { Queries } from "../db/open";
import { entryCodes, sentCodes } from "../db/sign-in-methods-schema";
import { askerHashOf } from "./codes";

/**
 * Deletes the codes for an account: those of links, those made by it for others, those sent to its phone and e-mail
 * address, and those that it asked for; call it when its password, status or roles change.
 */
export async function voidCodes(tx: Queries, userId: string): Promise<void> {
  await tx.delete(entryCodes).where(or(eq(entryCodes.userId, userId), eq(entryCodes.madeBy, userId)));
  const [user] = await tx
    .select({ mobile: users.mobile, email: users.email })
    .from(users)
    .where(eq(users.userId, userId));
  const contacts = [user?.mobile ?? null, user?.email ?? null].filter((contact) => contact !== null);
  await tx
    .delete(sentCodes)
    .where(or(inArray(sentCodes.contact, contacts), eq(sentCodes.askerHash, askerHashOf({ userId }))));
}
