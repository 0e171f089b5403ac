import type { Dependencies } from "../use-cases/dependencies";
import { assignmentPaper, assignmentPaperKeys } from "../use-cases/papers/assignment-paper";
import { editionPaper, editionPaperKeys } from "../use-cases/papers/edition-paper";
import type { HandlersFor } from "./handler";

type PaperCall = "assignmentPaper" | "assignmentPaperKeys" | "editionPaper" | "editionPaperKeys";

/** The calls by which tests are printed. */
export const paperHandlers = (deps: Dependencies): HandlersFor<PaperCall> => ({
  assignmentPaper: (caller, input) => assignmentPaper(deps, caller, input),
  assignmentPaperKeys: (caller, input) => assignmentPaperKeys(deps, caller, input),
  editionPaper: (caller, input) => editionPaper(deps, caller, input),
  editionPaperKeys: (caller, input) => editionPaperKeys(deps, caller, input),
});
