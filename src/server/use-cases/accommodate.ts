import { eq } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
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

/** The student's id; null if there is no user with this name. */
const userIdOf = async (queries: Queries, username: string): Promise<string | null> =>
  (await findByName(queries, username))?.userId ?? null;

/** Locks a person against other grants until the end of the transaction. */
const lockPerson = (tx: Queries, userId: string) =>
  tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for("update");

type GrantTerms = Omit<Grant, "username">;

const isSame = (row: AccommodationRow, grant: GrantTerms): boolean =>
  row.givenBy === grant.givenBy &&
  row.note === grant.note &&
  row.until === grant.until &&
  isDeepStrictEqual(row.terms, grant.terms);

/**
 * Gives a person an accommodation as `accommodate` does, in a transaction of the caller. The same grant given again
 * changes nothing.
 */
export async function accommodateInTransaction(
  tx: Queries,
  userId: string,
  { terms, ...rest }: GrantTerms,
  now: number,
): Promise<{ readonly row: AccommodationRow; readonly isNew: boolean }> {
  await lockPerson(tx, userId);
  const [newest] = await accommodationsOf(tx, userId);
  const grant = { ...rest, terms: terms === null ? null : accommodationSchema.parse(terms) };
  if (newest !== undefined && isSame(newest, grant)) return { row: newest, isNew: false };
  const row: AccommodationRow = { ...grant, userId, version: (newest?.version ?? 0) + 1, givenAt: now };
  await tx.insert(accommodations).values(row);
  return { row, isNew: true };
}

/**
 * Gives a student an accommodation, or withdraws it, as the next version of their record. It applies to sittings that
 * begin from now on; those under way keep their accommodation. null: there is no user with this name.
 */
export const accommodate = (db: Database, grant: Grant, now: number): Promise<AccommodationRow | null> =>
  inTransaction(db, async (tx) => {
    const { username, ...rest } = grant;
    const userId = await userIdOf(tx, username);
    return userId === null ? null : (await accommodateInTransaction(tx, userId, rest, now)).row;
  });

/** All versions of a student's accommodation, newest first; null: there is no user with this name. */
export async function accommodationRecord(queries: Queries, username: string): Promise<AccommodationRow[] | null> {
  const userId = await userIdOf(queries, username);
  return userId === null ? null : accommodationsOf(queries, userId);
}
