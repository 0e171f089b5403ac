import { and, eq, isNull, sql } from "drizzle-orm";
import { users } from "../../db/accounts-schema";
import { assignments, classes, classMembers } from "../../db/classes-schema";
import { ltiLearners } from "../../db/integrations-schema";
import type { Queries } from "../../db/open";
import type { Dependencies } from "../dependencies";
import { noteResults } from "../outgoing/note-results";
import type { LinkRow } from "./link-row";
import { platformColumn, platformMark, type PlatformPerson } from "./persons";

interface Learner extends PlatformPerson {
  readonly userId: string;
  /** The name at the platform; empty: it gives none. */
  readonly name: string;
}

/** The school's own numbers are no longer than this. */
const longestNumber = 64;

/** The member of a class whom a list of the platform named as this person; undefined: none. */
async function listedMember(tx: Queries, classId: string, mark: string) {
  const [row] = await tx
    .select()
    .from(classMembers)
    .where(
      and(
        eq(classMembers.classId, classId),
        isNull(classMembers.userId),
        sql`${classMembers.other} ->> ${platformColumn}::text = ${mark}`,
      ),
    )
    .orderBy(classMembers.joinedAt, classMembers.memberId)
    .limit(1);
  return row;
}

async function addMember(
  tx: Queries,
  { ids }: Pick<Dependencies, "ids">,
  classId: string,
  learner: Learner,
  now: number,
): Promise<void> {
  const { userId, subject, name } = learner;
  const [person] = await tx.select({ nickname: users.nickname }).from(users).where(eq(users.userId, userId));
  const [taken] = await tx
    .select({ one: sql`1` })
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.externalId, subject)));
  await tx
    .insert(classMembers)
    .values({
      memberId: ids(),
      classId,
      userId,
      name: name || (person?.nickname ?? ""),
      externalId: taken === undefined && subject.length <= longestNumber ? subject : null,
      other: { [platformColumn]: platformMark(learner) },
      joinedAt: now,
    })
    .onConflictDoNothing();
}

/**
 * Makes an account a member of a class, since the platform vouches for the course; who had left comes back. A member is
 * taken for the person only by what a list of the same platform said, not by a name or a number alone.
 */
async function joinClass(
  tx: Queries,
  deps: Pick<Dependencies, "ids">,
  classId: string,
  learner: Learner,
  now: number,
): Promise<void> {
  const { userId } = learner;
  const [known] = await tx
    .select()
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, userId)));
  if (known !== undefined && known.leftAt === null) return;
  const member = known ?? (await listedMember(tx, classId, platformMark(learner)));
  if (member === undefined) await addMember(tx, deps, classId, learner, now);
  else await tx.update(classMembers).set({ userId, leftAt: null }).where(eq(classMembers.memberId, member.memberId));
  // a list that was compared with the class before would not know the member
  await tx
    .update(classes)
    .set({ version: sql`${classes.version} + 1` })
    .where(eq(classes.classId, classId));
}

/** Lets a learner in to the assignment of a link, whose results go to the platform from now on. */
export async function enrolLearner(
  tx: Queries,
  deps: Pick<Dependencies, "ids">,
  { linkId, assignmentId }: LinkRow,
  learner: Learner,
  now: number,
): Promise<void> {
  const [assignment] = await tx
    .select({ classId: assignments.classId })
    .from(assignments)
    .where(eq(assignments.assignmentId, assignmentId));
  if (assignment === undefined) throw new Error(`the assignment ${assignmentId} of a link is gone`);
  await joinClass(tx, deps, assignment.classId, learner, now);
  const { subject, userId } = learner;
  const added = await tx
    .insert(ltiLearners)
    .values({ linkId, subject, userId, assignmentId })
    .onConflictDoNothing()
    .returning({ subject: ltiLearners.subject });
  if (added.length > 0) await noteResults(tx, { assignmentId, userId }, now);
}
