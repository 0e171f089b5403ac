import type { FamilyRules } from "../../../src/server/families/family-rules";
import { reportBase } from "../../../src/server/families/report-base";

/** Every attempt gets full marks: the score is 100 %, the report has one point for each item. */
export const tinyRules: FamilyRules = {
  norms: null,
  scoring: 1,
  summarise: () => ({ unit: "percent", value: 100, low: 99, high: 100, scale: [0, 100] }),
  report: (material) => {
    const total = material.outcomes.length;
    return {
      kind: "fixed",
      ...reportBase(material),
      total,
      answered: material.outcomes.filter(({ mark }) => mark !== "skipped").length,
      right: total,
      partly: 0,
      points: total,
      points_total: total,
      correct_rate: 1,
      band: [0.99, 1],
      time_limit_ms: null,
      scores: [],
      areas: [],
      missed_skills: [],
    };
  },
};
