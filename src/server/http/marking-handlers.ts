import type { Dependencies } from "../use-cases/dependencies";
import { markQueue } from "../use-cases/marking/mark-queue";
import { saveMark } from "../use-cases/marking/save-mark";
import { requestedLanguage } from "./envelope";
import type { HandlersFor } from "./handler";

/** The calls by which teachers mark longer answers. */
export const markingHandlers = (deps: Dependencies): HandlersFor<"markQueue" | "markSave"> => ({
  markQueue: (caller, input, { headers }) => markQueue(deps, caller, input, requestedLanguage(headers)),
  markSave: (caller, input) => saveMark(deps, caller, input),
});
