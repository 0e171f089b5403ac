import { numberIn } from "../../numbers";
import type { FormRecord, GapRecord, TextRecord } from "../../record";
import { Refusal } from "../../refusal";
import { type Answered, comparisonsOf } from "../conditions";
import type { Response } from "../presentation";
import { qti1Lowest, onlyResponse, type Question, type Qti1Reading } from "../question";
import { ruleScore } from "../rules";
import { fullScore, scoreShare } from "../shares";
import { isInline, stemAbove, stemWithGaps } from "../stem";

/** The length of a field in characters, if the file limits it. */
export const lengthOf = (response: Response): { readonly length?: number } => {
  const most = numberIn(response.field["maxchars"] ?? "") ?? 0;
  return most > 0 && Number.isInteger(most) ? { length: most } : {};
};

const typed =
  (text: string | null, caseSensitive: boolean): Answered =>
  (test) => {
    if (test.test === "unanswered") return text === null;
    if (test.test !== "equal") throw new Refusal("processingUnsupported", test.test);
    if (text === null) return false;
    return caseSensitive ? test.value === text : test.value.toLowerCase() === text.toLowerCase();
  };

/** Whether capitals count. Throws Refusal if the forms differ in this. */
const caseOf = (flags: readonly boolean[]): boolean => {
  if (new Set(flags).size > 1) throw new Refusal("caseMixed");
  return flags[0] ?? false;
};

/** Reads a question with a typed text: the score of each accepted form. Throws Refusal. */
export const readText = (question: Question): Qti1Reading => {
  const response = onlyResponse(question);
  const { scoring, notes } = question;
  const compared = scoring.rules.flatMap(({ test }) => comparisonsOf(test)).filter((one) => one.test === "equal");
  const caseSensitive = caseOf(compared.map((one) => one.caseSensitive));
  const texts = [...new Set(compared.map((one) => one.value).filter((value) => value !== ""))];
  if (texts.length > 500) throw new Refusal("contentTooLong", String(texts.length));
  const score = (text: string | null) =>
    ruleScore(scoring, { answered: typed(text, caseSensitive), takesOne: true, addsOn: false });
  const anything = score(texts.join(" ") + "\u{FFFD}");
  if (anything > 0) throw new Refusal("anythingRight");
  if (anything < 0) throw new Refusal("wrongCosts");
  if (score(null) !== 0) notes.add("blankScoresNothing");
  const scores = texts.map(score);
  if (texts.length === 0) throw new Refusal("keyMissing");
  const full = fullScore(scoring, Math.max(...scores));
  const forms: FormRecord[] = texts
    .map((text, index) => ({ text, share: scoreShare(scores[index] ?? 0, full) }))
    .filter(({ share }) => share !== 0);
  const text: Omit<TextRecord, "kind"> = { forms, caseSensitive, ...lengthOf(response) };
  const lowest = qti1Lowest(Math.min(...forms.map(({ share }) => share)));
  if (!isInline(question, response))
    return { stem: stemAbove(question), asked: { kind: "text_entry", ...text }, full, ...lowest };
  const gap: GapRecord = { id: response.ident, weight: 1, kind: "text", ...text };
  return { stem: stemWithGaps(question), asked: { kind: "gaps", gaps: [gap], marking: "shares" }, full, ...lowest };
};
