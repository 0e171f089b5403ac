import type { MapReport } from "../../../contract/report";
import { descriptorOf, percentileOf, ritScale } from "../../../psychometrics/scales/rit";
import { storedPrior } from "../../delivery/item-adaptive/prior";
import type { ReportMaterial } from "../material";
import { reportBase } from "../report-base";
import { areasOf } from "./areas";
import { nextSteps } from "./next-steps";
import { normSourceOf } from "./norms";
import { mapOutcome } from "./outcomes";
import { ritScoreOf } from "./rit-score";
import { traceOf } from "./trace";

const fullLength = 40;
const widestSe = { full: 4.5, short: 6 };
const leastAnswered = 0.6;
const mostRapid = 0.3;

/** What speaks against taking a score at its word. */
function doubts(total: number, answered: number, se: number, rapidRate: number): MapReport["validity"]["reasons"] {
  const reasons: MapReport["validity"]["reasons"] = [];
  if (se > (total >= fullLength ? widestSe.full : widestSe.short)) reasons.push("wideBand");
  if (answered < leastAnswered * total) reasons.push("tooFewAnswers");
  if (rapidRate >= mostRapid) reasons.push("rapidGuessing");
  return reasons;
}

/** MAP-shaped report: RIT = 200 + 10 θ by maximum likelihood with fences, bands ±1 SE. */
export function mapReport(material: ReportMaterial): MapReport {
  const { attempt, test, release } = material;
  const { released } = release;
  const prior = storedPrior(attempt);
  const outcomes = material.outcomes.map(mapOutcome);
  const overall = ritScoreOf(prior, outcomes);
  const norm = { mean: prior.mean, sd: prior.sd, source: normSourceOf(test.definition.subject, prior) };
  const percentile = percentileOf(overall.rit, norm);
  const areas = areasOf(test, prior, outcomes, overall.rit);
  const answered = outcomes.length;
  const rapid = outcomes.filter((outcome) => outcome.rapid).length;
  const rapidRate = answered === 0 ? 0 : rapid / answered;
  const reasons = doubts(attempt.total, answered, overall.se, rapidRate);
  return {
    kind: "map",
    ...reportBase(material),
    grade: prior.grade,
    season: prior.season,
    ...overall,
    all_alike: answered > 0 && new Set(outcomes.map(({ right }) => right)).size === 1,
    scale: [...ritScale],
    percentile,
    percentile_band: [percentileOf(overall.band[0], norm), percentileOf(overall.band[1], norm)],
    descriptor: descriptorOf(percentile),
    norm,
    areas: released ? areas : [],
    trace: released ? traceOf(prior, outcomes) : [],
    engagement: { rapid, answered, retest_advised: rapidRate >= mostRapid },
    validity: { valid: reasons.length === 0, reasons },
    next_steps: released ? nextSteps(test, areas) : [],
  };
}
