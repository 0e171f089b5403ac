import { soundCheckMachine } from "../../machines/audio/sound-check.machine";
import { chartSpec } from "../support/chart-spec";
import { done, failed } from "../support/paths";

const places: Readonly<Record<string, string>> = {
  "xstate.init": "silent",
  "check.started": "sounding",
  "check.repeated": "sounding",
  "xstate.done.actor.chime": "asking",
  "xstate.error.actor.chime": "failed",
  "hearing.confirmed": "heard",
};

export const spec = chartSpec({
  name: "sound check",
  machine: soundCheckMachine,
  effects: { once: ["chime"] },
  cases: [
    {
      name: "before what is heard",
      paths: 3,
      expected: ({ event }) => ({ value: places[event.type] }),
      exploration: {
        input: undefined,
        samples: [
          { type: "check.started" },
          { type: "check.repeated" },
          { type: "hearing.confirmed" },
          done("chime", undefined),
          failed("chime", new Error("no loudspeaker")),
        ],
      },
    },
  ],
});
