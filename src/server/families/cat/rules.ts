import type { FamilyRules } from "../family-rules";
import { summaryOfScores } from "../scaled";
import { scoredOutcomes } from "../scoring-input";
import { catReport } from "./report";
import { catScores } from "./scores";

/** Standard age scores of each battery, compared with the age group of the level. */
export const catRules: FamilyRules = {
  norms: null,
  scoring: 4,
  summarise: (material) => summaryOfScores(catScores(material.test, scoredOutcomes(material))),
  report: catReport,
};
