import type { Marking } from "../record";
import { Refusal } from "../refusal";
import { withoutTrailingDigits } from "../without-trailing-digits";
import { intervalsOfTest, type AnswerInterval } from "./answer-intervals";
import { comparisonsOf, conditionResponses, type Test } from "./conditions";
import { isWholeNumber } from "./numbers";
import type { Question } from "./question";
import type { ScoringRule } from "./rules";
import { fullScore } from "./shares";

/** An answer to one of several responses, which are all of `values` together, and the score that it adds. */
export interface Part {
  readonly values: readonly string[];
  readonly caseSensitive: boolean;
  readonly score: number;
  /** The accepted numbers, if a condition is an interval; `values` is then empty. */
  readonly interval?: AnswerInterval;
}

/** The answers to the responses of a question, and how they add up. */
export interface Qti1Parts {
  readonly marking: Marking;
  readonly byResponse: ReadonlyMap<string, readonly Part[]>;
  readonly full: number;
}

/** The values of one response that a test accepts, each by itself or all together. Throws Refusal. */
const alternatives = (test: Test, together: boolean): Omit<Part, "score">[] => {
  if (test.test === "equal") return [{ values: [test.value], caseSensitive: test.caseSensitive }];
  if (test.test === "or") return test.of.flatMap((one) => alternatives(one, together));
  if (test.test === "and" || test.test === "list") {
    const each = test.of.flatMap((one) => (one.test === "not" && together ? [] : alternatives(one, together)));
    if (!together) {
      if (test.test === "list" || each.length === 1) return each;
      throw new Refusal("processingUnsupported", "and");
    }
    return [{ values: each.flatMap(({ values }) => values), caseSensitive: each[0]?.caseSensitive ?? false }];
  }
  throw new Refusal("processingUnsupported", test.test);
};

const hasInterval = (test: Test): boolean => comparisonsOf(test).some((one) => one.test === "bound");

/** The values or the numbers of one response that a test accepts. Throws Refusal. */
const acceptedBy = (test: Test, question: Question, together: boolean): Omit<Part, "score">[] =>
  hasInterval(test)
    ? intervalsOfTest(test, question).map((interval) => ({ values: [], caseSensitive: false, interval }))
    : alternatives(test, together);

const asksOne = (test: Test): string | null => {
  const asked = new Set(conditionResponses(test));
  const [only] = asked;
  return asked.size === 1 && only !== undefined ? only : null;
};

const earns = ({ steps }: ScoringRule): boolean => steps.some(({ value }) => value !== 0);

const add = (byResponse: Map<string, Part[]>, ident: string, parts: readonly Part[]): void => {
  byResponse.set(ident, [...(byResponse.get(ident) ?? []), ...parts]);
};

/** Reads one condition that joins the requirements on all responses: all must be right. */
const readWhole = (test: Test, question: Question, together: boolean, score: number): Qti1Parts => {
  const byResponse = new Map<string, Part[]>();
  const joined = test.test === "and" || test.test === "list" ? test.of : [test];
  const tests = new Map<string, Test[]>();
  for (const one of joined) {
    const ident = asksOne(one);
    if (ident === null) throw new Refusal("processingUnsupported", one.test);
    tests.set(ident, [...(tests.get(ident) ?? []), one]);
  }
  for (const [ident, of] of tests) {
    const [only] = of;
    const whole: Test = of.length === 1 && only ? only : { test: "and", of };
    add(
      byResponse,
      ident,
      acceptedBy(whole, question, together).map((part) => ({ ...part, score: 1 })),
    );
  }
  const full = fullScore(question.scoring, score);
  const marking = question.partial === true ? "shares" : "whole";
  return { marking, byResponse, full };
};

/** Reads conditions that each test one response and add its score. */
const readSum = (rules: readonly ScoringRule[], question: Question, together: boolean): Qti1Parts => {
  const byResponse = new Map<string, Part[]>();
  for (const { test, steps } of rules) {
    const ident = asksOne(test);
    const [step, ...more] = steps;
    if (ident === null || !step || more.length > 0 || step.action !== "Add") throw new Refusal("partialCredit");
    if (step.value < 0) throw new Refusal("wrongCosts");
    add(
      byResponse,
      ident,
      acceptedBy(test, question, together).map((part) => ({ ...part, score: step.value })),
    );
  }
  const best = [...byResponse.values()]
    .map((parts) => Math.max(...parts.map(({ score }) => score)))
    .reduce((sum, score) => sum + score, 0);
  const full = fullScore(question.scoring, best);
  if (!isWholeNumber(best, full))
    throw new Refusal("partialCredit", `${withoutTrailingDigits(best)} / ${withoutTrailingDigits(full)}`);
  return { marking: question.partial === false ? "whole" : "shares", byResponse, full };
};

/**
 * The right answer to each of several responses and the score that it adds; `together`: a response takes several
 * values, all of which are required. Throws Refusal.
 */
export const presentationParts = (question: Question, together = false): Qti1Parts => {
  const { scoring } = question;
  if (scoring.start !== 0) throw new Refusal("anythingRight");
  const rules = scoring.rules.filter(earns);
  const [first] = rules;
  if (!first) throw new Refusal("keyMissing");
  if (rules.some(({ test }) => test.test === "other")) throw new Refusal("wrongCosts");
  const joins = rules.length === 1 && new Set(conditionResponses(first.test)).size > 1;
  return joins
    ? readWhole(first.test, question, together, first.steps.at(-1)?.value ?? 0)
    : readSum(rules, question, together);
};

/** Whether all responses add the same score. */
export const areEven = ({ byResponse }: Qti1Parts): boolean => {
  const scores = [...byResponse.values()].map((parts) => Math.max(...parts.map(({ score }) => score)));
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return scores.every((score) => Math.abs(score - mean) <= mean * 0.01);
};
