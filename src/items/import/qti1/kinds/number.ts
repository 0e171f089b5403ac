import { numberIn } from "../../numbers";
import type { IntervalRecord } from "../../record";
import { Refusal } from "../../refusal";
import { withoutTrailingDigits } from "../../without-trailing-digits";
import type { Test } from "../conditions";
import { qti1Lowest, onlyResponse, type Question, type Qti1Reading } from "../question";
import { withinScoreBounds } from "../rules";
import { fullScore, scoreShare } from "../shares";
import { stemAbove } from "../stem";

interface Interval {
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

const between = (low: number, high: number, value = withoutTrailingDigits((low + high) / 2)): Interval => {
  if (low > high || value < low || value > high) throw new Refusal("numberUnreadable", `${low}, ${value}, ${high}`);
  return { value, low, high };
};

/** The numbers for which all the tests hold together; an exact value beside an interval is the one that is shown. */
const joined = (tests: readonly Test[], question: Question): Interval => {
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

/** An exact value and an interval around it are one answer: the interval counts, the value is shown. */
const merged = (intervals: readonly Interval[]): Interval[] => {
  const [one, other] = intervals;
  if (intervals.length !== 2 || !one || !other) return [...intervals];
  const [point, wide] = one.low === one.high ? [one, other] : [other, one];
  return point.low === point.high && wide.low <= point.value && point.value <= wide.high
    ? [{ ...wide, value: point.value }]
    : [...intervals];
};

const intervalsOf = (test: Test, question: Question): Interval[] => {
  if (test.test === "or") return merged(test.of.flatMap((one) => intervalsOf(one, question)));
  if (test.test === "list" && test.of.every((one) => one.test === "equal"))
    return test.of.flatMap((one) => intervalsOf(one, question));
  if (test.test === "list" && test.of.some((one) => one.test === "or"))
    throw new Refusal("processingUnsupported", "or");
  return [joined(flat(test), question)];
};

const overlap = (one: Interval, other: Interval): boolean => one.low <= other.high && other.low <= one.high;

/** A number: the interval that each condition accepts, with its share. Throws Refusal. */
export const readNumberQuestion = (question: Question): Qti1Reading => {
  onlyResponse(question);
  const { scoring } = question;
  const found: (Interval & { readonly score: number })[] = [];
  for (const { test, steps } of scoring.rules) {
    const score = steps.reduce((sum, { action, value }) => (action === "Set" ? value : sum + value), scoring.start);
    if (test.test !== "other") found.push(...intervalsOf(test, question).map((interval) => ({ ...interval, score })));
    else if (score !== 0) throw new Refusal(score > 0 ? "anythingRight" : "wrongCosts");
  }
  if (scoring.start !== 0) throw new Refusal("anythingRight");
  if (found.length > 200) throw new Refusal("contentTooLong", String(found.length));
  const clash = found.some((one, index) =>
    found.slice(index + 1).some((other) => other.score !== one.score && overlap(one, other)),
  );
  if (clash) throw new Refusal("partialCredit");
  const full = fullScore(scoring, Math.max(0, ...found.map(({ score }) => score)));
  const intervals: IntervalRecord[] = found
    .map(({ value, low, high, score }) => ({
      value,
      low,
      high,
      share: scoreShare(withinScoreBounds(score, scoring), full),
    }))
    .filter(({ share }) => share !== 0)
    .toSorted((one, other) => other.share - one.share);
  return {
    stem: stemAbove(question),
    asked: { kind: "numeric_entry", intervals },
    full,
    ...qti1Lowest(Math.min(...intervals.map(({ share }) => share))),
  };
};
