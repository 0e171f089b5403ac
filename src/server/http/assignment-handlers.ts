import { assign } from "../use-cases/assignments/assign";
import { assignmentDetail } from "../use-cases/assignments/assignment-detail";
import { assignmentList } from "../use-cases/assignments/assignment-list";
import { changeAssignment } from "../use-cases/assignments/change-assignment";
import { setAccommodation } from "../use-cases/assignments/set-accommodation";
import { studentAssignments } from "../use-cases/assignments/student-assignments";
import type { Dependencies } from "../use-cases/dependencies";
import type { HandlersFor } from "./handler";

type AssignmentCall =
  | "assign"
  | "changeAssignment"
  | "studioAssignments"
  | "studioAssignment"
  | "setAccommodation"
  | "ownAssignments";

/** The calls by which teachers give tests to classes, and students see what they are given. */
export const assignmentHandlers = (deps: Dependencies): HandlersFor<AssignmentCall> => ({
  assign: (caller, input, { ip: address }) => assign(deps, caller, { ...input, address }),
  changeAssignment: (caller, input, { ip: address }) => changeAssignment(deps, caller, { ...input, address }),
  studioAssignments: (caller, input) => assignmentList(deps, caller, input),
  studioAssignment: (caller, input) => assignmentDetail(deps, caller, input),
  setAccommodation: (caller, input, { ip: address }) => setAccommodation(deps, caller, { ...input, address }),
  ownAssignments: (caller) => studentAssignments(deps, caller),
});
