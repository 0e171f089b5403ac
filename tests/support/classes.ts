import { eq } from "drizzle-orm";
import {
  assignments,
  assignmentTargets,
  classes,
  classMembers,
  classTeachers,
} from "../../src/server/db/classes-schema";
import { attempts } from "../../src/server/db/schema";
import { hour } from "./invitations";
import { newKey, type School } from "./sittings";

interface Person {
  readonly name: string;
  readonly userId: string | null;
}

/** A class with its teachers and members, stored without a call. */
export async function classOf(
  { db, now }: Pick<School, "db" | "now">,
  { teachers, members }: { readonly teachers: readonly string[]; readonly members: readonly Person[] },
): Promise<{ readonly class_id: string; readonly member_ids: readonly string[] }> {
  const classId = newKey().replace("key", "class");
  await db.insert(classes).values({ classId, version: 1, name: "5A", createKey: classId, createdAt: now });
  const taught = teachers.map((userId) => ({ classId, userId, role: "owner" as const, since: now }));
  if (taught.length > 0) await db.insert(classTeachers).values(taught);
  const rows = members.map(({ name, userId }, place) => ({
    memberId: `${classId}-${place}`,
    classId,
    userId,
    name,
    other: {},
    joinedAt: now,
  }));
  if (rows.length > 0) await db.insert(classMembers).values(rows);
  return { class_id: classId, member_ids: rows.map(({ memberId }) => memberId) };
}

/** An assignment of a test's first edition to a class for an hour, stored without a call. */
export async function assignmentOf(
  { db, now }: Pick<School, "db" | "now">,
  classId: string,
  more: Partial<typeof assignments.$inferInsert> = {},
): Promise<{ readonly assignment_id: string }> {
  const assignmentId = newKey().replace("key", "assignment");
  await db.insert(assignments).values({
    assignmentId,
    version: 1,
    classId,
    menuId: "fixed",
    edition: 1,
    forWholeClass: true,
    opensAt: now,
    closesAt: now + hour,
    attempts: 1,
    release: "after_close",
    place: "home",
    phase: "open",
    unmarked: 0,
    releasePhase: "held",
    createKey: assignmentId,
    createdAt: now,
    touchedAt: now,
    ...more,
  });
  return { assignment_id: assignmentId };
}

export const targetMember = ({ db }: Pick<School, "db">, row: typeof assignmentTargets.$inferInsert) =>
  db.insert(assignmentTargets).values(row);

/** Counts an attempt for an assignment, as a start with its id does. */
export const sitForAssignment = (
  { db }: Pick<School, "db">,
  attemptId: string,
  { assignment_id }: { readonly assignment_id: string },
) => db.update(attempts).set({ assignmentId: assignment_id }).where(eq(attempts.attemptId, attemptId));
