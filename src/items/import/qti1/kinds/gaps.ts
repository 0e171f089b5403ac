import { numberIn } from "../../numbers";
import type { FormRecord, GapRecord } from "../../record";
import { Refusal } from "../../refusal";
import { withoutTrailingDigits } from "../../without-trailing-digits";
import { areUnclear, type AnswerInterval } from "../answer-intervals";
import { takesNumbers } from "../kind";
import { materialWords } from "../material";
import { type Part, type Qti1Parts, presentationParts } from "../parts";
import type { Label, Response } from "../presentation";
import { checkLabels, type Question, type Qti1Reading } from "../question";
import { stemWithGaps } from "../stem";
import { lengthOf } from "./text";

const best = (parts: readonly Part[]): number => Math.max(...parts.map(({ score }) => score));

/** The share of the gap that each value earns. */
const sharesOf = (parts: readonly Part[]): Map<string, number> =>
  new Map(parts.map(({ values, score }) => [values[0] ?? "", withoutTrailingDigits(score / best(parts))]));

const caseOf = (parts: readonly Part[]): boolean => {
  if (new Set(parts.map(({ caseSensitive }) => caseSensitive)).size > 1) throw new Refusal("caseMixed");
  return parts[0]?.caseSensitive ?? false;
};

const choiceGap = (response: Response, weight: number, parts: readonly Part[]): GapRecord => {
  checkLabels(response);
  const idents = new Set(response.labels.map(({ ident }) => ident));
  const shares = sharesOf(parts);
  for (const value of shares.keys()) if (!idents.has(value)) throw new Refusal("keyUnknown", value.slice(0, 60));
  if ([...shares.values()].filter((share) => share === 1).length > 1) throw new Refusal("keyAmbiguous");
  return {
    id: response.ident,
    weight,
    kind: "choice",
    options: response.labels.map(({ ident, content }) => ({ id: ident, content })),
    shares: Object.fromEntries(response.labels.map(({ ident }) => [ident, shares.get(ident) ?? 0])),
  };
};

/** Scoring algorithms that compare the whole typed text with an answer. */
const wholeText = new Set(["", "textequivalence", "textinchoices"]);

/** Whether capitals count for a label. Throws Refusal if the file compares by a pattern. */
const caseOfLabel = ({ element }: Label, question: Question): boolean => {
  const algorithm = (element.attributes["scoring_algorithm"] ?? "").toLowerCase();
  if (!wholeText.has(algorithm)) throw new Refusal("patternAnswer", algorithm);
  const ignores = element.attributes["ignore_case"] ?? element.attributes["ignorecase"];
  if (ignores !== undefined) return !/^(?:true|yes|1)$/i.test(ignores);
  if (algorithm !== "") question.notes.add("caseAssumed");
  return algorithm !== "";
};

/** A typed gap whose accepted forms are written as options; those that the scoring names come first. */
const listedGap = (response: Response, weight: number, parts: readonly Part[], question: Question): GapRecord => {
  const shares = sharesOf(parts);
  const listed = response.labels.map((label) => ({ label, text: materialWords(label.content.html) }));
  if (listed.length > 500) throw new Refusal("contentTooLong", String(listed.length));
  for (const value of shares.keys())
    if (!listed.some(({ label }) => label.ident === value)) throw new Refusal("keyUnknown", value.slice(0, 60));
  const cases = new Set(response.labels.map((label) => caseOfLabel(label, question)));
  if (cases.size > 1) throw new Refusal("caseMixed");
  const named = listed.filter(({ label }) => shares.has(label.ident));
  const others = shares.size === 1 ? listed.filter(({ label }) => !shares.has(label.ident)) : [];
  const forms: FormRecord[] = [...named, ...others].map(({ label, text }) => ({
    text,
    share: shares.get(label.ident) ?? 1,
  }));
  return { id: response.ident, weight, kind: "text", forms, caseSensitive: cases.has(true) };
};

const intervalOf = ({ values: [written = ""], interval }: Part): AnswerInterval => {
  const value = numberIn(written);
  if (interval) return interval;
  if (value === null) throw new Refusal("numberUnreadable", written.slice(0, 60));
  return { value, low: value, high: value };
};

const numberGap = (response: Response, weight: number, parts: readonly Part[]): GapRecord => {
  const intervals = parts.map((part) => ({
    ...intervalOf(part),
    share: withoutTrailingDigits(part.score / best(parts)),
  }));
  if (areUnclear(intervals)) throw new Refusal("partialCredit");
  return { id: response.ident, weight, kind: "number", intervals };
};

const textGap = (response: Response, weight: number, parts: readonly Part[]): GapRecord => ({
  id: response.ident,
  weight,
  kind: "text",
  forms: [...sharesOf(parts)].map(([text, share]) => ({ text, share })),
  caseSensitive: caseOf(parts),
  ...lengthOf(response),
});

const isChosen = ({ labels }: Response): boolean =>
  labels.some(({ element }) => /^(?:dropdown|wordbank)$/i.test(element.attributes["answer_type"] ?? ""));

const isWordBank = ({ labels }: Response): boolean =>
  labels.some(({ element }) => /^wordbank$/i.test(element.attributes["answer_type"] ?? ""));

const gapOf = (response: Response, parts: Qti1Parts, question: Question, listedForms: boolean): GapRecord => {
  const own = (parts.byResponse.get(response.ident) ?? []).filter(({ score }) => score > 0);
  if (own.length === 0) throw new Refusal("keyMissing", response.ident.slice(0, 60));
  if (isWordBank(response)) question.notes.add("wordBankListed");
  const weight = parts.marking === "whole" ? 1 : best(own);
  if (response.element.name === "response_lid")
    return listedForms && !isChosen(response)
      ? listedGap(response, weight, own, question)
      : choiceGap(response, weight, own);
  return takesNumbers(response) || own.some(({ interval }) => interval)
    ? numberGap(response, weight, own)
    : textGap(response, weight, own);
};

/** Sets equal weights to 1; files round weights to hundredths. */
const evened = (gaps: readonly GapRecord[]): GapRecord[] => {
  const mean = gaps.reduce((sum, { weight }) => sum + weight, 0) / gaps.length;
  const even = gaps.every(({ weight }) => Math.abs(weight - mean) <= mean * 0.01);
  return even ? gaps.map((gap) => ({ ...gap, weight: 1 })) : [...gaps];
};

/**
 * Reads a text with several gaps. `listedForms`: the options of a gap are the forms that may be typed. Throws Refusal.
 */
export const readGaps = (question: Question, listedForms: boolean): Qti1Reading => {
  const { responses } = question.presentation;
  if (responses.length === 0) throw new Refusal("noInteraction");
  if (responses.length > 200) throw new Refusal("contentTooLong", String(responses.length));
  const parts = presentationParts(question);
  const stem = stemWithGaps(question);
  const gaps = responses.map((response) => gapOf(response, parts, question, listedForms));
  return { stem, asked: { kind: "gaps", gaps: evened(gaps), marking: parts.marking }, full: parts.full };
};
