import { eq } from "drizzle-orm";
import { accommodationSchema } from "../../contract/attempt/accommodation";
import type { Terms } from "../attempts/accommodated";
import { accommodationsOf, type AccommodationRow } from "../attempts/accommodations";
import { users } from "../db/accounts-schema";
import type { Database, Queries } from "../db/open";
import { accommodations } from "../db/student-schema";
import { inTransaction } from "../db/transaction";
import { findByName } from "./accounts/find-by-name";

/** An accommodation to give to a student, with its giver and its end. */
export interface Grant {
  readonly username: string;
  /** null: the earlier accommodation is withdrawn. */
  readonly terms: Terms;
  readonly givenBy: string;
  readonly note: string;
  readonly until: number | null;
}

/** The student's id; null if there is no user with this name. `lock` makes other grants to the same student wait. */
async function userIdOf(queries: Queries, username: string, lock: boolean): Promise<string | null> {
  const userId = (await findByName(queries, username))?.userId ?? null;
  if (lock && userId !== null)
    await queries.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for("update");
  return userId;
}

/**
 * Gives a student an accommodation, or withdraws it, as the next version of their record. It applies to sittings that
 * begin from now on; those under way keep their accommodation. null: there is no user with this name.
 */
export const accommodate = (db: Database, grant: Grant, now: number): Promise<AccommodationRow | null> =>
  inTransaction(db, async (tx) => {
    const { username, terms, ...rest } = grant;
    const userId = await userIdOf(tx, username, true);
    if (userId === null) return null;
    const [newest] = await accommodationsOf(tx, userId);
    const row: AccommodationRow = {
      ...rest,
      userId,
      version: (newest?.version ?? 0) + 1,
      terms: terms === null ? null : accommodationSchema.parse(terms),
      givenAt: now,
    };
    await tx.insert(accommodations).values(row);
    return row;
  });

/** All versions of a student's accommodation, newest first; null: there is no user with this name. */
export async function accommodationRecord(queries: Queries, username: string): Promise<AccommodationRow[] | null> {
  const userId = await userIdOf(queries, username, false);
  return userId === null ? null : accommodationsOf(queries, userId);
}
