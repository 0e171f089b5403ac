import { and, eq, isNull } from "drizzle-orm";
import { sessions, users } from "../db/schema";
import { inTransaction } from "../db/transaction";
import { CallRefusal } from "../refusal";
import type { Dependencies } from "./dependencies";
import { refuseCommon } from "./new-password";
import { tellPerson } from "./notices/tell-person";
import { hashPassword } from "./passwords";
import { redeemCode } from "./phone-codes";

/** Replaces a forgotten password by the code that the phone was sent, and ends every session. */
export async function findPassword(
  deps: Dependencies,
  { mobile, code, password }: { mobile: string; code: string; password: string },
): Promise<Record<string, never>> {
  const { db, clock, sms } = deps;
  if (sms === undefined) throw new CallRefusal("smsUnavailable");
  refuseCommon(password, "");
  await redeemCode(deps, mobile, "find_pwd", code);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.mobile, mobile))
      .returning({ userId: users.userId });
    if (user === undefined) throw new CallRefusal("smsCodeWrong");
    await tellPerson(tx, deps, user.userId, "passwordChanged");
    await tx
      .update(sessions)
      .set({ revokedAt: clock() })
      .where(and(eq(sessions.userId, user.userId), isNull(sessions.revokedAt)));
  });
  return {};
}
