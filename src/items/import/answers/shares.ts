import { decimalIn } from "../numbers";
import { Refusal } from "../refusal";

const wholePercent = /^-?\d{1,3}$/;

/** The share of the points from a percentage, without rounding. Throws Refusal. */
export const shareOfPercent = (percent: string): number => {
  const share = wholePercent.test(percent) ? Number(percent) / 100 : decimalIn(percent)?.div(100).toNumber();
  if (share === undefined || Math.abs(share) > 1) throw new Refusal("weightUnreadable", percent.trim().slice(0, 40));
  return share === 0 ? 0 : share;
};

/** The least of these shares if it is below 0; undefined: 0. */
export const leastShare = (shares: readonly number[]): number | undefined => {
  const least = shares.reduce((lowest, share) => Math.min(lowest, share), 0);
  return least < 0 ? least : undefined;
};

/** Whether a share counts as 1: exports round it, for example to 99.99999 %. */
export const isWhole = (share: number): boolean => share > 0.999999;
