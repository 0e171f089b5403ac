import type { Notes } from "../notes";
import type { Html } from "../record";

/** The first words of a text, for a report. */
const shortly = ({ html }: Html): string =>
  html
    .slice(0, 4000)
    .replace(/<[^<>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 60);

/** Notes the feedback that the other system shows after an answer and that this one leaves out. */
export const leaveOutFeedback = (said: readonly Html[], notes: Notes): void => {
  for (const one of said) notes.add("feedbackLeftOut", shortly(one));
};

/**
 * The explanation of a question: its general feedback, and the feedback to its answers if it is the same for all of
 * them. Other feedback is noted as left out.
 */
export const explanationOf = (
  general: Html | null,
  answers: readonly (Html | null)[],
  notes: Notes,
): Html | undefined => {
  const said = answers.filter((one) => one !== null);
  const [shared] = said;
  const isShared = said.length === answers.length && said.every(({ html }) => html === shared?.html);
  if (!isShared) leaveOutFeedback(said, notes);
  const parts = [general, isShared ? (shared ?? null) : null].filter((part) => part !== null);
  const [first, second] = [...new Set(parts.map(({ html }) => html))];
  if (first === undefined) return undefined;
  return { html: second === undefined ? first : `<div>${first}</div><div>${second}</div>` };
};

/** The words for true and false: in Chinese if the question is written in Chinese, else in English. */
export const truthWords = (stem: string): readonly [yes: string, no: string] =>
  /\p{Script=Han}/u.test(stem) ? ["正确", "错误"] : ["True", "False"];
