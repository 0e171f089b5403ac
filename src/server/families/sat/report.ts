import type { FixedReport, SatReport } from "../../../contract/report/report";
import { counts, sectionsIn } from "../../attempts/sections";
import { fixedReportOf } from "../fixed-report";
import { scoredOutcomes, type ScoringInput } from "../scoring-input";
import { knowledgeOf, satSkillResults } from "./knowledge";
import { satMeasures, satScores } from "./scores";

const modulesOf = ({ attempt, test, outcomes }: ScoringInput): SatReport["modules"] =>
  sectionsIn(test.definition, attempt)
    .filter(counts)
    .map(({ stage, title, items }) => {
      const own = outcomes.filter(({ item }) => item.stage === stage);
      return {
        stage,
        title,
        items: own.length === 0 ? items : own.length,
        answered: own.filter(({ mark }) => mark !== "skipped").length,
        reached: own.length > 0,
      };
    });

/**
 * The SAT report: section scores and total, modules, and results of each content area and skill. A fixed report with
 * the rate alone if there is no score.
 */
export function satReport(material: ScoringInput): SatReport | FixedReport {
  const { test } = material;
  const scores = satScores(test, material.outcomes);
  if (scores.length === 0) return fixedReportOf(material, scores);
  const counted = scoredOutcomes(material);
  return {
    ...fixedReportOf(material, scores),
    kind: "sat",
    modules: modulesOf(material),
    knowledge: knowledgeOf(counted, satMeasures(test, counted)),
    skills: satSkillResults(counted),
  };
}
