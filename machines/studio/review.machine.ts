import { setup } from "xstate";

/** What happens in the review of one revision. */
export type ReviewEvent =
  | { readonly type: "review.asked" }
  | { readonly type: "review.withdrawn" }
  | { readonly type: "revision.approved" }
  | { readonly type: "revision.returned" };

const reviewSetup = setup({ types: { events: {} as ReviewEvent } });

/**
 * The peer review of one revision, never of several. The server decides by `transition()` on the stored state: an event
 * that is not taken gives back the same snapshot.
 */
export const reviewMachine = reviewSetup.createMachine({
  id: "review",
  initial: "drafting",
  states: {
    drafting: {
      description: "The author has asked for no review of this revision.",
      on: { "review.asked": "submitted" },
    },
    submitted: {
      description: "The revision waits for a reviewer.",
      on: {
        "revision.approved": "approved",
        "revision.returned": "returned",
        "review.withdrawn": "drafting",
      },
    },
    returned: {
      description: "A reviewer has asked for changes; a new revision is needed, or the author asks once more.",
      on: { "review.asked": "submitted" },
    },
    approved: { description: "A reviewer has approved this revision; the decision stays with it." },
  },
});
