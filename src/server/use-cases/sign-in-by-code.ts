import { users } from "../db/accounts-schema";
import { CallRefusal } from "../support/refusal";
import { refuseByStatus } from "./account-status";
import { redeemCode, type Asker } from "./codes";
import { hasContact, senderFor, type Contact } from "./contact";
import type { Dependencies } from "./dependencies";
import type { Gate } from "./passwords";
import { openSession } from "./sign-in";

/** Signs in with the code that was sent to the phone or e-mail address of an account. */
export async function signInByCode(
  deps: Dependencies,
  contact: Contact,
  code: string,
  { gate, asker }: { readonly gate: Gate; readonly asker: Asker },
): Promise<{ token: string }> {
  senderFor(deps, contact);
  await gate.enter();
  try {
    await redeemCode(deps, contact, "sign_in", code, asker);
  } catch (error) {
    if (error instanceof CallRefusal && error.fault === "smsCodeWrong") await gate.failed();
    throw error;
  }
  await gate.passed();
  const [user] = await deps.db
    .select({ userId: users.userId, status: users.status })
    .from(users)
    .where(hasContact(contact));
  if (user === undefined) throw new CallRefusal("smsCodeWrong");
  refuseByStatus(deps, user.status, "accountDisabled");
  return { token: await openSession(deps, user.userId) };
}
