import { resultReleaseMachine } from "../../../machines/studio/result-release.machine";
import { chartSpec } from "../../support/chart-spec";
import type { Expected } from "../../support/model";
import type { ByHand } from "../../support/walk";

const places: Readonly<Record<string, string>> = {
  "results.released": "released",
  "results.withheld": "held",
  "results.revised": "revised",
};

const expected = ({ event, before }: Expected): ByHand => ({ value: before === null ? "held" : places[event.type] });

export const spec = chartSpec({
  name: "result release",
  machine: resultReleaseMachine,
  effects: {},
  cases: [
    {
      name: "the results of an assignment",
      exploration: {
        samples: [{ type: "results.released" }, { type: "results.withheld" }, { type: "results.revised" }],
      },
      expected,
      paths: 3,
      steps: 8,
    },
  ],
});
