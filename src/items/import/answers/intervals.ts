import { Decimal } from "decimal.js";
import { decimalIn } from "../numbers";
import type { IntervalRecord } from "../record";
import { Refusal } from "../refusal";
import { isWhole } from "./shares";

const most = 200;

/** A written number without loss of digits. Throws Refusal. */
const decimal = (text: string): Decimal => {
  const trimmed = text.trim().replace("−", "-");
  const value = decimalIn(trimmed);
  if (value === null) throw new Refusal("numberUnreadable", trimmed.slice(0, 40));
  return value;
};

/** The interval of the numbers at most `tolerance` away from `value`. Throws Refusal. */
export const intervalAround = (value: string, tolerance: string, share: number): IntervalRecord => {
  const middle = decimal(value);
  const width = tolerance.trim() === "" ? new Decimal(0) : decimal(tolerance).abs();
  return {
    value: middle.toNumber(),
    low: middle.minus(width).toNumber(),
    high: middle.plus(width).toNumber(),
    share,
  };
};

/**
 * The interval between two numbers, whose middle is shown as the answer; `reversed`: the larger one is written first.
 */
export const intervalBetween = (
  one: string,
  other: string,
  share: number,
): { readonly interval: IntervalRecord; readonly reversed: boolean } => {
  const [first, second] = [decimal(one), decimal(other)];
  const reversed = first.greaterThan(second);
  const [low, high] = reversed ? [second, first] : [first, second];
  const value = low.plus(high).div(2).toNumber();
  return { interval: { value, low: low.toNumber(), high: high.toNumber(), share }, reversed };
};

const meet = (one: IntervalRecord, other: IntervalRecord): boolean => one.low <= other.high && other.low <= one.high;

/**
 * Joins a single number and an interval around it that earn the same into one interval that shows this number: files
 * write an interval so if its answer is not in its middle.
 */
const joined = (answers: readonly IntervalRecord[]): IntervalRecord[] =>
  answers.flatMap((one, index) => {
    const isNumber = ({ low, high }: IntervalRecord): boolean => low === high;
    const holds = (other: IntervalRecord | undefined, { value, share }: IntervalRecord): other is IntervalRecord =>
      other !== undefined && other.share === share && other.low <= value && value <= other.high;
    const next = answers[index + 1];
    const before = answers[index - 1];
    if (isNumber(one) && holds(next, one) && !isNumber(next)) return [{ ...next, value: one.value }];
    return before && isNumber(before) && holds(one, before) && !isNumber(one) ? [] : [one];
  });

/**
 * The intervals of a numeric answer, those with the largest share first. In the files the first interval that contains
 * a number counts. Throws Refusal if an interval that earns less therefore hides a part of one that earns more.
 */
export const intervalsOf = (answers: readonly IntervalRecord[]): IntervalRecord[] => {
  if (answers.length > most) throw new Refusal("answersTooMany");
  const rounded = answers.map((one) => (isWhole(one.share) ? { ...one, share: 1 } : one));
  const hidden = rounded.find((one, index) =>
    rounded.slice(0, index).some((before) => before.share < one.share && meet(before, one)),
  );
  if (hidden) throw new Refusal("answerBehindOthers", String(hidden.value));
  const sorted = joined(rounded)
    .toSorted((one, other) => other.share - one.share)
    .filter(({ share }) => share !== 0);
  if (sorted[0]?.share !== 1) throw new Refusal((sorted[0]?.share ?? 0) > 0 ? "noFullCredit" : "keyMissing");
  return sorted;
};
