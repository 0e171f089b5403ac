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
 * Section scores and their total, the modules behind them, and what was shown of each content area and skill; its rate
 * where it has no score.
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
