import { studioAuditInput, studioAuditOutput } from "../studio/studio-audit";
import {
  editionDifferenceInput,
  editionDifferenceOutput,
  previewTestInput,
  previewTestOutput,
  revisionDifferenceInput,
  revisionDifferenceOutput,
  studioEditionsInput,
  studioEditionsOutput,
  withdrawnTestSchema,
} from "../studio/studio-editions";
import {
  decideReviewInput,
  reviewSchema,
  reviewStepInput,
  waitingReviewsInput,
  waitingReviewsOutput,
} from "../studio/studio-reviews";
import { testVersionInput } from "../studio/studio-tests";
import { ofAuthors, type CallSchema } from "./call-schema";

const publisher = { access: "person", permission: "test.publish" } as const;
const reviewer = { access: "person", permission: "item.review" } as const;

/** The calls about editions of tests, previews, and reviews of questions. */
export const editionCalls = {
  withdrawTest: {
    input: testVersionInput,
    output: withdrawnTestSchema,
    ...publisher,
    summary: "Take a published test back: attempts can no longer begin, those under way go on.",
  },
  previewTest: {
    input: previewTestInput,
    output: previewTestOutput,
    ...ofAuthors,
    summary:
      "Prepare a preview of a draft test or of an edition, which only its author can sit and which counts nowhere.",
  },
  studioEditions: {
    input: studioEditionsInput,
    output: studioEditionsOutput,
    ...ofAuthors,
    summary: "The published editions of a test, the newest first.",
  },
  editionDifference: {
    input: editionDifferenceInput,
    output: editionDifferenceOutput,
    ...ofAuthors,
    summary: "What differs between two editions of a test: questions, their texts, keys and points, and settings.",
  },
  revisionDifference: {
    input: revisionDifferenceInput,
    output: revisionDifferenceOutput,
    ...ofAuthors,
    summary: "What differs between two revisions of a question.",
  },
  askReview: {
    input: reviewStepInput,
    output: reviewSchema,
    ...ofAuthors,
    summary: "Ask for the review of one revision of a question.",
  },
  withdrawReview: {
    input: reviewStepInput,
    output: reviewSchema,
    ...ofAuthors,
    summary: "Take back the request for a review that is not decided yet.",
  },
  decideReview: {
    input: decideReviewInput,
    output: reviewSchema,
    ...reviewer,
    summary: "Approve one revision of another author's question, or return it with a note.",
  },
  waitingReviews: {
    input: waitingReviewsInput,
    output: waitingReviewsOutput,
    ...reviewer,
    summary: "The revisions of other authors that wait for a review, with their keys, the longest waiting first.",
  },
  studioAudit: {
    input: studioAuditInput,
    output: studioAuditOutput,
    access: "person",
    permission: "audit.read",
    summary: "What was done to the caller's classes, assignments and tests, newest first, 50 to a page.",
  },
} as const satisfies Record<string, CallSchema>;
