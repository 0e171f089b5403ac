import type { Dependencies } from "../use-cases/dependencies";
import { applyRegrade, dropRegrade, secondRegrade } from "../use-cases/regrading/apply-regrade";
import { previewRegrade, regradeDetail } from "../use-cases/regrading/preview-regrade";
import { regradeList } from "../use-cases/regrading/regrade-list";
import { regradeQuestion } from "../use-cases/regrading/regrade-question";
import type { HandlersFor } from "./handler";

type RegradeCall =
  | "regradeQuestion"
  | "regradePreview"
  | "regradeDetail"
  | "regradeApply"
  | "regradeSecond"
  | "regradeDrop"
  | "regrades";

/** The calls by which teachers correct afterwards what the answers to a question earn. */
export const regradeHandlers = (deps: Dependencies): HandlersFor<RegradeCall> => ({
  regradeQuestion: (caller, input) => regradeQuestion(deps, caller, input),
  regradePreview: (caller, input) => previewRegrade(deps, caller, input),
  regradeDetail: (caller, input) => regradeDetail(deps, caller, input),
  regradeApply: (caller, input, { ip: address }) => applyRegrade(deps, caller, { ...input, address }),
  regradeSecond: (caller, input, { ip: address }) => secondRegrade(deps, caller, { ...input, address }),
  regradeDrop: (caller, input) => dropRegrade(deps, caller, input),
  regrades: (caller, input) => regradeList(deps, caller, input),
});
