import { progressMachine } from "../../../machines/progress/progress.machine";
import { chartSpec } from "../../support/chart-spec";
import type { Expected } from "../../support/model";
import { done, failed } from "../../support/paths";
import type { ByHand } from "../../support/walk";

const subject = progressMachine.provide({ actions: { showBar: () => undefined, hideBar: () => undefined } });

const places: Readonly<Record<string, string>> = {
  "run.started": "patient",
  "run.ended": "idle",
  "xstate.done.actor.loadBar": "shown",
  "xstate.error.actor.loadBar": "idle",
};

const expected = ({ event, before }: Expected): ByHand => {
  if (before === null) return { value: "idle" };
  return { value: event.type.startsWith("xstate.after") ? "loading" : places[event.type] };
};

export const spec = chartSpec({
  name: "progress",
  machine: subject,
  effects: { once: ["loadBar"] },
  cases: [
    {
      name: "one run after another",
      paths: 5,
      expected,
      exploration: {
        samples: [
          { type: "run.started" },
          { type: "run.ended" },
          done("loadBar"),
          failed("loadBar", { code: "network" }),
        ],
      },
    },
  ],
});
