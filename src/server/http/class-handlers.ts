import { classDetail } from "../use-cases/classes/class-detail";
import { classList } from "../use-cases/classes/class-list";
import { saveClass } from "../use-cases/classes/save-class";
import type { Dependencies } from "../use-cases/dependencies";
import type { HandlersFor } from "./handler";

type ClassCall = "saveClass" | "studioClasses" | "studioClass";

/** The calls about classes and their members. */
export const classHandlers = (deps: Dependencies): HandlersFor<ClassCall> => ({
  saveClass: (caller, input, { ip: address }) => saveClass(deps, caller, { ...input, address }),
  studioClasses: (caller, input) => classList(deps, caller, input),
  studioClass: (caller, input) => classDetail(deps, caller, input),
});
