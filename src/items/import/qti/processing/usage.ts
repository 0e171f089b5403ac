import type { NumberInterval } from "./intervals";
import type { QtiValue } from "./value";

/** How the scoring of an item uses one response. */
export interface ResponseUsage {
  /** Values that the response is compared with as a whole. */
  readonly compared: QtiValue[];
  /** Intervals and single numbers that the response is compared with. */
  readonly intervals: NumberInterval[];
  /** The mapping of the response is used. */
  mapped: boolean;
  /** The areas of a picture that earn points are used. */
  located: boolean;
  /** An expression says whether capitals count. */
  capitalsNamed: boolean;
  /** Numbers are compared after rounding. */
  rounded: boolean;
  /** The two tolerances of a comparison differ. */
  skewed: boolean;
  /** Names of expressions that use the response in other ways. */
  readonly others: string[];
}

export const emptyUsage = (): ResponseUsage => ({
  compared: [],
  intervals: [],
  mapped: false,
  located: false,
  capitalsNamed: false,
  rounded: false,
  skewed: false,
  others: [],
});
