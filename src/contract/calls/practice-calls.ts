import {
  practiceCheckInput,
  practiceDetailInput,
  practiceFinishInput,
  practiceOfferInput,
  practiceOfferOutput,
  practiceQuestionSchema,
  practiceSchema,
  practiceStartInput,
  practiceOutput,
} from "../practice/practice";
import type { CallSchema } from "./call-schema";

/** The calls of practice, which is not scored. */
export const practiceCalls = {
  practiceOffer: {
    input: practiceOfferInput,
    output: practiceOfferOutput,
    access: "person",
    summary: "What one may practise, skill by skill, and the set that is under way.",
  },
  practiceStart: {
    input: practiceStartInput,
    output: practiceOutput,
    access: "person",
    summary: "Draw a set of practice questions and begin it; the one under way ends.",
  },
  practiceDetail: {
    input: practiceDetailInput,
    output: practiceOutput,
    access: "person",
    summary: "A practice set as it stands; without an id the one under way.",
  },
  practiceCheck: {
    input: practiceCheckInput,
    output: practiceQuestionSchema,
    access: "person",
    summary: "Have an answer to a practice question marked; the first one stands. Now its key and explanation come.",
  },
  practiceFinish: {
    input: practiceFinishInput,
    output: practiceSchema,
    access: "person",
    summary: "End a practice set before its last question.",
  },
} as const satisfies Partial<Record<string, CallSchema>>;
