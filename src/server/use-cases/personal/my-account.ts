import { and, desc, eq, ne } from "drizzle-orm";
import type { MyAccount } from "../../../contract/account/personal";
import { accommodationsOf, isInForce } from "../../attempts/accommodations";
import { ownedBy } from "../../attempts/owner";
import { identities, users } from "../../db/accounts-schema";
import { attempts } from "../../db/schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { isEndDue } from "../sitting/settle";

/** A phone number without its middle digits, still recognizable by its owner. */
const masked = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

const maskedEmail = (email: string): string => `${email.slice(0, 1)}****${email.slice(email.indexOf("@"))}`;

/** The data of an account beside the profile. */
export async function myAccount(deps: Dependencies, caller: Caller): Promise<MyAccount> {
  const { db, catalogue } = deps;
  const now = deps.clock();
  const [user] = await db.select().from(users).where(eq(users.userId, caller.userId));
  if (user === undefined) throw new CallRefusal("tokenInvalid");
  const [identity] = await db.select().from(identities).where(eq(identities.userId, caller.userId)).limit(1);
  const [newest] = await accommodationsOf(db, caller.userId);
  const rows = await db
    .select()
    .from(attempts)
    .where(and(ownedBy(caller), eq(attempts.status, "sitting"), ne(attempts.kind, "preview")))
    .orderBy(desc(attempts.startedAt));
  const open = rows.filter((row) => !isEndDue(row, now));
  const outlines = await catalogue.outlines(db, open);
  return {
    created_at: user.createdAt,
    mobile: user.mobile === null ? null : masked(user.mobile),
    email: user.email === null ? null : maskedEmail(user.email),
    linked: identity !== undefined,
    has_password: user.hasPassword,
    accommodation:
      newest === undefined || newest.terms === null || !isInForce(newest, now)
        ? null
        : { terms: newest.terms, given_by: newest.givenBy, until: newest.until },
    open_sittings: open.flatMap(({ attemptId, startedAt }, place) => {
      const test = outlines[place];
      if (test === undefined) return [];
      const { definition, family } = test;
      return [{ attempt_id: attemptId, title: definition.title, family, started_at: startedAt }];
    }),
  };
}
