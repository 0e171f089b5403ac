import { releaseMachine } from "../../../machines/release/release.machine";
import { chartSpec } from "../../support/chart-spec";

const nothing = () => undefined;

export const spec = chartSpec({
  name: "release",
  machine: releaseMachine.provide({ actions: { ask: nothing, reload: nothing } }),
  effects: {},
  cases: [
    {
      name: "an application that stays open",
      paths: 11,
      exploration: {
        samples: [
          { type: "release.found" },
          { type: "chunk.missing" },
          { type: "page.opened", isSitting: true },
          { type: "page.opened", isSitting: false },
          { type: "reload.accepted" },
          { type: "offer.postponed" },
        ],
      },
      nameOf: (event) =>
        "isSitting" in event
          ? event["isSitting"] === true
            ? "sitting opened"
            : "page opened"
          : event.type.replace(/^xstate\.after\.([^.]+)\..*/, "after $1"),
    },
  ],
});
