import { users } from "../db/accounts-schema";
import { inTransaction } from "../db/transaction";
import { CallRefusal } from "../support/refusal";
import { checkCode, type Asker } from "./codes";
import { hasContact, senderFor, type Contact } from "./contact";
import type { Dependencies } from "./dependencies";
import { refuseCommon, refuseNamesAsPassword } from "./new-password";
import { notifyPerson } from "./notices/notify-person";
import { hashPassword } from "./passwords";
import { endAllSessions } from "./sign-in";
import { voidCodes } from "./void-codes";

/** Replaces a forgotten password, with the code that was sent to the phone or e-mail address, and ends all sessions. */
export async function findPassword(
  deps: Dependencies,
  contact: Contact,
  { code, password }: { code: string; password: string },
  asker: Asker,
): Promise<Record<string, never>> {
  const { db, clock } = deps;
  senderFor(deps, contact);
  await refuseCommon(password);
  const spend = await checkCode(deps, contact, "find_pwd", code, asker);
  const passwordHash = await hashPassword(password, asker.source);
  await inTransaction(db, async (tx) => {
    // before the update: a code is void once the password is another
    await spend(tx);
    const [user] = await tx
      .update(users)
      .set({ passwordHash, hasPassword: true })
      .where(hasContact(contact))
      .returning({ userId: users.userId, username: users.username, nickname: users.nickname });
    if (user === undefined) throw new CallRefusal("smsCodeWrong");
    refuseNamesAsPassword(password, [user.username, user.nickname]);
    await notifyPerson(tx, deps, user.userId, "passwordChanged");
    await voidCodes(tx, user.userId);
    await endAllSessions(tx, user.userId, clock());
  });
  return {};
}
