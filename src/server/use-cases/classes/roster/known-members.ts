import { eq } from "drizzle-orm";
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
