import type { OptionRecord } from "../../record";
import { Refusal } from "../../refusal";
import { type Answered, comparisonsOf } from "../conditions";
import type { Response } from "../presentation";
import { checkLabels, qti1Lowest, onlyResponse, percentShares, type Question, type Qti1Reading } from "../question";
import { ruleScore } from "../rules";
import { fullScore, scoreShare } from "../shares";
import { stemAbove } from "../stem";

/** The options of a response in the order of the file. */
export const labelOptions = (response: Response, question: Question): OptionRecord[] => {
  const shuffled = shuffles(response, question);
  return response.labels.map(({ ident, content, fixed }) => ({
    id: ident,
    content,
    ...(fixed && shuffled ? { fixed: true } : {}),
  }));
};

export const shuffles = (response: Response, { shuffle }: Question): boolean => response.shuffle || shuffle;

/** The comparisons that are fulfilled if this option, or none, is chosen. */
const chosen =
  (ident: string | null): Answered =>
  (test) =>
    test.test === "equal" ? test.value === ident : test.test === "unanswered" && ident === null;

const scoresOf = (response: Response, question: Question, addsOn: boolean): number[] =>
  [...response.labels.map(({ ident }) => ident), null].map((ident) =>
    ruleScore(question.scoring, { answered: chosen(ident), takesOne: true, addsOn }),
  );

/** Reads a question with one choice: runs the conditions for each option to find its score. Throws Refusal. */
export const readSingleChoice = (question: Question): Qti1Reading => {
  const response = onlyResponse(question);
  checkLabels(response);
  const literal = scoresOf(response, question, false);
  const most = question.scoring.most ?? Math.max(...literal);
  const reached = Math.max(...literal.slice(0, -1)) >= most * 0.995;
  const scores = reached ? literal : scoresOf(response, question, true);
  const unanswered = scores.pop() ?? 0;
  const idents = new Set(response.labels.map(({ ident }) => ident));
  const compared = question.scoring.rules.flatMap(({ test }) => comparisonsOf(test));
  if (Math.max(...scores) <= 0 && compared.some((one) => one.test === "equal" && !idents.has(one.value)))
    throw new Refusal("keyUnknown");
  const full = fullScore(question.scoring, Math.max(...scores));
  const percents = percentShares(response, question);
  const scored = scores.map((score) => scoreShare(score, full));
  const shares = percents ? [...percents.values()] : scored;
  if (shares.some((share, index) => (share === 1) !== (scored[index] === 1))) throw new Refusal("partialCredit");
  if (shares.filter((share) => share === 1).length > 1) throw new Refusal("keyAmbiguous");
  if (unanswered !== 0) question.notes.add("blankScoresNothing");
  return {
    stem: stemAbove(question),
    asked: {
      kind: "single_choice",
      options: labelOptions(response, question),
      shuffle: shuffles(response, question),
      shares: Object.fromEntries(response.labels.map(({ ident }, index) => [ident, shares[index] ?? 0])),
    },
    full,
    ...qti1Lowest(Math.min(...shares)),
  };
};
