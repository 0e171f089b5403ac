import type { z } from "zod";
import type { registerInput } from "../../contract/account/account";
import type { Queries } from "../db/open";
import { inTransaction } from "../db/transaction";
import { CallRefusal } from "../support/refusal";
import { refuseUnseen } from "../support/shown-name";
import { insertAccount } from "./accounts/insert-account";
import type { Dependencies } from "./dependencies";
import type { WorkSource } from "./fair-queue";
import { refuseGuessable } from "./new-password";
import { hashPassword } from "./passwords";
import { openSession } from "./sign-in";

interface NewStudent {
  readonly username: string;
  readonly passwordHash: string;
  readonly nickname: string;
  readonly grade: number | null;
  /** false: the password is unknown to everyone, as after a sign-in through a provider. */
  readonly hasPassword?: boolean;
}

/** Inserts a student's account. */
export const insertStudent = (
  tx: Queries,
  { ids, clock }: Dependencies,
  student: NewStudent,
): Promise<{ readonly userId: string }> =>
  insertAccount(tx, { ...student, userId: ids(), role: ["student"], permission: [], createdAt: clock() });

/** Makes a student's account and signs in to it. */
export async function register(
  deps: Dependencies,
  isOpen: boolean,
  { username, password, nickname, grade = null }: z.output<typeof registerInput>,
  source: WorkSource,
): Promise<{ token: string }> {
  if (!isOpen) throw new CallRefusal("registrationClosed");
  refuseUnseen(nickname);
  await refuseGuessable(password, [username, nickname]);
  const passwordHash = await hashPassword(password, source);
  const made = await inTransaction(deps.db, (tx) =>
    insertStudent(tx, deps, { username, passwordHash, nickname, grade }),
  );
  return { token: await openSession(deps, made.userId) };
}
