import { and, eq, gt } from "drizzle-orm";
import type { z } from "zod";
import type { socialLoginInput } from "../../contract/account/account";
import { identities, users } from "../db/accounts-schema";
import type { Queries } from "../db/open";
import { socialRequests } from "../db/sign-in-methods-schema";
import { inTransaction } from "../db/transaction";
import type { SocialPerson } from "../social/social-provider";
import { secretHashOf } from "../support/identifiers";
import { CallRefusal } from "../support/refusal";
import { seenOf } from "../support/shown-name";
import { refuseByStatus } from "./account-status";
import type { Dependencies } from "./dependencies";
import { hashPassword } from "./passwords";
import { insertStudent } from "./register";
import { openSession } from "./sign-in";
import { providerOf } from "./social-start";

const longestNickname = 64;

type SocialReturn = z.output<typeof socialLoginInput>;

/**
 * The person whom the provider identifies. The stored request is used up first, whatever the provider's response is.
 */
async function identify(deps: Dependencies, { provider, code, state, iss, key }: SocialReturn): Promise<SocialPerson> {
  const { db, clock } = deps;
  const service = providerOf(deps, provider);
  const [request] = await db
    .delete(socialRequests)
    .where(
      and(
        eq(socialRequests.stateHash, secretHashOf(state)),
        eq(socialRequests.keyHash, secretHashOf(key)),
        eq(socialRequests.provider, provider),
        gt(socialRequests.expiresAt, clock()),
      ),
    )
    .returning();
  if (request === undefined) throw new CallRefusal("socialExpired");
  const person = await service.identify({ ...request, state }, { code, iss });
  if (person === null) throw new CallRefusal("socialRefused");
  return person;
}

/** The display name of a person at the provider; empty: the provider gives none. */
async function shownNameOf({ nickname, askNickname }: SocialPerson): Promise<string> {
  const told = seenOf(nickname).trim() || seenOf((await askNickname?.()) ?? "").trim();
  return told.slice(0, longestNickname);
}

/** Sets a person's nickname in place of the provider's name, which is used while the person's name is unknown. */
async function rename(db: Queries, userId: string, nickname: string): Promise<void> {
  if (nickname !== "") await db.update(users).set({ nickname }).where(eq(users.userId, userId));
}

/**
 * Signs in the person whom a provider identifies; returns the token and the user name. A new person gets an account if
 * registration is open.
 */
export async function socialLogin(
  deps: Dependencies,
  registrationOpen: boolean,
  returned: SocialReturn,
): Promise<{ readonly token: string; readonly username: string }> {
  const { db, ids, secret } = deps;
  const { provider } = returned;
  const service = providerOf(deps, provider);
  const person = await identify(deps, returned);
  const known = and(eq(identities.provider, provider), eq(identities.subject, person.subject));
  const find = async (queries: Pick<typeof db, "select">) => {
    const [user] = await queries
      .select({ userId: users.userId, username: users.username, status: users.status, nickname: users.nickname })
      .from(identities)
      .innerJoin(users, eq(users.userId, identities.userId))
      .where(known);
    return user;
  };
  const user = await find(db);
  if (user !== undefined) {
    refuseByStatus(deps, user.status, "accountDisabled");
    if (user.nickname === service.name) await rename(db, user.userId, await shownNameOf(person));
    return { token: await openSession(deps, user.userId), username: user.username };
  }
  if (!registrationOpen) throw new CallRefusal("registrationClosed");
  const passwordHash = await hashPassword(secret());
  const nickname = (await shownNameOf(person)) || service.name;
  const username = `${provider}_${ids()}`.slice(0, 64);
  const made = await inTransaction(db, async (tx) => {
    const student = await insertStudent(tx, deps, {
      username,
      passwordHash,
      hasPassword: false,
      nickname,
      grade: null,
    });
    const linked = await tx
      .insert(identities)
      .values({ provider, subject: person.subject, userId: student.userId })
      .onConflictDoNothing()
      .returning({ userId: identities.userId });
    if (linked.length === 0) throw new CallRefusal("socialRefused");
    return student;
  });
  return { token: await openSession(deps, made.userId), username };
}
