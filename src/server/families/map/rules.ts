import { ritScale } from "../../../psychometrics/scales/rit";
import { storedPrior } from "../../delivery/item-adaptive/prior";
import { markedAnswers, responsesOf } from "../../delivery/item-adaptive/responses";
import type { FamilyRules } from "../family-rules";
import { mapNorms } from "./norms";
import { mapReport } from "./report";
import { ritScoreOf } from "./rit-score";

/** RIT scores, compared with the norm of subject, grade and season. */
export const mapRules: FamilyRules = {
  norms: mapNorms,
  summarise: async (queries, test, attempt) => {
    const responses = responsesOf(test, await markedAnswers(queries, attempt.attemptId));
    const { rit, band } = ritScoreOf(storedPrior(attempt), responses);
    return { unit: "rit", value: rit, low: band[0], high: band[1], scale: [...ritScale] };
  },
  report: mapReport,
};
