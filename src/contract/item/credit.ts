import { comparable } from "./comparable";

/** The numbers within `tolerance` of `value`, or from `low` to `high` where these are given. */
export interface Interval {
  readonly value: number;
  readonly tolerance: number;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/** The right numbers, and others that earn less or lose points. */
export interface NumberKey extends Interval {
  readonly also?: readonly (Interval & { readonly credit: number })[] | undefined;
}

/** The accepted forms of a text, and the shares of those that do not earn 1. */
export interface FormKey {
  readonly accepted: readonly string[];
  readonly case_sensitive: boolean;
  readonly credit?: Readonly<Record<string, number>> | undefined;
}

type Shares = Readonly<Record<string, number>> | undefined;

/** Sums of shares that were rounded in a file, such as three times 33.33333 %, count as the whole. */
const rounding = 1e-9;

/** The share that a name has in a record of shares; undefined: none is given. */
export const shareIn = (shares: Shares, name: string): number | undefined =>
  shares !== undefined && Object.hasOwn(shares, name) ? shares[name] : undefined;

/** A share between the lowest one and 1; one that is less than 1 by rounding only is 1. */
export const bounded = (share: number, lowest = 0): number => (share > 1 - rounding ? 1 : Math.max(lowest, share) || 0);

/** Whether an interval contains a number; errors of binary fractions are allowed for. */
const contains = ({ value, tolerance, low, high }: Interval, entered: number): boolean => {
  const error = rounding * Math.max(1, Math.abs(value));
  return low === undefined || high === undefined
    ? Math.abs(entered - value) <= tolerance + error
    : entered >= low - error && entered <= high + error;
};

/** The share that a number earns; 0 if no interval contains it. */
export const shareOfNumber = (key: NumberKey, entered: number): number => {
  if (contains(key, entered)) return 1;
  return key.also?.find((interval) => contains(interval, entered))?.credit ?? 0;
};

/** The share that a typed text earns; 0 if it equals no form. */
export const shareOfText = ({ accepted, case_sensitive, credit = {} }: FormKey, text: string): number => {
  const entered = comparable(text, case_sensitive);
  const form = [...accepted, ...Object.keys(credit)].find((one) => comparable(one, case_sensitive) === entered);
  return form === undefined ? 0 : (shareIn(credit, form) ?? 1);
};

/** The accepted forms that earn all the points. */
export const rightFormsOf = ({ accepted, credit }: FormKey): string[] =>
  accepted.filter((form) => (shareIn(credit, form) ?? 1) === 1);

/** The share that an option earns where one is right. */
export const shareOfOption = (right: string, credit: Shares, chosen: string): number =>
  chosen === right ? 1 : (shareIn(credit, chosen) ?? 0);

/** The share that an option adds where several are right: its credit, else an even part for a right one. */
export const shareAdded = (right: readonly string[], credit: Shares, optionId: string): number =>
  shareIn(credit, optionId) ?? (right.includes(optionId) ? 1 / new Set(right).size : 0);

/** The sum of the shares of the chosen options, which is 1 if the right ones and no other are chosen. */
export const shareOfOptions = (right: readonly string[], credit: Shares, chosen: readonly string[]): number => {
  const ids = new Set(chosen);
  if (ids.size === new Set(right).size && right.every((id) => ids.has(id))) return 1;
  return [...ids].reduce((sum, id) => sum + shareAdded(right, credit, id), 0);
};
