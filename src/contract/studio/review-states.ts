import { z } from "zod";

/** The states of the review of one revision; the chart `review` says which follows which. */
const reviewStates = ["drafting", "submitted", "approved", "returned"] as const;
export const reviewStateSchema = z.enum(reviewStates);
export type ReviewState = z.infer<typeof reviewStateSchema>;
