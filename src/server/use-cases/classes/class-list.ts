import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type {
  ClassEntry,
  ClassTeacherRole,
  studioClassesInput,
  studioClassesOutput,
} from "../../../contract/classes/classes";
import { users } from "../../db/accounts-schema";
import { assignments, classes, classMembers, classTeachers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import type { ClassRow } from "./class-access";

interface ClassTeacher {
  readonly classId: string;
  readonly userId: string;
  readonly username: string;
  readonly nickname: string;
  readonly role: ClassTeacherRole;
  readonly status: number;
}

/** The teachers of classes, the owners of each first. */
export const teachersOf = (queries: Queries, classIds: readonly string[]): Promise<ClassTeacher[]> =>
  queries
    .select({
      classId: classTeachers.classId,
      userId: classTeachers.userId,
      username: users.username,
      nickname: users.nickname,
      role: classTeachers.role,
      status: users.status,
    })
    .from(classTeachers)
    .innerJoin(users, eq(users.userId, classTeachers.userId))
    .where(inArray(classTeachers.classId, [...classIds]))
    .orderBy(asc(classTeachers.role), asc(classTeachers.since), asc(classTeachers.userId));

const isTaughtBy = (queries: Queries, { userId }: Caller): SQL =>
  exists(
    queries
      .select({ one: sql`1` })
      .from(classTeachers)
      .where(and(eq(classTeachers.classId, classes.classId), eq(classTeachers.userId, userId))),
  );

/** How many rows that fit there are of each class. */
async function countsIn(
  queries: Queries,
  table: typeof classMembers | typeof assignments,
  fitting: SQL | undefined,
): Promise<(classId: string) => number> {
  const rows = await queries
    .select({ classId: table.classId, number: sql<number>`count(*)::int` })
    .from(table)
    .where(fitting)
    .groupBy(table.classId);
  const numbers = new Map(rows.map(({ classId, number }) => [classId, number]));
  return (classId) => numbers.get(classId) ?? 0;
}

async function entriesOf(queries: Queries, caller: Caller, rows: readonly ClassRow[]): Promise<ClassEntry[]> {
  const ids = rows.map(({ classId }) => classId);
  const [teachers, membersIn, assignmentsOf] = [
    await teachersOf(queries, ids),
    await countsIn(queries, classMembers, and(inArray(classMembers.classId, ids), isNull(classMembers.leftAt))),
    await countsIn(
      queries,
      assignments,
      and(inArray(assignments.classId, ids), inArray(assignments.phase, ["scheduled", "open"])),
    ),
  ];
  return rows.map(({ classId, version, name, schoolYear, archivedAt }) => {
    const ofClass = teachers.filter((teacher) => teacher.classId === classId);
    return {
      class_id: classId,
      version,
      name,
      school_year: schoolYear,
      archived: archivedAt !== null,
      members: membersIn(classId),
      assignments: assignmentsOf(classId),
      role: ofClass.find(({ userId }) => userId === caller.userId)?.role ?? null,
      teachers: ofClass.map(({ nickname }) => nickname),
    };
  });
}

/** The classes that the caller teaches, or those of all teachers for an administrator; the latest school year first. */
export async function classList(
  { db }: Pick<Dependencies, "db">,
  caller: Caller,
  { archived, every }: z.output<typeof studioClassesInput>,
): Promise<z.output<typeof studioClassesOutput>> {
  if (every !== undefined && !caller.admin) throw new CallRefusal("forbidden");
  const rows = await db
    .select()
    .from(classes)
    .where(
      and(
        archived === undefined ? isNull(classes.archivedAt) : isNotNull(classes.archivedAt),
        every === undefined ? isTaughtBy(db, caller) : undefined,
      ),
    )
    .orderBy(desc(classes.schoolYear), asc(classes.name), asc(classes.classId));
  return { classes: await entriesOf(db, caller, rows) };
}
