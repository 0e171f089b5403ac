import type { Answer } from "../../src/contract/item/item";
import type { Practice, PracticeChoice, PracticeOffer, PracticeQuestion } from "../../src/contract/practice/practice";
import type { Fault } from "../support/fault";

export interface PracticeSetInput {
  /** What the address asks for, with what is open left to the student. */
  readonly choice: PracticeChoice;
}

/** What there is to practise, and the set that is under way. */
export interface Restored {
  readonly offer: PracticeOffer;
  readonly practice: Practice | null;
}

export interface PracticeSetContext {
  readonly choice: PracticeChoice;
  readonly offer: PracticeOffer | null;
  /** The set on screen, or one that may be gone on with. */
  readonly practice: Practice | null;
  /** Of the question on screen, from 0. */
  readonly place: number;
  /** Chosen and not yet checked. */
  readonly answer: Answer | null;
  readonly elapsedMs: number;
  /** Names the set that is asked for, so that asking again begins no second one. */
  readonly setKey: string;
  /** Nothing fitted what was chosen last. */
  readonly isEmpty: boolean;
  readonly fault: Fault | null;
}

export type PracticeSetEvent =
  | { readonly type: "choice.changed"; readonly choice: PracticeChoice }
  | { readonly type: "set.wanted"; readonly setKey: string }
  /** The set under way goes on. */
  | { readonly type: "set.resumed" }
  | { readonly type: "answer.changed"; readonly answer: Answer | null }
  | { readonly type: "answer.checked"; readonly elapsedMs: number }
  /** To the next question; one that was not checked stays open. */
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

/** The choice without what the offer does not know, such as a skill that an old address names. */
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

/** The first question from `from` on that waits for an answer; null: none does. */
export const openPlace = ({ questions }: Practice, from = 0): number | null => {
  const place = questions.findIndex((question, at) => at >= from && isOpen(question));
  return place === -1 ? null : place;
};

/** The set with one of its questions as it is now. */
export const withQuestion = (practice: Practice, question: PracticeQuestion): Practice => ({
  ...practice,
  questions: practice.questions.map((one) => (one.place === question.place ? question : one)),
});
