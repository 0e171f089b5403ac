import type { FaultName } from "../../../contract/calls/faults";
import type { AssignmentPhase } from "../../../contract/classes/assignment-phases";
import type { WindowTimes } from "./member-window";

/** The phases from which students begin, now or later. */
export const phasesAhead = ["scheduled", "open", "suspended"] as const satisfies readonly AssignmentPhase[];

const isAhead = (phase: AssignmentPhase): boolean => phasesAhead.some((one) => one === phase);

/** Whether somebody with this window may begin now or later, as far as phase and time go. */
export const mayStillBegin = (
  phase: AssignmentPhase,
  { closesAt }: Pick<WindowTimes, "closesAt">,
  now: number,
): boolean => isAhead(phase) && now < closesAt;

/** Why somebody with this window cannot begin now; null: they can. */
export function beginRefusal(
  phase: AssignmentPhase,
  { opensAt, closesAt }: WindowTimes,
  now: number,
): FaultName | null {
  if (phase === "planned") return "assignmentUnknown";
  if (phase === "cancelled" || phase === "recalled") return "assignmentTakenBack";
  if (!isAhead(phase) || now >= closesAt) return "assignmentOver";
  if (phase === "suspended") return "assignmentSuspended";
  return now < opensAt ? "assignmentEarly" : null;
}
