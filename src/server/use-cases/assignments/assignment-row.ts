import { eq } from "drizzle-orm";
import { assignmentMachine, type AssignmentEvent } from "../../../../machines/studio/assignment.machine";
import { phaseAfter } from "../../../../machines/studio/phase-after";
import { resultReleaseMachine, type ResultReleaseEvent } from "../../../../machines/studio/result-release.machine";
import {
  assignmentPhaseSchema,
  resultReleasePhaseSchema,
  type ResultReleasePhase,
} from "../../../contract/classes/assignment-phases";
import { assignments } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import { findClass, refusedAs, type ClassAccess } from "../classes/class-access";

export type AssignmentRow = typeof assignments.$inferSelect;
type Phased = Pick<AssignmentRow, "phase" | "unmarked">;

/** The columns after events, as the chart `assignment` says; null: one of the events is not taken. */
export function phaseColumns({ phase, unmarked }: Phased, events: readonly AssignmentEvent[]): Phased | null {
  const after = phaseAfter(assignmentMachine, { value: phase, context: { unmarked } }, events);
  return after === null ? null : { phase: assignmentPhaseSchema.parse(after.value), unmarked: after.context.unmarked };
}

/** The phase of the results after an event, as the chart `resultRelease` says; null: it is not taken. */
export function releaseAfter(value: ResultReleasePhase, event: ResultReleaseEvent): ResultReleasePhase | null {
  const after = phaseAfter(resultReleaseMachine, { value, context: {} }, [event]);
  return after === null ? null : resultReleasePhaseSchema.parse(after.value);
}

/** An assignment with its class. */
export interface AssignmentAccess extends ClassAccess {
  readonly assignment: AssignmentRow;
}

async function accessTo(
  queries: Queries,
  caller: Caller,
  assignment: AssignmentRow | undefined,
): Promise<AssignmentAccess> {
  if (assignment === undefined) throw new CallRefusal("assignmentUnknown");
  const access = await refusedAs("assignmentUnknown", findClass(queries, caller, assignment.classId));
  return { ...access, assignment };
}

/** Throws `assignmentUnknown` unless the caller teaches the class of the assignment or is an administrator. */
export async function findAssignment(queries: Queries, caller: Caller, assignmentId: string) {
  const [row] = await queries.select().from(assignments).where(eq(assignments.assignmentId, assignmentId));
  return accessTo(queries, caller, row);
}

/** The same, with the assignment locked until the end of the transaction. */
export async function lockAssignment(tx: Queries, caller: Caller, assignmentId: string) {
  const own = eq(assignments.assignmentId, assignmentId);
  const [row] = await tx.select().from(assignments).where(own).for("no key update");
  return accessTo(tx, caller, row);
}
