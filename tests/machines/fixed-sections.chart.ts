import { fixedSectionsMachine } from "../../machines/families/fixed-sections.machine";
import { chartSpec } from "../support/chart-spec";
import { answerOf } from "./samples";

export const spec = chartSpec({
  name: "fixed sections",
  machine: fixedSectionsMachine,
  effects: {},
  cases: [
    {
      name: "three items",
      paths: 24,
      exploration: {
        input: { stage: "s1", exerciseIds: ["e1", "e2", "e3"], index: 0 },
        samples: [
          { type: "item.opened", index: 2 },
          { type: "item.opened", index: 7 },
          { type: "item.left", direction: "next" },
          { type: "item.left", direction: "previous" },
          { type: "answer.changed", exerciseId: "e1", answer: answerOf(), elapsedMs: 800 },
          { type: "answer.changed", exerciseId: "another section's", answer: answerOf(), elapsedMs: 800 },
          { type: "mark.toggled", exerciseId: "e2" },
          { type: "review.opened" },
          { type: "review.closed" },
          { type: "submission.requested" },
          { type: "submission.confirmed" },
          { type: "submission.withdrawn" },
        ],
        project: ({ context }) => context.index,
      },
    },
  ],
});
