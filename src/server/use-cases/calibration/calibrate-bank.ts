import type { ItemKey } from "../../../contract/item/item";
import { guessedFrom } from "../../../items/scoring/score";
import { curveLink } from "../../../psychometrics/calibration/curve-linking";
import { linkByAnchors, type AnchoredLink } from "../../../psychometrics/calibration/drift";
import { usualPriors } from "../../../psychometrics/calibration/item-priors";
import { linked, meanMean, meanSigma, type Anchor, type Link } from "../../../psychometrics/calibration/linking";
import {
  itemCounts,
  marginalMaximumLikelihood,
  type CalibratedModel,
  type Estimates,
} from "../../../psychometrics/calibration/marginal-maximum-likelihood";
import { meanSquareFit } from "../../../psychometrics/calibration/mean-square-fit";
import { responseMatrix } from "../../../psychometrics/calibration/response-matrix";
import { standardErrors, type ItemErrors } from "../../../psychometrics/calibration/standard-errors";
import type { ItemParameters, Prior } from "../../../psychometrics/model";
import { thetaOf } from "../../../psychometrics/scales/rit";
import type { TestItem, TestVersion } from "../../attempts/catalogue";
import type { AnsweredSitting } from "./answered-sittings";
import { describeItems } from "./describe-items";
import type { ItemFinding, CalibrationReport, LinkMethod, CalibrationOutcome } from "./report";
import { usable, type IsRapid, type JudgedSitting } from "./usable";
import { abilitiesOver, summedScoreFits } from "./whole-forms";

export interface CalibrationSettings {
  readonly model: CalibratedModel;
  /** Items with fewer answers keep their values. */
  readonly minResponses: number;
  readonly link: LinkMethod;
  readonly isRapid: IsRapid;
  /** The group of an attempt for differential item functioning; null: none. */
  readonly groupOf: (sitting: AnsweredSitting) => string | null;
  readonly onRound?: (rounds: number, change: number) => void;
}

/** An estimate with a larger standard error is not taken: the error of a seed difficulty, in logits. */
const seedError = 0.5;
const ritPerLogit = 10;
/** A norm weighs as much as this many attempts of its group. */
const groupWeight = 10;
const noNorm = "all";

const nameOfNorm = ({ norm }: JudgedSitting): string =>
  norm === null ? noNorm : `${norm.grade === null ? "no grade" : `grade ${norm.grade}`}, ${norm.season}`;

const priorOfNorm = ({ norm }: JudgedSitting): Prior =>
  norm === null ? { mean: 0, sd: 1 } : { mean: thetaOf(norm.mean), sd: norm.sd / ritPerLogit };

/** The start value of an item's estimate: its present parameters, or else derived from its share of right answers. */
function startOf({ irt, body }: TestItem, rightShare: number, model: CalibratedModel): ItemParameters {
  const options = guessedFrom(body.interaction);
  const share = Math.min(0.97, Math.max(0.03, rightShare));
  const { a, b, c, d } = irt ?? { a: 1, b: -Math.log(share / (1 - share)), c: 0, d: 1 };
  const chance = options === 0 ? 0 : 1 / options;
  return { a, b, c: model === "3PL" && c === 0 ? chance : c, d };
}

const linkBy = (method: LinkMethod, { grid, groups, expected }: Estimates) => {
  if (method === "mean/mean") return meanMean;
  if (method === "mean/sigma") return meanSigma;
  const fresh = abilitiesOver(grid, groups, expected);
  return (anchors: readonly Anchor[]): Link => {
    const { A, B } = meanMean(anchors);
    const old = fresh.map(({ theta, weight }) => ({ theta: A * theta + B, weight }));
    return curveLink(anchors, { old, fresh }, method);
  };
};

function outcomeOf(converged: boolean, atLimit: boolean, errorOfB: number): CalibrationOutcome {
  if (!converged) return "notConverged";
  if (atLimit) return "atLimit";
  return errorOfB < seedError ? "taken" : "uncertain";
}

const onScale = ({ a, b, c }: ItemErrors, { A }: Link): ItemErrors => ({ a: a / A, b: b * A, c });

/** The number of an item's answers that are not rapid, and how many of them are right. */
function answerCounts(bank: readonly TestItem[], sittings: readonly JudgedSitting[]) {
  const counts = new Map(bank.map(({ itemId }) => [itemId, { answers: 0, right: 0 }]));
  for (const { itemId, right, isRapid } of sittings.flatMap(({ answers }) => answers)) {
    const count = counts.get(itemId);
    if (count === undefined || isRapid) continue;
    count.answers += 1;
    count.right += right ? 1 : 0;
  }
  return ({ itemId }: TestItem) => counts.get(itemId) ?? { answers: 0, right: 0 };
}

