import { and, eq, isNull } from "drizzle-orm";
import { users } from "../../db/accounts-schema";
import { ltiPersons } from "../../db/integrations-schema";
import type { Queries } from "../../db/open";

/** A person of a platform: a subject is unique among those of an issuer. */
export interface PlatformPerson {
  readonly issuer: string;
  readonly subject: string;
}

/** The account that a person of a platform is linked to; null: none. */
export async function accountOf(queries: Queries, { issuer, subject }: PlatformPerson): Promise<string | null> {
  const [row] = await queries
    .select({ userId: ltiPersons.userId })
    .from(ltiPersons)
    .innerJoin(users, and(eq(users.userId, ltiPersons.userId), isNull(users.deletedAt)))
    .where(and(eq(ltiPersons.issuer, issuer), eq(ltiPersons.subject, subject)));
  return row?.userId ?? null;
}

/** Links a person of a platform to an account, once and for all; false: the person is linked to another one. */
export async function linkPerson(tx: Queries, person: PlatformPerson, userId: string, now: number): Promise<boolean> {
  await tx
    .insert(ltiPersons)
    .values({ ...person, userId, linkedAt: now })
    .onConflictDoNothing();
  return (await accountOf(tx, person)) === userId;
}

/** The column of a list of members that says who somebody is at a platform. */
export const platformColumn = "LTI";

/** A person of a platform as that column has it. */
export const platformMark = ({ issuer, subject }: PlatformPerson): string => `${issuer} ${subject}`;
