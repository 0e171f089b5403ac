import { numberIn } from "../numbers";
import type { IntervalRecord } from "../record";
import { Refusal } from "../refusal";
import { withoutTrailingDigits } from "../without-trailing-digits";
import type { Test } from "./conditions";
import type { Question } from "./question";

/** The numbers from `low` to `high`, both included; `value` is shown as the answer. */
export interface AnswerInterval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const numberOf = (written: string): number => {
  const value = numberIn(written);
  if (value === null) throw new Refusal("numberUnreadable", written.slice(0, 60));
  return value;
};

const flat = (test: Test): readonly Test[] =>
  test.test === "and" || test.test === "list" ? test.of.flatMap(flat) : [test];

interface Ends {
  readonly exact: number[];
  readonly low: number[];
  readonly high: number[];
}

const endsOf = (tests: readonly Test[], question: Question): Ends => {
  const ends: Ends = { exact: [], low: [], high: [] };
  for (const test of tests) {
    if (test.test === "equal") ends.exact.push(numberOf(test.value));
    else if (test.test === "bound") {
      if (test.bound === "vargt" || test.bound === "varlt") question.notes.add("openEndClosed", test.value);
      (test.bound.startsWith("varg") ? ends.low : ends.high).push(numberOf(test.value));
    } else throw new Refusal("processingUnsupported", test.test);
  }
  return ends;
};

const between = (low: number, high: number, value = withoutTrailingDigits((low + high) / 2)): AnswerInterval => {
  if (low > high || value < low || value > high) throw new Refusal("numberUnreadable", `${low}, ${value}, ${high}`);
  return { value, low, high };
};

/**
 * The interval that fulfils all the tests; an exact value beside an interval is the one shown as the answer. Throws
 * Refusal.
 */
const joined = (tests: readonly Test[], question: Question): AnswerInterval => {
  const { exact, low, high } = endsOf(tests, question);
  const [value] = exact;
  if (exact.length > 1 || low.length > 1 || high.length > 1) throw new Refusal("processingUnsupported", "and");
  if (low.length === 0 && high.length === 0 && value !== undefined) return between(value, value, value);
  const [from] = low;
  const [to] = high;
  if (from === undefined || to === undefined) throw new Refusal("intervalOpen");
  if (value !== undefined && question.fields.get("bbmd_questiontype") === undefined)
    throw new Refusal("processingUnsupported", "varequal");
  return between(from, to, value);
};

/** Joins an exact value and an interval around it: the interval counts, the value is shown as the answer. */
const merged = (intervals: readonly AnswerInterval[]): AnswerInterval[] => {
  const [one, other] = intervals;
  if (intervals.length !== 2 || !one || !other) return [...intervals];
  const [point, wide] = one.low === one.high ? [one, other] : [other, one];
  return point.low === point.high && wide.low <= point.value && point.value <= wide.high
    ? [{ ...wide, value: point.value }]
    : [...intervals];
};

/** The numbers that a condition accepts. Throws Refusal. */
export const intervalsOfTest = (test: Test, question: Question): AnswerInterval[] => {
  if (test.test === "or") return merged(test.of.flatMap((one) => intervalsOfTest(one, question)));
  if (test.test === "list" && test.of.every((one) => one.test === "equal"))
    return test.of.flatMap((one) => intervalsOfTest(one, question));
  if (test.test === "list" && test.of.some((one) => one.test === "or"))
    throw new Refusal("processingUnsupported", "or");
  return [joined(flat(test), question)];
};

/** Whether a number lies in two intervals that earn different shares. */
export const areUnclear = (intervals: readonly IntervalRecord[]): boolean =>
  intervals.some((one, index) =>
    intervals
      .slice(index + 1)
      .some((other) => other.share !== one.share && one.low <= other.high && other.low <= one.high),
  );
