import { storedPrior } from "../../delivery/item-adaptive/prior";
import type { FamilyRules } from "../family-rules";
import { mapNorms } from "./norms";
import { mapOutcomes } from "./outcomes";
import { mapReport, mapRule, type RitRule } from "./report";
import { ritScoreOf } from "./rit-score";
import { factsOf, validityOf } from "./validity";

/** RIT scores, compared with the norm of subject, grade and season. */
export const ritRules = (rule: RitRule): FamilyRules => ({
  norms: mapNorms,
  scoring: 1,
  summarise: (material) => {
    const { attempt } = material;
    const outcomes = mapOutcomes(material);
    const { rit, se, band } = ritScoreOf(storedPrior(attempt), outcomes, rule.scale);
    const { verdict } = validityOf(factsOf(attempt.total, outcomes, se), rule);
    if (verdict === "invalid") return null;
    return { unit: "rit", value: rit, low: band[0], high: band[1], scale: [...rule.scale] };
  },
  report: (material) => mapReport(material, rule),
});

export const mapRules = ritRules(mapRule);
