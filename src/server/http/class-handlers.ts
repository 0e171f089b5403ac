import { changeMember } from "../use-cases/classes/change-member";
import { classDetail } from "../use-cases/classes/class-detail";
import { answerClassInvitation, classInvitations } from "../use-cases/classes/class-invitations";
import { classList } from "../use-cases/classes/class-list";
import { memberLinks } from "../use-cases/classes/member-links";
import { applyRoster } from "../use-cases/classes/roster/apply-roster";
import { diffRoster } from "../use-cases/classes/roster/diff-roster";
import { saveClass } from "../use-cases/classes/save-class";
import { shareClass } from "../use-cases/classes/share-class";
import type { Dependencies } from "../use-cases/dependencies";
import type { HandlersFor } from "./handler";

type ClassCall =
  | "saveClass"
  | "studioClasses"
  | "studioClass"
  | "rosterDiff"
  | "rosterApply"
  | "shareClass"
  | "changeMember"
  | "memberLinks"
  | "classInvitations"
  | "answerClassInvitation";

/** The calls about classes and their members. */
export const classHandlers = (deps: Dependencies): HandlersFor<ClassCall> => ({
  saveClass: (caller, input, { ip: address }) => saveClass(deps, caller, { ...input, address }),
  studioClasses: (caller, input) => classList(deps, caller, input),
  studioClass: (caller, input) => classDetail(deps, caller, input),
  rosterDiff: (caller, input) => diffRoster(deps, caller, input),
  rosterApply: (caller, input, { ip: address }) => applyRoster(deps, caller, { ...input, address }),
  shareClass: (caller, input, { ip: address }) => shareClass(deps, caller, { ...input, address }),
  changeMember: (caller, input, { ip: address }) => changeMember(deps, caller, { ...input, address }),
  memberLinks: (caller, input, { ip: address }) => memberLinks(deps, caller, { ...input, address }),
  classInvitations: (caller) => classInvitations(deps, caller),
  answerClassInvitation: (caller, input, { ip: address }) => answerClassInvitation(deps, caller, { ...input, address }),
});
