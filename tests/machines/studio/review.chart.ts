import { reviewMachine } from "../../../machines/studio/review.machine";
import { chartSpec } from "../../support/chart-spec";
import type { Expected } from "../../support/model";
import type { ByHand } from "../../support/walk";

const places: Readonly<Record<string, string>> = {
  "review.asked": "submitted",
  "review.withdrawn": "drafting",
  "revision.approved": "approved",
  "revision.returned": "returned",
};

const expected = ({ event, before }: Expected): ByHand => ({
  value: before === null ? "drafting" : places[event.type],
});

export const spec = chartSpec({
  name: "review",
  machine: reviewMachine,
  effects: {},
  cases: [
    {
      name: "the review of one revision",
      exploration: {
        samples: [
          { type: "review.asked" },
          { type: "review.withdrawn" },
          { type: "revision.approved" },
          { type: "revision.returned" },
        ],
      },
      expected,
      paths: 3,
      steps: 7,
    },
  ],
});
