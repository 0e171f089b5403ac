import type { FamilyRules } from "../family-rules";
import { correctRateSummary } from "./correct-rate";
import { fixedReport } from "./report";

/** Correct-rate scoring in percent. */
export const customRules: FamilyRules = { norms: null, scoring: 1, summarise: correctRateSummary, report: fixedReport };
