import type { Irt } from "../../../contract/item/item";
import type { DifferentialFunctioning } from "../../../psychometrics/calibration/differential-functioning";
import type { OptionUse } from "../../../psychometrics/calibration/distractors";
import type { Drift } from "../../../psychometrics/calibration/drift";
import type { Link } from "../../../psychometrics/calibration/linking";
import type { CalibratedModel } from "../../../psychometrics/calibration/marginal-maximum-likelihood";
import type { MeanSquareFit } from "../../../psychometrics/calibration/mean-square-fit";
import type { ResponseTimes } from "../../../psychometrics/calibration/response-times";
import type { ItemErrors } from "../../../psychometrics/calibration/standard-errors";
import type { SummedScoreFit } from "../../../psychometrics/calibration/summed-score-fit";
import type { Prior } from "../../../psychometrics/model";
import type { LeftOut } from "./usable";

export const linkMethods = ["mean/mean", "mean/sigma", "Haebara", "Stocking-Lord"] as const;
export type LinkMethod = (typeof linkMethods)[number];

/**
 * Whether an item's estimate is taken. taken: yes. All others keep their values. fewAnswers: too few answers. atLimit:
 * a parameter reached the end of its range. uncertain: the standard error is not below that of a seed. notConverged:
 * the estimation did not converge.
 */
export type CalibrationOutcome = "taken" | "fewAnswers" | "atLimit" | "uncertain" | "notConverged";

/** Differential functioning of an item in a group, compared with the largest group. */
export interface GroupDifference extends DifferentialFunctioning {
  readonly group: string;
  readonly answers: number;
}

export interface ItemFinding {
  readonly itemId: string;
  readonly area: string;
  readonly skill: string;
  /** The number of answers that count: neither rapid nor repeated, from valid attempts. */
  readonly answers: number;
  readonly rightShare: number;
  /** The parameters in the present version; null: none. */
  readonly before: Irt | null;
  /** On the scale of the present version; null if it was not estimated. */
  readonly estimate: Irt | null;
  readonly errors: ItemErrors | null;
  readonly outcome: CalibrationOutcome;
  /** null if the item is not an anchor. */
  readonly drift: Drift | null;
  readonly fit: MeanSquareFit | null;
  /** null if not all students were served the same items. */
  readonly summedScoreFit: SummedScoreFit | null;
  readonly differences: readonly GroupDifference[];
  readonly options: readonly OptionUse[];
  readonly times: ResponseTimes;
}

/** A norm group as estimated from its attempts, in logits on the scale of the present version. */
export interface CalibratedGroup extends Prior {
  readonly name: string;
  readonly sittings: number;
  readonly norm: Prior;
}

export interface CalibrationReport {
  readonly menuId: string;
  /** The version with which the items were compared. */
  readonly version: number;
  readonly model: CalibratedModel;
  readonly sittings: number;
  readonly leftOut: LeftOut;
  readonly rounds: number;
  readonly change: number;
  readonly converged: boolean;
  readonly logLikelihood: number;
  readonly link: Link & { readonly method: LinkMethod; readonly anchors: number; readonly kept: number };
  readonly groups: readonly CalibratedGroup[];
  readonly items: readonly ItemFinding[];
}

/** Mean squares within this range are usual. */
const usualFit = [0.8, 1.2] as const;
const rareFit = 0.01;

const isUnusual = (value: number): boolean => value < usualFit[0] || value > usualFit[1];

/** Remarks on an item that a person should look at. */
export function remarksOf({ drift, fit, summedScoreFit, differences, options, times }: ItemFinding): string[] {
  const remarks: string[] = [];
  if (drift !== null && !drift.isKept) remarks.push("drift");
  if (fit !== null && (isUnusual(fit.infit) || isUnusual(fit.outfit))) remarks.push("misfit");
  else if (summedScoreFit !== null && summedScoreFit.p < rareFit) remarks.push("misfit");
  for (const { group, class: size } of differences) if (size !== "A") remarks.push(`DIF ${size} ${group}`);
  for (const { option, attractsTheAble } of options) if (attractsTheAble) remarks.push(`option ${option}`);
  if (times.rapidShare > 0.1) remarks.push("rapid");
  return remarks;
}

/** The values of an item in a new version of a test; null: unchanged. */
export interface LearnedValues {
  readonly irt: Irt | null;
  /** The usual time in ms; answers faster than a tenth of it are rapid. */
  readonly expectedMs: number | null;
}

/** The values for a new version, by item id. */
export const learnedValues = ({ items }: CalibrationReport): ReadonlyMap<string, LearnedValues> =>
  new Map(
    items.flatMap(({ itemId, outcome, estimate, times }): [string, LearnedValues][] => {
      const irt = outcome === "taken" ? estimate : null;
      const expectedMs = outcome === "fewAnswers" || !(times.median > 0) ? null : Math.round(times.median);
      return irt === null && expectedMs === null ? [] : [[itemId, { irt, expectedMs }]];
    }),
  );
