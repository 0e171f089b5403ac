import { asc, eq, inArray, sql } from "drizzle-orm";
import type { ExportedData } from "../../../contract/account/export";
import { classes, classMembers, classTeachers, rosterDifferences } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import type { Caller } from "../caller";
import { hasOwnerAgain } from "../classes/share-class";

type Person = Pick<Caller, "userId">;

/** The classes that a person teaches, without their members' data, which belong to the members. */
export async function exportedClasses(db: Queries, { userId }: Person): Promise<NonNullable<ExportedData["classes"]>> {
  const rows = await db
    .select({ row: classes, role: classTeachers.role, since: classTeachers.since })
    .from(classTeachers)
    .innerJoin(classes, eq(classes.classId, classTeachers.classId))
    .where(eq(classTeachers.userId, userId))
    .orderBy(asc(classTeachers.since), asc(classes.classId));
  return rows.map(({ row: { classId, name, schoolYear, archivedAt }, role, since }) => ({
    class_id: classId,
    name,
    school_year: schoolYear,
    role,
    since,
    archived_at: archivedAt,
  }));
}

/** What classes store about a person as a member. */
export async function exportedMemberships(
  db: Queries,
  { userId }: Person,
): Promise<NonNullable<ExportedData["memberships"]>> {
  const rows = await db
    .select({ member: classMembers, row: classes })
    .from(classMembers)
    .innerJoin(classes, eq(classes.classId, classMembers.classId))
    .where(eq(classMembers.userId, userId))
    .orderBy(asc(classMembers.joinedAt), asc(classMembers.memberId));
  return rows.map(({ member: { name, externalId, username, other, joinedAt, leftAt }, row }) => ({
    class_name: row.name,
    school_year: row.schoolYear,
    name,
    external_id: externalId,
    username,
    other: { ...other },
    joined_at: joinedAt,
    left_at: leftAt,
  }));
}

/**
 * Takes a person out of all classes: as a member the row stays without a name, so that results stay counted; a class
 * without its owner gets another of its teachers, or waits for an administrator.
 */
export async function eraseClassData(tx: Queries, { userId }: Person, now: number): Promise<void> {
  const left = await tx
    .update(classMembers)
    .set({
      name: "",
      externalId: null,
      username: null,
      other: {},
      userId: null,
      leftAt: sql`coalesce(${classMembers.leftAt}, ${now})`,
    })
    .where(eq(classMembers.userId, userId))
    .returning({ classId: classMembers.classId });
  const taught = await tx
    .delete(classTeachers)
    .where(eq(classTeachers.userId, userId))
    .returning({ classId: classTeachers.classId });
  for (const { classId } of taught.toSorted((one, other) => (one.classId < other.classId ? -1 : 1)))
    await hasOwnerAgain(tx, classId);
  await tx.update(classes).set({ madeBy: null }).where(eq(classes.madeBy, userId));
  const touched = [...new Set([...left, ...taught].map(({ classId }) => classId))].toSorted();
  if (touched.length === 0) return;
  // lists that wait to be applied hold names
  await tx.delete(rosterDifferences).where(inArray(rosterDifferences.classId, touched));
  await tx
    .update(classes)
    .set({ version: sql`${classes.version} + 1` })
    .where(inArray(classes.classId, touched));
}
