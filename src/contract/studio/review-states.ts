/** The states of the review of one revision; the chart `review` says which follows which. */
export const reviewStates = ["drafting", "submitted", "approved", "returned"] as const;
export type ReviewState = (typeof reviewStates)[number];
