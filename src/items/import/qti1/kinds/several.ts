import type { MultipleChoiceRecord } from "../../record";
import { Refusal } from "../../refusal";
import { withoutTrailingDigits } from "../../without-trailing-digits";
import type { Answered, Test } from "../conditions";
import { isWholeNumber } from "../numbers";
import type { Response } from "../presentation";
import { checkLabels, qti1Lowest, onlyResponse, percentShares, type Question, type Qti1Reading } from "../question";
import { type ScoringRule, ruleScore } from "../rules";
import { fullScore } from "../shares";
import { stemAbove } from "../stem";
import { labelOptions, shuffles } from "./choice";

const chosen =
  (idents: ReadonlySet<string>): Answered =>
  (test) =>
    test.test === "equal" ? idents.has(test.value) : test.test === "unanswered" && idents.size === 0;

interface Selection {
  readonly chosen: readonly string[];
  readonly left: readonly string[];
}

/** The options that a test requires to be chosen and not chosen; null: it requires something else. */
const selectionOf = (test: Test): Selection | null => {
  if (test.test === "equal") return { chosen: [test.value], left: [] };
  if (test.test === "not") {
    if (test.of.test === "equal") return { chosen: [], left: [test.of.value] };
    const alternatives = test.of.test === "or" ? test.of.of.map(selectionOf) : [];
    const values = alternatives.flatMap((one) => one?.chosen ?? []);
    return values.length > 0 && values.length === alternatives.length ? { chosen: [], left: values } : null;
  }
  if (test.test !== "and" && test.test !== "list") return null;
  const parts = test.of.map(selectionOf);
  if (parts.some((part) => part === null)) return null;
  return {
    chosen: parts.flatMap((part) => part?.chosen ?? []),
    left: parts.flatMap((part) => part?.left ?? []),
  };
};

const adds = ({ steps }: ScoringRule): boolean => steps.every(({ action, value }) => action === "Add" || value === 0);
const scores = ({ steps }: ScoringRule): boolean => steps.some(({ value }) => value !== 0);

/** Whether each option adds points independently of the others. */
const isSum = (rules: readonly ScoringRule[]): boolean =>
  rules.every((rule) => adds(rule) && rule.test.test === "equal" && rule.steps.length === 1);

const severalOf = (
  response: Response,
  question: Question,
  marking: MultipleChoiceRecord["marking"],
  shares: MultipleChoiceRecord["shares"],
): MultipleChoiceRecord => ({
  kind: "multiple_choice",
  options: labelOptions(response, question),
  shuffle: shuffles(response, question),
  most: response.most,
  marking,
  shares,
});

const readSum = (response: Response, question: Question, rules: readonly ScoringRule[]): Qti1Reading => {
  const parts = new Map(response.labels.map(({ ident }) => [ident, 0]));
  for (const { test, steps } of rules) {
    const value = test.test === "equal" ? test.value : "";
    const before = parts.get(value);
    if (before === undefined) throw new Refusal("keyUnknown", value.slice(0, 60));
    parts.set(value, before + (steps[0]?.value ?? 0));
  }
  const { scoring } = question;
  if (scoring.start !== 0) throw new Refusal("partialCredit");
  const gain = [...parts.values()].reduce((sum, part) => sum + Math.max(0, part), 0);
  const loss = [...parts.values()].reduce((sum, part) => sum + Math.min(0, part), 0);
  const full = fullScore(scoring, gain);
  const unit = isWholeNumber(gain, full) ? gain : full;
  return {
    stem: stemAbove(question),
    asked: severalOf(
      response,
      question,
      "shares",
      Object.fromEntries([...parts].map(([ident, part]) => [ident, withoutTrailingDigits(part / unit)])),
    ),
    full,
    ...qti1Lowest(withoutTrailingDigits(Math.max(scoring.least ?? Number.NEGATIVE_INFINITY, loss) / unit)),
  };
};

const readWhole = (
  response: Response,
  question: Question,
  rules: readonly ScoringRule[],
): Qti1Reading & { readonly asked: MultipleChoiceRecord } => {
  const { scoring, notes } = question;
  const best = Math.max(0, ...rules.map(({ steps }) => steps.at(-1)?.value ?? 0));
  const full = fullScore(scoring, best);
  const keys = rules.filter(({ steps }) => (steps.at(-1)?.value ?? 0) >= full * 0.995);
  const [key] = keys;
  if (!key || keys.length > 1) throw new Refusal("partialCredit");
  const selection = selectionOf(key.test);
  if (!selection) throw new Refusal("processingUnsupported", key.test.test);
  const right = new Set(selection.chosen);
  const idents = new Set(response.labels.map(({ ident }) => ident));
  if ([...right, ...selection.left].some((ident) => !idents.has(ident))) throw new Refusal("keyUnknown");
  if (right.size === 0) throw new Refusal("keyMissing");
  if (response.most > 0 && right.size > response.most) throw new Refusal("tooManyCorrect");
  const score = (answer: ReadonlySet<string>) =>
    ruleScore(scoring, { answered: chosen(answer), takesOne: false, addsOn: true });
  if (score(right) < full * 0.995) throw new Refusal("keyMissing");
  const named = new Set([...right, ...selection.left]);
  for (const ident of idents) {
    const other = new Set(right);
    if (!other.delete(ident)) other.add(ident);
    const earned = score(other);
    if (earned !== 0 && (named.has(ident) || earned < full * 0.995)) throw new Refusal("partialCredit");
    if (earned !== 0) notes.add("extraChoicesCount");
  }
  if (score(new Set()) !== 0) notes.add("blankScoresNothing");
  return {
    stem: stemAbove(question),
    asked: severalOf(
      response,
      question,
      "whole",
      Object.fromEntries([...idents].map((ident) => [ident, right.has(ident) ? 1 : 0])),
    ),
    full,
  };
};

/** Reads options with percentages; exactly the right ones by the conditions must earn something. Throws Refusal. */
const readPercents = (
  response: Response,
  question: Question,
  rules: readonly ScoringRule[],
  shares: ReadonlyMap<string, number>,
): Qti1Reading => {
  const whole = readWhole(response, question, rules);
  const right = whole.asked.shares;
  const earning = [...shares].filter(([, share]) => share > 0);
  if ([...shares].some(([ident, share]) => share > 0 !== (right[ident] ?? 0) > 0)) throw new Refusal("partialCredit");
  const sum = earning.reduce((total, [, share]) => total + share, 0);
  if (!isWholeNumber(sum, 1)) throw new Refusal("noFullCredit", `${withoutTrailingDigits(sum * 100)}%`);
  return { ...whole, asked: { ...whole.asked, marking: "shares", shares: Object.fromEntries(shares) } };
};

/**
 * Reads a question in which several options may be chosen: each adds points, or one set of them is right. Throws
 * Refusal.
 */
export const readMultipleChoice = (question: Question): Qti1Reading => {
  const response = onlyResponse(question);
  checkLabels(response);
  if (response.least > 0) question.notes.add("minChoicesLeftOut", String(response.least));
  const rules = question.scoring.rules.filter(scores);
  if (rules.length === 0) throw new Refusal("keyMissing");
  const shares = percentShares(response, question);
  if (shares) return readPercents(response, question, rules, shares);
  if (question.partial === true) throw new Refusal("partialCredit");
  const summed = rules.filter((rule) => rule.test.test !== "other");
  return isSum(summed) && summed.length === rules.length
    ? readSum(response, question, rules)
    : readWhole(response, question, rules);
};
