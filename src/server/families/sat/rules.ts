import type { FamilyRules } from "../family-rules";
import { summaryOfScores } from "../scaled";
import { servedOutcomes } from "../served-outcomes";
import { satReport } from "./report";
import { satScores } from "./scores";

/** Section scores and their total by pattern scoring over both modules. */
export const satRules: FamilyRules = {
  norms: null,
  scoring: 1,
  summarise: async (queries, test, attempt) =>
    summaryOfScores(satScores(test, await servedOutcomes(queries, test, attempt))),
  report: satReport,
};
