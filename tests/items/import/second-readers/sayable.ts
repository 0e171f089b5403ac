import { rounded, type PlainQuestion } from "./plain-question";

/** Aiken has one right choice, and no credit for other choices. */
export const withoutCredit = (question: PlainQuestion): PlainQuestion =>
  question.answer.kind === "one"
    ? {
        ...question,
        answer: { ...question.answer, shares: question.answer.shares.map((share) => (share === 1 ? 1 : 0)) },
      }
    : question;

/** A question as GIFT can express it: without case sensitivity and without all-or-nothing multiple choice. */
export const sayable = (question: PlainQuestion): PlainQuestion => {
  const { answer } = question;
  if (answer.kind === "text") return { ...question, answer: { ...answer, isExact: false } };
  if (answer.kind !== "several" || !answer.isWhole) return question;
  const right = answer.shares.filter((share) => share > 0).length;
  return {
    ...question,
    answer: { ...answer, isWhole: false, shares: answer.shares.map((share) => rounded(share / right)) },
  };
};
