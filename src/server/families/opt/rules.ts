import type { PlacementReport } from "../../../contract/report/report";
import type { AttemptRow } from "../../attempts/attempt";
import type { FamilyRules } from "../family-rules";
import { missedSkills } from "../missed-skills";
import { reportBase } from "../report-base";
import { summaryOfScores } from "../scaled";
import { givenAnswers, type ScoringInput } from "../scoring-input";
import { optPartsReached } from "./parts-reached";
import { optScores, optSkillScores } from "./scores";

const leastReached = 0.7;

/** The number of reached items from which there is a score. */
const neededOf = ({ total }: Pick<AttemptRow, "total">): number => Math.ceil(leastReached * total);

function placementReport(material: ScoringInput): PlacementReport {
  const { attempt, test, outcomes } = material;
  const answered = givenAnswers(material);
  const needed = neededOf(attempt);
  const isMeasured = answered.length >= needed;
  return {
    kind: "placement",
    ...reportBase(material),
    total: attempt.total,
    reached: answered.length,
    needed,
    scores: isMeasured ? optScores(test, answered) : [],
    skills: isMeasured ? optSkillScores(test, answered) : [],
    reached_parts: optPartsReached(material),
    missed_skills: missedSkills(outcomes.filter(({ given }) => given)),
  };
}

/** Scores 0–120 with their levels; no score if time ran out before 70 % of the items were reached. */
export const optRules: FamilyRules = {
  norms: null,
  scoring: 1,
  summarise: (material) => {
    const answered = givenAnswers(material);
    return answered.length < neededOf(material.attempt) ? null : summaryOfScores(optScores(material.test, answered));
  },
  report: placementReport,
};
