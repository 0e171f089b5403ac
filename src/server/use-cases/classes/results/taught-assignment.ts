import type { assignments } from "../../../db/classes-schema";
import type { Queries } from "../../../db/open";
import { findAssignment } from "../../assignments/assignment-row";
import type { Caller } from "../../caller";

/** An assignment with the name of the class that it is given to. */
export interface TaughtAssignment {
  readonly assignment: typeof assignments.$inferSelect;
  readonly className: string;
}

/** The assignment of a class that the caller teaches; administrators have all. Throws `assignmentUnknown`. */
export async function taughtAssignment(db: Queries, caller: Caller, assignmentId: string): Promise<TaughtAssignment> {
  const { assignment, row } = await findAssignment(db, caller, assignmentId);
  return { assignment, className: row.name };
}
