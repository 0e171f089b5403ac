import type { FamilyRules } from "../family-rules";
import { summaryOfScores } from "../scaled";
import { servedOutcomes } from "../served-outcomes";
import { catReport } from "./report";
import { catScores } from "./scores";

/** Standard age scores of each battery, compared with the level's age group. */
export const catRules: FamilyRules = {
  norms: null,
  scoring: 3,
  summarise: async (queries, test, attempt) =>
    summaryOfScores(catScores(test, await servedOutcomes(queries, test, attempt))),
  report: catReport,
};
