import { decimalIn } from "../numbers";
import { Refusal } from "../refusal";

/** The share of the points that a percentage stands for, exactly as it is written. Throws Refusal. */
export const shareOfPercent = (percent: string): number => {
  const share = decimalIn(percent)?.div(100).toNumber();
  if (share === undefined || Math.abs(share) > 1) throw new Refusal("weightUnreadable", percent.trim().slice(0, 40));
  return share === 0 ? 0 : share;
};

/** The least that one of these answers earns, at most 0; undefined: 0. */
export const leastShare = (shares: readonly number[]): number | undefined => {
  const least = shares.reduce((lowest, share) => Math.min(lowest, share), 0);
  return least < 0 ? least : undefined;
};

/** Shares of nearly 1, such as 99.99999 %, are 1: that is how exports round them. */
export const isWhole = (share: number): boolean => share > 0.999999;
