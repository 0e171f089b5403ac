import type { IntervalRecord } from "../../record";
import { Refusal } from "../../refusal";
import { areUnclear, intervalsOfTest, type AnswerInterval } from "../answer-intervals";
import { qti1Lowest, onlyResponse, type Question, type Qti1Reading } from "../question";
import { withinScoreBounds } from "../rules";
import { fullScore, scoreShare } from "../shares";
import { stemAbove } from "../stem";

/** Reads a numeric question: the interval that each condition accepts, with its share. Throws Refusal. */
export const readNumberQuestion = (question: Question): Qti1Reading => {
  onlyResponse(question);
  const { scoring } = question;
  const found: (AnswerInterval & { readonly score: number })[] = [];
  for (const { test, steps } of scoring.rules) {
    const score = steps.reduce((sum, { action, value }) => (action === "Set" ? value : sum + value), scoring.start);
    if (test.test !== "other")
      found.push(...intervalsOfTest(test, question).map((interval) => ({ ...interval, score })));
    else if (score !== 0) throw new Refusal(score > 0 ? "anythingRight" : "wrongCosts");
  }
  if (scoring.start !== 0) throw new Refusal("anythingRight");
  if (found.length > 200) throw new Refusal("contentTooLong", String(found.length));
  if (areUnclear(found.map(({ score: share, ...interval }) => ({ ...interval, share }))))
    throw new Refusal("partialCredit");
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
