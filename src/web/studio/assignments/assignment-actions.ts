import type { AssignmentPhase } from "../../../contract/classes/assignment-phases";
import type { AssignmentEntry } from "../../../contract/classes/assignments";

/** What a press does at once or after a question; terms and targets have forms. */
export type AssignmentAction =
  | "suspend"
  | "resume"
  | "cancel"
  | "recall"
  | "restore"
  | "archive"
  | "release"
  | "withhold";

/** The actions of each phase, the likeliest first. The server refuses what its chart does not take. */
const ofPhase: Readonly<Record<AssignmentPhase, readonly AssignmentAction[]>> = {
  planned: ["cancel"],
  scheduled: ["cancel"],
  open: ["suspend", "recall"],
  suspended: ["resume", "recall"],
  closing: ["recall"],
  marking: [],
  settled: ["archive"],
  archived: ["restore"],
  cancelled: ["restore"],
  recalled: [],
};

const withoutResults: readonly AssignmentPhase[] = ["planned", "scheduled", "cancelled", "recalled"];
const withoutTerms: readonly AssignmentPhase[] = ["archived", "cancelled", "recalled"];

/** Whether time and terms can be changed: before it opens any, later only such as take nothing away. */
export const hasTerms = ({ phase }: Pick<AssignmentEntry, "phase">): boolean => !withoutTerms.includes(phase);

/** Whether students may still begin, so that releasing results is not the next step. */
export const isOpenPhase = ({ phase }: Pick<AssignmentEntry, "phase">): boolean =>
  phase === "open" || phase === "suspended";

/** What can be done with an assignment now. */
export function actionsOf({
  phase,
  release_phase: release,
}: Pick<AssignmentEntry, "phase" | "release_phase">): readonly AssignmentAction[] {
  if (withoutResults.includes(phase)) return ofPhase[phase];
  return [...ofPhase[phase], release === "held" ? "release" : "withhold"];
}

/** Actions that are asked about first. */
export const askedFirst = ["cancel", "recall", "withhold"] as const satisfies readonly AssignmentAction[];
export type AskedAction = (typeof askedFirst)[number];

export const isAsked = (action: AssignmentAction): action is AskedAction =>
  (askedFirst as readonly AssignmentAction[]).includes(action);
