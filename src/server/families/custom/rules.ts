import type { FamilyRules } from "../family-rules";
import { fixedReportOf } from "../fixed-report";
import { correctRateSummary } from "./correct-rate";

/** Correct-rate scoring in percent. */
export const customRules: FamilyRules = {
  norms: null,
  scoring: 1,
  summarise: correctRateSummary,
  report: (material) => fixedReportOf(material, []),
};
