import { classResults } from "../use-cases/classes/results/class-results";
import { classScores } from "../use-cases/classes/results/class-scores";
import { itemStats } from "../use-cases/classes/results/item-stats";
import type { Dependencies } from "../use-cases/dependencies";
import { requestedLanguage } from "./envelope";
import type { HandlersFor } from "./handler";

/** The calls by which teachers read the results of their classes. */
export const classResultHandlers = (deps: Dependencies): HandlersFor<"classResults" | "classScores" | "itemStats"> => ({
  classResults: (caller, input, { headers }) => classResults(deps, caller, input, requestedLanguage(headers)),
  classScores: (caller, input) => classScores(deps, caller, input),
  itemStats: (caller, input, { headers }) => itemStats(deps, caller, input, requestedLanguage(headers)),
});
