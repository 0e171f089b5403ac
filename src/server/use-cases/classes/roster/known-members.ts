import { and, eq, isNull } from "drizzle-orm";
import { classMembers } from "../../../db/classes-schema";
import type { Queries } from "../../../db/open";
import type { KnownMember } from "./roster-difference";

/** All members of a class, present and left. */
export async function knownMembers(queries: Queries, classId: string): Promise<KnownMember[]> {
  const rows = await queries
    .select()
    .from(classMembers)
    .where(eq(classMembers.classId, classId))
    .orderBy(classMembers.joinedAt, classMembers.memberId);
  return rows.map(({ memberId, userId, name, externalId, username, other, leftAt }) => ({
    memberId,
    name,
    externalId,
    username,
    other,
    isLinked: userId !== null,
    hasLeft: leftAt !== null,
  }));
}

/** How many are in the class now. */
export const countPresent = (queries: Queries, classId: string): Promise<number> =>
  queries.$count(classMembers, and(eq(classMembers.classId, classId), isNull(classMembers.leftAt)));
