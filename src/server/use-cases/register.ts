import type { z } from "zod";
import type { registerInput } from "../../contract/account";
import type { Queries } from "../db/open";
import { users } from "../db/schema";
import { CallRefusal } from "../refusal";
import type { Dependencies } from "./dependencies";
import { refuseCommon } from "./new-password";
import { hashPassword } from "./passwords";
import { openSession } from "./sign-in";

interface NewStudent {
  readonly username: string;
  readonly passwordHash: string;
  readonly nickname: string;
  readonly grade: number | null;
}

/** A student's account; null where the name is taken. */
export async function insertStudent(
  tx: Queries,
  { ids, clock }: Dependencies,
  student: NewStudent,
): Promise<{ userId: string } | null> {
  const [made] = await tx
    .insert(users)
    .values({ ...student, userId: ids(), role: ["student"], permission: [], createdAt: clock() })
    .onConflictDoNothing()
    .returning({ userId: users.userId });
  return made ?? null;
}

/** Makes a student's account and signs in with it. */
export async function register(
  deps: Dependencies,
  isOpen: boolean,
  { username, password, nickname, grade = null }: z.output<typeof registerInput>,
): Promise<{ token: string }> {
  if (!isOpen) throw new CallRefusal("registrationClosed");
  refuseCommon(password, username);
  const made = await insertStudent(deps.db, deps, {
    username,
    passwordHash: await hashPassword(password),
    nickname,
    grade,
  });
  if (made === null) throw new CallRefusal("usernameTaken");
  return { token: await openSession(deps, made.userId) };
}
