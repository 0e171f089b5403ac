import type { FamilyRules } from "../family-rules";
import { fixedReportOf } from "../fixed-report";
import { summaryOfScores } from "../scaled";
import { servedOutcomes } from "../served-outcomes";
import { satScores } from "./scores";

/** Section scores and their total by pattern scoring over both modules. */
export const satRules: FamilyRules = {
  norms: null,
  scoring: 1,
  summarise: async (queries, test, attempt) =>
    summaryOfScores(satScores(test, await servedOutcomes(queries, test, attempt))),
  report: (material) => fixedReportOf(material, satScores(material.test, material.outcomes)),
};
