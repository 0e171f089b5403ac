import { ritScale } from "../../../psychometrics/scales/rit";
import { storedPrior } from "../../delivery/item-adaptive/prior";
import type { FamilyRules } from "../family-rules";
import { mapNorms } from "./norms";
import { servedMapOutcomes } from "./outcomes";
import { mapReport } from "./report";
import { ritScoreOf } from "./rit-score";
import { factsOf, validityOf } from "./validity";

/** RIT scores, compared with the norm of subject, grade and season. */
export const mapRules: FamilyRules = {
  norms: mapNorms,
  scoring: 1,
  summarise: async (queries, test, attempt) => {
    const outcomes = await servedMapOutcomes(queries, test, attempt);
    const { rit, se, band } = ritScoreOf(storedPrior(attempt), outcomes);
    const { verdict } = validityOf(factsOf(attempt.total, outcomes, se));
    if (verdict === "invalid") return null;
    return { unit: "rit", value: rit, low: band[0], high: band[1], scale: [...ritScale] };
  },
  report: mapReport,
};
