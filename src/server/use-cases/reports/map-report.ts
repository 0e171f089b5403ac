import type { MapReport } from "../../../contract/report";
import { areaTitle } from "../../../items/catalogue";
import { createPosterior, updatePosterior } from "../../../psychometrics/posterior";
import { descriptorOf, normOf, percentileOf, ritOf, ritScale } from "../../../psychometrics/scales/rit";
import type { NormPrior } from "../../db/shapes";
import { irtOf, isRapid, priorInLogits } from "../sitting/adaptive";
import { abilityOf } from "../sitting/score";
import { reportBase, type Material, type Outcome } from "./material";
import { nextSteps } from "./next-steps";

const ritPerLogit = 10;
const apart = 5;
const fullLength = 40;
const widestSe = { full: 4.5, short: 6 };
const leastAnswered = 0.6;
const mostRapid = 0.3;

const xOf = ({ mark }: Outcome): number => (mark === "right" ? 1 : 0);
const rapidOf = ({ item, elapsedMs }: Outcome): boolean => isRapid(elapsedMs, item.expectedMs);
const clamped = (value: number): number => Math.min(ritScale[1], Math.max(ritScale[0], value));

function scoreOf(prior: NormPrior, outcomes: readonly Outcome[]) {
  const { theta, se, estimator } = abilityOf(
    prior,
    outcomes.map(({ item }) => irtOf(item)),
    outcomes.map(xOf),
  );
  const rit = ritOf(theta);
  const seRit = ritPerLogit * se;
  return { rit, se: seRit, band: [clamped(rit - seRit), clamped(rit + seRit)] as [number, number], estimator };
}

const traceOf = (prior: NormPrior, outcomes: readonly Outcome[]): MapReport["trace"] => {
  const posterior = createPosterior(priorInLogits(prior));
  return outcomes.map((outcome) => {
    const { theta, se } = updatePosterior(posterior, irtOf(outcome.item), xOf(outcome));
    const { item, elapsedMs } = outcome;
    return {
      exercise_id: item.itemId,
      area: item.area,
      difficulty: ritOf(irtOf(outcome.item).b),
      right: xOf(outcome) === 1,
      rit: ritOf(theta),
      se: ritPerLogit * se,
      elapsed_ms: elapsedMs,
      rapid: rapidOf(outcome),
    };
  });
};

/** MAP-shaped report: RIT = 200 + 10 θ by maximum likelihood (EAP where no maximum exists), bands ±1 SE. */
export function mapReport(material: Material, prior: NormPrior): MapReport {
  const { attempt, outcomes, test } = material;
  const overall = scoreOf(prior, outcomes);
  const norm = { mean: prior.mean, sd: prior.sd, source: normOf("math", prior.grade, prior.season).source };
  const percentile = percentileOf(overall.rit, norm);
  const areaNames = [...new Set([...test.items.values()].map(({ area }) => area))];
  const subject = test.definition.subject;
  const areas = areaNames.flatMap((area): MapReport["areas"] => {
    const own = outcomes.filter(({ item }) => item.area === area);
    if (own.length === 0) return [];
    const { rit, se, band } = scoreOf(prior, own);
    const difference = rit - overall.rit;
    const relation =
      Math.abs(difference) < apart || Math.abs(difference) <= se ? "typical" : difference > 0 ? "strength" : "focus";
    return [
      {
        area,
        title: areaTitle(subject, area),
        items: own.length,
        right: own.filter(({ mark }) => mark === "right").length,
        rit,
        se,
        band,
        descriptor: descriptorOf(percentileOf(rit, norm)),
        relation,
      },
    ];
  });
  const rapid = outcomes.filter(rapidOf).length;
  const answered = outcomes.length;
  const rapidRate = answered === 0 ? 0 : rapid / answered;
  const limit = attempt.total >= fullLength ? widestSe.full : widestSe.short;
  const reasons: MapReport["validity"]["reasons"] = [];
  if (overall.se > limit) reasons.push("wideBand");
  if (answered < leastAnswered * attempt.total) reasons.push("tooFewAnswers");
  if (rapidRate >= mostRapid) reasons.push("rapidGuessing");
  return {
    kind: "map",
    ...reportBase(material),
    grade: prior.grade,
    season: prior.season,
    ...overall,
    scale: [...ritScale],
    percentile,
    percentile_band: [percentileOf(overall.band[0], norm), percentileOf(overall.band[1], norm)],
    descriptor: descriptorOf(percentile),
    norm,
    areas,
    trace: traceOf(prior, outcomes),
    engagement: { rapid, answered, retest_advised: rapidRate >= mostRapid },
    validity: { valid: reasons.length === 0, reasons },
    next_steps: nextSteps(test, areas),
  };
}
