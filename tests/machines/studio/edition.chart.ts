import { editionMachine, type EditionContext } from "../../../machines/studio/edition.machine";
import { chartSpec } from "../../support/chart-spec";
import { contextBefore, type Expected } from "../../support/model";
import type { ByHand } from "../../support/walk";

const clean = { type: "check.ended", blocking: 0 } as const;
const faulty = { type: "check.ended", blocking: 2 } as const;

const places: Readonly<Record<string, string>> = {
  "content.changed": "drafting",
  "check.started": "checking",
  "forecast.made": "ready",
  "edition.published": "frozen",
  "edition.withdrawn": "withdrawn",
};

const expected = (step: Expected): ByHand => {
  const { event, before } = step;
  if (before === null) return { value: "drafting", context: { blocking: 0, edition: 0 } };
  const { blocking, edition } = contextBefore<EditionContext>(step);
  switch (event.type) {
    case "check.ended": {
      const found = event["blocking"] as number;
      return { value: found === 0 ? "simulating" : "drafting", context: { blocking: found, edition } };
    }
    case "edition.published":
      return { value: "frozen", context: { blocking, edition: edition + 1 } };
    default:
      return { value: places[event.type], context: { blocking, edition } };
  }
};

export const spec = chartSpec({
  name: "edition",
  machine: editionMachine,
  effects: {},
  cases: [
    {
      name: "a draft test on its way to an edition",
      exploration: {
        samples: [
          { type: "content.changed" },
          { type: "check.started" },
          clean,
          faulty,
          { type: "forecast.made" },
          { type: "edition.published" },
          { type: "edition.withdrawn" },
        ],
        project: ({ context: { blocking } }) => blocking,
      },
      expected,
      paths: 15,
    },
  ],
});
