import { eq, sql, type SQL } from "drizzle-orm";
import { users } from "../../db/accounts-schema";
import type { Queries } from "../../db/open";
import { CallRefusal } from "../../support/refusal";

type NewUser = typeof users.$inferInsert;

/** A user name in lower case in which characters that look alike are replaced by one: O and 0, I, i, l and 1. */
const skeletonOf = (name: string | SQL | typeof users.username): SQL<string> =>
  sql<string>`translate(lower(${name}), '01i', 'oll')`;

/**
 * Inserts an account in the given transaction. Throws `usernameTaken` if the name exists, `usernameAlike` if one that
 * looks alike exists. A lock makes names that look alike wait for each other.
 */
export async function insertAccount(tx: Queries, user: NewUser): Promise<typeof users.$inferSelect> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${skeletonOf(user.username)}, 0))`);
  const alike = await tx
    .select({ username: users.username })
    .from(users)
    .where(eq(skeletonOf(users.username), skeletonOf(user.username)));
  if (alike.some(({ username }) => username === user.username)) throw new CallRefusal("usernameTaken");
  if (alike.length > 0) throw new CallRefusal("usernameAlike");
  const [made] = await tx.insert(users).values(user).onConflictDoNothing().returning();
  if (made === undefined) throw new CallRefusal("usernameTaken");
  return made;
}
