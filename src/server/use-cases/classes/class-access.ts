import { and, eq } from "drizzle-orm";
import type { FaultName } from "../../../contract/calls/faults";
import type { ClassTeacherRole } from "../../../contract/classes/classes";
import { classes, classTeachers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";

export type ClassRow = typeof classes.$inferSelect;

/** A class as one of its teachers or an administrator may use it. */
export interface ClassAccess {
  readonly row: ClassRow;
  /** null: an administrator who does not teach it. */
  readonly role: ClassTeacherRole | null;
}

type Member = Pick<Caller, "userId" | "admin">;

async function accessTo(queries: Queries, { userId, admin }: Member, row: ClassRow | undefined): Promise<ClassAccess> {
  if (row === undefined) throw new CallRefusal("classElsewhere");
  const [teacher] = await queries
    .select({ role: classTeachers.role })
    .from(classTeachers)
    .where(and(eq(classTeachers.classId, row.classId), eq(classTeachers.userId, userId)));
  if (teacher === undefined && !admin) throw new CallRefusal("classElsewhere");
  return { row, role: teacher?.role ?? null };
}

/** Throws `classElsewhere` unless the caller teaches the class or is an administrator. */
export async function findClass(queries: Queries, caller: Member, classId: string): Promise<ClassAccess> {
  const [row] = await queries.select().from(classes).where(eq(classes.classId, classId));
  return accessTo(queries, caller, row);
}

/**
 * The same with another refusal: what belongs to a class of others is refused as what does not exist, so that nobody
 * learns that it does. `own`: the refusal that is replaced.
 */
export async function refusedAs<Access>(
  fault: FaultName,
  access: Promise<Access>,
  own: FaultName = "classElsewhere",
): Promise<Access> {
  try {
    return await access;
  } catch (error) {
    if (error instanceof CallRefusal && error.fault === own) throw new CallRefusal(fault);
    throw error;
  }
}

interface Change {
  readonly class_id: string;
  /** The version that the caller has seen; absent: any. */
  readonly version?: number;
  /** Also changes a class that is archived. */
  readonly archivedToo?: boolean;
}

/** Somebody has changed the class since the version that a call was made from; the reply holds that of now. */
export const classChanged = ({ classId, version }: ClassRow): CallRefusal =>
  new CallRefusal("classChanged", { class_id: classId, version });

/**
 * The same, with the class locked until the end of the transaction. Throws `classArchived` where it was put away, and
 * `classChanged` where it has another version.
 */
export async function lockClass(tx: Queries, caller: Member, change: Change): Promise<ClassAccess> {
  const { class_id: classId, version, archivedToo = false } = change;
  const [row] = await tx.select().from(classes).where(eq(classes.classId, classId)).for("update");
  const access = await accessTo(tx, caller, row);
  if (access.row.archivedAt !== null && !archivedToo) throw new CallRefusal("classArchived");
  if (version !== undefined && access.row.version !== version) throw classChanged(access.row);
  return access;
}
