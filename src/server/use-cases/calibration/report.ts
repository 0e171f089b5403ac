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
 * What becomes of an item's values. taken: the estimate. The others keep what they had: fewAnswers; atLimit: a
 * parameter ran to the end of its range; uncertain: the estimate is not surer than a seed; notConverged.
 */
export type CalibrationOutcome = "taken" | "fewAnswers" | "atLimit" | "uncertain" | "notConverged";

/** How an item differs between a group and the largest group. */
export interface GroupDifference extends DifferentialFunctioning {
  readonly group: string;
  readonly answers: number;
}

export interface ItemFinding {
  readonly itemId: string;
  readonly area: string;
  readonly skill: string;
  /** That count: neither rapid nor repeated, of valid sittings. */
  readonly answers: number;
  readonly rightShare: number;
  /** What the present version says; null: nothing. */
  readonly before: Irt | null;
  /** On the scale of the present version; null where it was not estimated. */
  readonly estimate: Irt | null;
  readonly errors: ItemErrors | null;
  readonly outcome: CalibrationOutcome;
  /** Null where it is no anchor. */
  readonly drift: Drift | null;
  readonly fit: MeanSquareFit | null;
  /** Null where items were not the same for all. */
  readonly summedScoreFit: SummedScoreFit | null;
  readonly differences: readonly GroupDifference[];
  readonly options: readonly OptionUse[];
  readonly times: ResponseTimes;
}

/** A norm group as its sittings show it, in logits on the scale of the present version. */
export interface CalibratedGroup extends Prior {
  readonly name: string;
  readonly sittings: number;
  readonly norm: Prior;
}

export interface CalibrationReport {
  readonly menuId: string;
  /** The version that the items were compared with. */
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

/** Mean squares within these are no reason to look. */
const usualFit = [0.8, 1.2] as const;
const rareFit = 0.01;

const isUnusual = (value: number): boolean => value < usualFit[0] || value > usualFit[1];

/** What a person should look at. */
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

/** What a new version of a test says of an item in place of the version before; null: the same. */
export interface LearnedValues {
  readonly irt: Irt | null;
  /** The usual time, of which a tenth is the least in which the item can be read. */
  readonly expectedMs: number | null;
}

/** The values that a new version takes over, by item id. */
export const learnedValues = ({ items }: CalibrationReport): ReadonlyMap<string, LearnedValues> =>
  new Map(
    items.flatMap(({ itemId, outcome, estimate, times }): [string, LearnedValues][] => {
      const irt = outcome === "taken" ? estimate : null;
      const expectedMs = outcome === "fewAnswers" || !(times.median > 0) ? null : Math.round(times.median);
      return irt === null && expectedMs === null ? [] : [[itemId, { irt, expectedMs }]];
    }),
  );
