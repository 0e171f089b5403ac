import type { FamilyRules } from "../family-rules";
import { summaryOfScores } from "../scaled";
import { scoredOutcomes } from "../scoring-input";
import { satReport } from "./report";
import { satScores } from "./scores";

/** Section scores and their total by pattern scoring over both modules. */
export const satRules: FamilyRules = {
  norms: null,
  scoring: 1,
  summarise: (material) => summaryOfScores(satScores(material.test, scoredOutcomes(material))),
  report: satReport,
};
