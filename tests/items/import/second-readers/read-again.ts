import { rounded, type PlainAnswer, type PlainQuestion } from "./plain-question";

/** A question as read by this second reader; null: of an unknown type. */
export type ReadAgain = PlainQuestion | null;

export const one = (options: readonly string[], shares: readonly number[]): PlainAnswer => ({
  kind: "one",
  options,
  shares: shares.map(rounded),
});
export const around = (value: number, tolerance: number, share: number) =>
  [rounded(value - tolerance), rounded(value + tolerance), rounded(share)] as const;
