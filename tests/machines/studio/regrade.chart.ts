import { regradeMachine } from "../../../machines/studio/regrade.machine";
import { chartSpec } from "../../support/chart-spec";
import type { Expected } from "../../support/model";
import type { ByHand } from "../../support/walk";

const places: Readonly<Record<string, string>> = {
  "scores.previewed": "previewed",
  "attempts.changed": "proposed",
  "second.confirmed": "applied",
  "students.told": "told",
  "regrade.dropped": "dropped",
};

const expected = ({ event, before }: Expected): ByHand => {
  if (before === null) return { value: "proposed" };
  if (event.type === "regrade.confirmed") return { value: event["released"] === true ? "awaitingSecond" : "applied" };
  return { value: places[event.type] };
};

export const spec = chartSpec({
  name: "regrade",
  machine: regradeMachine,
  effects: {},
  cases: [
    {
      name: "a rule applied to the answers to one question",
      exploration: {
        samples: [
          { type: "scores.previewed" },
          { type: "attempts.changed" },
          { type: "regrade.confirmed", released: false },
          { type: "regrade.confirmed", released: true },
          { type: "second.confirmed" },
          { type: "students.told" },
          { type: "regrade.dropped" },
        ],
      },
      expected,
      paths: 8,
    },
  ],
});
