import { and, eq } from "drizzle-orm";
import { identities, users } from "../db/schema";
import { inTransaction } from "../db/transaction";
import { CallRefusal } from "../refusal";
import type { Dependencies } from "./dependencies";
import { hashPassword } from "./passwords";
import { insertStudent } from "./register";
import { openSession } from "./sign-in";

const longestNickname = 64;

/** Signs in whom a provider vouches for. Somebody new gets an account where accounts may be made. */
export async function socialLogin(
  deps: Dependencies,
  registrationOpen: boolean,
  { provider, code }: { provider: string; code: string },
): Promise<{ token: string }> {
  const { db, ids, secret, social = {} } = deps;
  const service = Object.hasOwn(social, provider) ? social[provider] : undefined;
  if (service === undefined) throw new CallRefusal("socialUnavailable");
  const person = await service.identify(code);
  if (person === null) throw new CallRefusal("socialRefused");
  const known = and(eq(identities.provider, provider), eq(identities.subject, person.subject));
  const find = async (queries: Pick<typeof db, "select">) => {
    const [user] = await queries
      .select({ userId: users.userId, status: users.status })
      .from(identities)
      .innerJoin(users, eq(users.userId, identities.userId))
      .where(known);
    return user;
  };
  const user = await find(db);
  if (user !== undefined && user.status !== 0) throw new CallRefusal("accountDisabled");
  if (user !== undefined) return { token: await openSession(deps, user.userId) };
  if (!registrationOpen) throw new CallRefusal("registrationClosed");
  const passwordHash = await hashPassword(secret());
  const made = await inTransaction(db, async (tx) => {
    const student = await insertStudent(tx, deps, {
      username: `${provider}_${ids()}`.slice(0, 64),
      passwordHash,
      nickname: person.nickname.trim().slice(0, longestNickname) || service.name,
      grade: null,
    });
    if (student === null) throw new CallRefusal("usernameTaken");
    const linked = await tx
      .insert(identities)
      .values({ provider, subject: person.subject, userId: student.userId })
      .onConflictDoNothing()
      .returning({ userId: identities.userId });
    if (linked.length === 0) throw new CallRefusal("socialRefused");
    return student;
  });
  return { token: await openSession(deps, made.userId) };
}
