import { and, eq, isNull, ne } from "drizzle-orm";
import type { z } from "zod";
import type { updateUserInput, UserInfo } from "../../contract/account/account";
import { sessions, users } from "../db/accounts-schema";
import { sqlStateOf } from "../db/failure";
import { inTransaction } from "../db/transaction";
import { CallRefusal } from "../support/refusal";
import { refuseUnseen } from "../support/shown-name";
import type { Caller } from "./caller";
import { redeemCode, type Asker } from "./codes";
import { contactIn, type Contact } from "./contact";
import type { Dependencies } from "./dependencies";
import { refuseGuessable } from "./new-password";
import { notifyPerson } from "./notices/notify-person";
import { checkPassword, hashPassword, type Gate } from "./passwords";
import { userInfo } from "./sign-in";
import { useAsAvatar } from "./uploads/upload";
import { voidCodes } from "./void-codes";

const uniqueViolation = "23505";

async function newHash(
  { db }: Dependencies,
  { userId, username, nickname }: Caller,
  old: string | undefined,
  password: string,
  gate: Gate,
): Promise<string> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash, hasPassword: users.hasPassword })
    .from(users)
    .where(eq(users.userId, userId));
  if (user?.hasPassword !== false && !(await checkPassword(user?.passwordHash ?? null, old ?? "", gate)))
    throw new CallRefusal("credentialsWrong");
  await refuseGuessable(password, [username, nickname]);
  return hashPassword(password);
}

/** Changes the given fields of the caller's account. A new password ends the person's other sessions. */
export async function updateUser(
  deps: Dependencies,
  caller: Caller,
  input: z.output<typeof updateUserInput>,
  { gate, askerFor }: { readonly gate: Gate; readonly askerFor: (contact: Contact) => Asker },
): Promise<UserInfo> {
  const { nickname, grade, avatar, old_password: old, password, code } = input;
  refuseUnseen(nickname);
  const passwordHash = password === undefined ? undefined : await newHash(deps, caller, old, password, gate);
  const contact = contactIn(input);
  if (contact !== null && code !== undefined) await redeemCode(deps, contact, "bind", code, askerFor(contact));
  const changes = {
    ...(nickname === undefined ? {} : { nickname }),
    ...(grade === undefined ? {} : { grade }),
    ...(avatar === undefined ? {} : { avatar }),
    ...(contact === null ? {} : { [contact.kind]: contact.address }),
    ...(passwordHash === undefined ? {} : { passwordHash, hasPassword: true }),
  };
  if (Object.keys(changes).length > 0) {
    await inTransaction(deps.db, async (tx) => {
      if (avatar !== undefined) await useAsAvatar(tx, caller, avatar, deps.clock());
      await tx.update(users).set(changes).where(eq(users.userId, caller.userId));
      if (passwordHash !== undefined) {
        await notifyPerson(tx, deps, caller.userId, "passwordChanged");
        await voidCodes(tx, caller.userId);
        await tx
          .update(sessions)
          .set({ revokedAt: deps.clock() })
          .where(
            and(
              eq(sessions.userId, caller.userId),
              ne(sessions.tokenHash, caller.tokenHash),
              isNull(sessions.revokedAt),
            ),
          );
      }
    }).catch((error: unknown): never => {
      if (sqlStateOf(error) !== uniqueViolation) throw error;
      throw new CallRefusal(contact?.kind === "email" ? "emailTaken" : "mobileTaken");
    });
  }
  return userInfo({
    ...caller,
    nickname: nickname ?? caller.nickname,
    avatar: avatar ?? caller.avatar,
    grade: grade === undefined ? caller.grade : grade,
  });
}