/** Six decimal places are far more precise than any standard error. */
const rounded = (value: number): number => Number(value.toFixed(6));

/**
 * Estimates the parameters of a test's items from its attempts and transforms them to the scale of the test's present
 * version. Returns a report; changes nothing.
 */
export function calibrateBank(
  test: TestVersion,
  keys: ReadonlyMap<string, ItemKey>,
  given: readonly AnsweredSitting[],
  settings: CalibrationSettings,
): CalibrationReport {
  const { model, minResponses, link: method, isRapid, groupOf, onRound } = settings;
  const bank = [...test.items.values()];
  const expectedMs = new Map(bank.map(({ itemId, expectedMs: usual }) => [itemId, usual]));
  const { sittings, leftOut } = usable(given, expectedMs, isRapid);
  const countOf = answerCounts(bank, sittings);
  const chosen = bank.filter((item) => countOf(item).answers >= minResponses);
  const placeOf = new Map(chosen.map(({ itemId }, place) => [itemId, place]));

  const norms = new Map(sittings.map((sitting) => [nameOfNorm(sitting), priorOfNorm(sitting)]));
  const names = [...norms.keys()].toSorted();
  const matrix = responseMatrix(
    chosen.length,
    sittings.map((sitting) => ({
      group: names.indexOf(nameOfNorm(sitting)),
      answers: sitting.answers.flatMap(({ itemId, right, isRapid: isFast }) => {
        const item = placeOf.get(itemId);
        return item === undefined || isFast ? [] : [{ item, right }];
      }),
    })),
  );
  const start = chosen.map((item) => startOf(item, countOf(item).right / countOf(item).answers, model));
  const { bSd: _, ...withoutSeeds } = usualPriors;
  const estimates = marginalMaximumLikelihood(matrix, {
    model,
    start,
    priors: chosen.some(({ irt }) => irt !== null) ? usualPriors : withoutSeeds,
    groups: names.length === 0 ? [{ mean: 0, sd: 1 }] : names.flatMap((name) => norms.get(name) ?? []),
    groupWeight,
    ...(onRound && { onRound }),
  });
  const errors = standardErrors(matrix, estimates);

  const anchored = chosen.flatMap(({ itemId, irt }, place) => {
    const fresh = estimates.items[place];
    return irt === null || fresh === undefined || fresh.atLimit ? [] : [{ itemId, old: irt, fresh }];
  });
  const { link, drift }: AnchoredLink = linkByAnchors(anchored, linkBy(method, estimates));
  const driftOf = new Map(anchored.map(({ itemId }, place) => [itemId, drift[place] ?? null]));
  const scoreFits = summedScoreFits(sittings, chosen, estimates);
  const described = describeItems({ bank, keys, sittings, matrix, estimates, link, groupOf });

  const items = bank.map((item): ItemFinding => {
    const { itemId, area, skill, irt } = item;
    const { answers, right } = countOf(item);
    const place = placeOf.get(itemId);
    const about = { itemId, area, skill, answers, rightShare: right / answers, before: irt, ...described(item) };
    const [estimate, error] = place === undefined ? [] : [estimates.items[place], errors[place]];
    if (place === undefined || estimate === undefined || error === undefined)
      return {
        ...about,
        estimate: null,
        errors: null,
        outcome: "fewAnswers",
        drift: null,
        fit: null,
        summedScoreFit: null,
      };
    const { a, b, c, d } = linked(estimate, link);
    const b_se = rounded(error.b * link.A);
    return {
      ...about,
      estimate: { a: rounded(a), b: rounded(b), c: rounded(c), d, calibration: "responses", ...(b_se > 0 && { b_se }) },
      errors: onScale(error, link),
      outcome: outcomeOf(estimates.converged, estimate.atLimit, error.b * link.A),
      drift: driftOf.get(itemId) ?? null,
      fit: meanSquareFit(estimate, itemCounts(estimates.grid, estimates.expected, place)),
      summedScoreFit: scoreFits?.[place] ?? null,
    };
  });
  return {
    menuId: test.menuId,
    version: test.version,
    model,
    sittings: sittings.length,
    leftOut,
    rounds: estimates.rounds,
    change: estimates.change,
    converged: estimates.converged,
    logLikelihood: estimates.logLikelihood,
    link: { ...link, method, anchors: drift.length, kept: drift.filter(({ isKept }) => isKept).length },
    groups: names.map((name, place) => {
      const { mean, sd } = estimates.groups[place] ?? { mean: NaN, sd: NaN };
      return {
        name,
        sittings: estimates.expected.moments[place]?.count ?? 0,
        norm: norms.get(name) ?? { mean: NaN, sd: NaN },
        mean: link.A * mean + link.B,
        sd: link.A * sd,
      };
    }),
    items,
  };
}
