import { eq } from "drizzle-orm";
import { assignments } from "../../../db/classes-schema";
import type { Queries } from "../../../db/open";
import { CallRefusal } from "../../../support/refusal";
import type { Caller } from "../../caller";
import { findClass } from "../class-access";

/** An assignment with the name of the class that it is given to. */
export interface TaughtAssignment {
  readonly assignment: typeof assignments.$inferSelect;
  readonly className: string;
}

/** The assignment of a class that the caller teaches; administrators have all. Throws `classElsewhere`. */
export async function taughtAssignment(db: Queries, caller: Caller, assignmentId: string): Promise<TaughtAssignment> {
  const [assignment] = await db.select().from(assignments).where(eq(assignments.assignmentId, assignmentId));
  if (assignment === undefined) throw new CallRefusal("classElsewhere");
  const { row } = await findClass(db, caller, assignment.classId);
  return { assignment, className: row.name };
}
