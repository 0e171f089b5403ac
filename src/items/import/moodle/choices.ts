import { escapeHtml } from "../../content/escape-html";
import { multipleChoiceRecord, singleChoiceRecord } from "../answers/choices";
import { truthWords } from "../answers/feedback";
import { leastShare } from "../answers/shares";
import { Refusal } from "../refusal";
import { isOn, textOf } from "./fields";
import type { Asked, QuestionReading } from "./reading";

const isShuffled = ({ element }: QuestionReading): boolean => isOn(element, "shuffleanswers", false);

/** The answers with visible content. Throws Refusal for an empty one that earns or costs points. */
const filledAnswers = (reading: QuestionReading) =>
  reading.answers().flatMap((answer) => {
    const { content, ...heard } = reading.heard(answer.element);
    if (!content && answer.share !== 0) throw new Refusal("answerEmpty");
    return content ? [{ ...answer, ...heard, content }] : [];
  });

const readSeveral = (reading: QuestionReading) => {
  const answers = filledAnswers(reading);
  return {
    asked: multipleChoiceRecord(answers, isShuffled(reading)),
    feedback: answers.map((answer) => answer.feedback),
  };
};

/**
 * Moodle: a single choice earns its fraction, which may be negative; of several choices the sum of their fractions
 * counts, but never less than 0 nor more than 1 (question/type/multichoice/question.php).
 */
export const readMultichoice = (reading: QuestionReading): Asked => {
  if (!isOn(reading.element, "single", true)) return readSeveral(reading);
  const answers = filledAnswers(reading);
  return {
    asked: singleChoiceRecord(answers, isShuffled(reading)),
    lowest: leastShare(answers.map(({ share }) => share)),
    feedback: answers.map((answer) => answer.feedback),
  };
};

/** Reads the all-or-nothing type, in which exactly the right choices must be chosen. Throws Refusal. */
export const readMultichoiceSet = (reading: QuestionReading): Asked => {
  const unclear = reading.answers().find(({ share }) => share !== 0 && share !== 1);
  if (unclear) throw new Refusal("pointsUnreadable", String(unclear.share * 100));
  const { asked, feedback } = readSeveral(reading);
  return { asked: { ...asked, marking: "whole" }, feedback };
};

/** Old files write true and false in the language of the question, true first; these words are shown as they are. */
export const readTrueFalse = (reading: QuestionReading): Asked => {
  const answers = reading.answers().map((answer) => ({ ...answer, text: textOf(answer.element) }));
  const [first, second] = answers;
  if (!first || !second || answers.length > 2) throw new Refusal("choicesOutOfRange", String(answers.length));
  if (first.text === second.text) throw new Refusal("choicesAlike");
  const unclear = answers.find(({ share }) => share !== 0 && share !== 1);
  if (unclear) throw new Refusal("pointsUnreadable", String(unclear.share * 100));
  const isNamed = answers.every(({ text }) => text === "true" || text === "false");
  const inOrder = isNamed && first.text === "false" ? [second, first] : [first, second];
  const words = truthWords(reading.stem().html);
  const options = inOrder.map(({ share, text }, index) => ({
    content: { html: isNamed ? (words[index] ?? "") : escapeHtml(text) },
    share: share === 1 ? 1 : 0,
  }));
  return { asked: singleChoiceRecord(options, false), feedback: inOrder.map((answer) => answer.feedback) };
};
