import { and, eq } from "drizzle-orm";
import { ownerOf, type Owner } from "../../../attempts/owner";
import { assignments, classTeachers } from "../../../db/classes-schema";
import type { Queries } from "../../../db/open";
import { attempts } from "../../../db/schema";
import { callerHasPermission, type Caller } from "../../caller";

/**
 * The owner of an attempt whose answers the caller may read, because they teach the class that it was sat for, or as an
 * administrator; null: it is no such attempt.
 */
export async function taughtOwner(queries: Queries, caller: Caller, attemptId: string): Promise<Owner | null> {
  if (!callerHasPermission(caller, "result.read")) return null;
  const [row] = await queries
    .select({ userId: attempts.userId, guestId: attempts.guestId, teacher: classTeachers.userId })
    .from(attempts)
    .innerJoin(assignments, eq(assignments.assignmentId, attempts.assignmentId))
    .leftJoin(
      classTeachers,
      and(eq(classTeachers.classId, assignments.classId), eq(classTeachers.userId, caller.userId)),
    )
    .where(eq(attempts.attemptId, attemptId));
  if (row === undefined || row.userId === caller.userId || (row.teacher === null && !caller.admin)) return null;
  return ownerOf(row);
}
