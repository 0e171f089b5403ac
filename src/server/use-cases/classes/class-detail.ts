import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { z } from "zod";
import type { Accommodation } from "../../../contract/attempt/accommodation";
import type { ClassDetail, ClassMember, studioClassInput } from "../../../contract/classes/classes";
import { isInForce } from "../../attempts/accommodations";
import { classMembers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { accommodations } from "../../db/student-schema";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { findClass } from "./class-access";
import { teachersOf } from "./class-list";

/** By account, the accommodation in force; an account without one is left out. */
export async function accommodationsInForce(
  queries: Queries,
  userIds: readonly string[],
  now: number,
): Promise<Map<string, Accommodation>> {
  const rows = await queries
    .selectDistinctOn([accommodations.userId])
    .from(accommodations)
    .where(inArray(accommodations.userId, [...userIds]))
    .orderBy(accommodations.userId, desc(accommodations.version));
  return new Map(
    rows.flatMap((row) => (row.terms === null || !isInForce(row, now) ? [] : [[row.userId, row.terms] as const])),
  );
}

async function membersOf(queries: Queries, classId: string, withLeft: boolean, now: number): Promise<ClassMember[]> {
  const rows = await queries
    .select()
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), withLeft ? undefined : isNull(classMembers.leftAt)))
    .orderBy(asc(classMembers.name), asc(classMembers.memberId));
  const linked = rows.flatMap(({ userId }) => userId ?? []);
  const inForce = await accommodationsInForce(queries, linked, now);
  return rows.map(({ memberId, userId, accountMade, name, externalId, username, other, leftAt }) => ({
    member_id: memberId,
    name,
    external_id: externalId,
    username,
    access: userId === null ? (username === null ? "none" : "asked") : accountMade ? "link" : "account",
    accommodation: (userId === null ? undefined : inForce.get(userId)) ?? null,
    other: { ...other },
    left_at: leftAt,
  }));
}

const switchedOn = 0;

/** A class with its teachers and members. */
export async function classDetail(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  caller: Caller,
  { class_id, left }: z.output<typeof studioClassInput>,
): Promise<ClassDetail> {
  const { row, role } = await findClass(db, caller, class_id);
  const { classId, version, name, schoolYear, archivedAt } = row;
  const members = await membersOf(db, classId, left !== undefined, clock());
  const all = await db.$count(classMembers, eq(classMembers.classId, classId));
  const teachers = await teachersOf(db, [classId]);
  return {
    class_id: classId,
    version,
    name,
    school_year: schoolYear,
    archived: archivedAt !== null,
    role,
    teachers: teachers.map(({ username, nickname, role: part, status }) => ({
      username,
      nickname,
      role: part,
      active: status === switchedOn,
    })),
    members,
    left: all - members.filter(({ left_at }) => left_at === null).length,
  };
}
