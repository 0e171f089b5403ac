import type { MapReport } from "../../../contract/report/report";
import { readingLevelOf } from "../../../psychometrics/scales/reading-level";
import { descriptorOf, percentileOf, ritScale } from "../../../psychometrics/scales/rit";
import type { NormPrior } from "../../db/shapes";
import { storedPrior } from "../../delivery/item-adaptive/prior";
import { isItemAdaptive } from "../is-item-adaptive";
import { reportBase } from "../report-base";
import type { ScoringInput } from "../scoring-input";
import { areasOf } from "./areas";
import { nextSteps } from "./next-steps";
import { normSourceOf } from "./norms";
import { mapOutcomes, type MapOutcome } from "./outcomes";
import { ritScoreOf, type RitScore } from "./rit-score";
import { traceOf } from "./trace";
import { factsOf, validityOf, type ValidityRule } from "./validity";

type Norm = Pick<NormPrior, "grade" | "mean" | "sd">;

function estimateOf(score: RitScore, norm: Norm): NonNullable<MapReport["estimate"]> {
  if (norm.grade === null) return { ...score, percentile: null, percentile_band: null, descriptor: null };
  const percentile = percentileOf(score.rit, norm);
  return {
    ...score,
    percentile,
    percentile_band: [percentileOf(score.band[0], norm), percentileOf(score.band[1], norm)],
    descriptor: descriptorOf(percentile),
  };
}

function normOf({ definition }: ScoringInput["test"], { grade, season, mean, sd }: NormPrior): MapReport["norm"] {
  return grade === null ? null : { mean, sd, source: normSourceOf(definition.subject, { grade, season }) };
}

function withoutRapid(
  norm: Norm,
  outcomes: readonly MapOutcome[],
  { scale }: RitRule,
): MapReport["engagement"]["without_rapid"] {
  const read = outcomes.filter(({ rapid }) => !rapid);
  if (read.length === 0 || read.length === outcomes.length) return null;
  const { rit, band } = ritScoreOf(norm, read, scale);
  return { rit, band };
}

/** The differences between MAP-shaped families. */
export interface RitRule extends ValidityRule {
  /** Lowest and highest RIT that is reported. */
  readonly scale: readonly [number, number];
}

export const mapRule: RitRule = { scale: ritScale, judgesBand: true };

/** MAP-shaped report: RIT = 200 + 10 θ by maximum likelihood with fences, bands of ±1 SE; no score if invalid. */
export function mapReport(material: ScoringInput, rule: RitRule = mapRule): MapReport {
  const { attempt, test } = material;
  const prior = storedPrior(attempt);
  const outcomes = mapOutcomes(material);
  const score = ritScoreOf(prior, outcomes, rule.scale);
  const facts = factsOf(attempt.total, outcomes, score.se);
  const { answered, rapid } = facts;
  const validity = validityOf(facts, rule);
  const hasScore = validity.verdict !== "invalid";
  const areas = hasScore ? areasOf(test, prior, outcomes, { overall: score.rit, scale: rule.scale }) : [];
  return {
    kind: "map",
    ...reportBase(material),
    grade: prior.grade,
    season: prior.season,
    estimate: hasScore ? estimateOf(score, prior) : null,
    all_alike: answered > 0 && new Set(outcomes.map(({ right }) => right)).size === 1,
    scale: [...rule.scale],
    norm: normOf(test, prior),
    areas,
    trace: hasScore && isItemAdaptive(test) ? traceOf(prior, outcomes) : [],
    engagement: { rapid, answered, without_rapid: hasScore ? withoutRapid(prior, outcomes, rule) : null },
    validity,
    next_steps: nextSteps(test, areas),
    reading_level: hasScore && test.definition.subject === "reading" ? readingLevelOf(score.rit) : null,
  };
}
