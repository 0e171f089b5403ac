import type { Answer } from "../../src/contract/item/item";
import type { Practice, PracticeChoice, PracticeOffer, PracticeQuestion } from "../../src/contract/practice/practice";
import type { Fault } from "../support/fault";

export interface PracticeSetInput {
  /** The choice that the address asks for; fields left open are for the student to choose. */
  readonly choice: PracticeChoice;
}

/** The skills and levels on offer for practice, and the set under way, if any. */
export interface Restored {
  readonly offer: PracticeOffer;
  readonly practice: Practice | null;
}

export interface PracticeSetContext {
  readonly choice: PracticeChoice;
  readonly offer: PracticeOffer | null;
  /** The set on screen, or one that can be resumed. */
  readonly practice: Practice | null;
  /** Index of the question on screen, from 0. */
  readonly place: number;
  /** The answer chosen and not yet checked. */
  readonly answer: Answer | null;
  readonly elapsedMs: number;
  /** Idempotency key of the requested set, so that a repeated request does not create a second one. */
  readonly setKey: string;
  /** No question matched the last choice. */
  readonly isEmpty: boolean;
  readonly fault: Fault | null;
}

export type PracticeSetEvent =
  | { readonly type: "choice.changed"; readonly choice: PracticeChoice }
  | { readonly type: "set.wanted"; readonly setKey: string }
  /** Resumes the set under way. */
  | { readonly type: "set.resumed" }
  | { readonly type: "answer.changed"; readonly answer: Answer | null }
  | { readonly type: "answer.checked"; readonly elapsedMs: number }
  /** Moves to the next question; an unchecked one stays open. */
  | { readonly type: "question.left" }
  | { readonly type: "set.ended" }
  | { readonly type: "set.closed" }
  | { readonly type: "retry" };

export interface BuildInput {
  readonly choice: PracticeChoice;
  readonly setKey: string;
}

export interface CheckInput {
  readonly practiceId: string;
  readonly place: number;
  readonly answer: Answer;
  readonly elapsedMs: number;
}

/** The choice without parts that the offer does not include, such as a skill from an old address. */
export function knownChoice(choice: PracticeChoice, { skills }: PracticeOffer): PracticeChoice {
  const { family, subject, skill, ...rest } = choice;
  const ofFamily = skills.filter((offered) => offered.family === family);
  const isKnown = (family === undefined ? skills : ofFamily).some((offered) => offered.skill === skill);
  return {
    ...rest,
    ...(family === undefined || ofFamily.length === 0 ? {} : { family }),
    ...(subject === undefined || !isKnown ? {} : { subject }),
    ...(skill === undefined || !isKnown ? {} : { skill }),
  };
}

const isOpen = ({ exercise, rests }: PracticeQuestion): boolean => exercise.review === null && !rests;

/** Index of the first unanswered question from `from` on; null: there is none. */
export const openPlace = ({ questions }: Practice, from = 0): number | null => {
  const place = questions.findIndex((question, at) => at >= from && isOpen(question));
  return place === -1 ? null : place;
};

/** The set with one of its questions replaced. */
export const withQuestion = (practice: Practice, question: PracticeQuestion): Practice => ({
  ...practice,
  questions: practice.questions.map((one) => (one.place === question.place ? question : one)),
});
