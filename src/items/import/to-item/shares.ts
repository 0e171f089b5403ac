import { Refusal } from "../refusal";

/** Shares that differ by no more than this are equal: files write thirds as 33.33333. */
const near = 2e-4;

/** A share as it is stored: within −1 and 1, rounded to seven places. */
export const roundedShare = (share: number): number => {
  if (!Number.isFinite(share)) throw new Refusal("pointsUnreadable", String(share));
  const rounded = Math.round(share * 1e7) / 1e7;
  return Math.abs(rounded - 1) < 1e-6 ? 1 : Math.max(-1, Math.min(1, rounded)) + 0;
};

export const isFull = (share: number): boolean => roundedShare(share) === 1;
export const areNear = (one: number, other: number): boolean => Math.abs(one - other) <= near;

/** The record without its entries of 0. */
export const withoutZeros = (shares: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(shares)
      .map(([name, share]) => [name, roundedShare(share)] as const)
      .filter(([, share]) => share !== 0),
  );

/** `credit` if there is any. */
export const creditOf = (credit: Readonly<Record<string, number>>): { readonly credit?: Record<string, number> } =>
  Object.keys(credit).length === 0 ? {} : { credit: { ...credit } };

/** `lowest` if an answer can lose points. */
export const lowestOf = (lowest: number | undefined): { readonly lowest?: number } =>
  lowest === undefined || lowest >= 0 ? {} : { lowest: Math.round(lowest * 1e7) / 1e7 };
