import { setup } from "xstate";
import { unprovided, unprovidedAction } from "../support/unprovided";

export type ProgressEvent =
  /** An activity that people wait for, such as a navigation, has started or ended. */
  { readonly type: "run.started" } | { readonly type: "run.ended" };

/** Delay of the bar in ms; shorter activities are faster without one. */
export const progressDelayMs = 100;

/** The progress bar over the page. */
export const progressMachine = setup({
  types: { events: {} as ProgressEvent },
  actors: {
    /** The bar is in a separate chunk, which is loaded with the first activity that lasts. */
    loadBar: unprovided<void>("loadBar"),
  },
  actions: { showBar: unprovidedAction("showBar"), hideBar: unprovidedAction("hideBar") },
  delays: { patience: progressDelayMs },
}).createMachine({
  id: "progress",
  initial: "idle",
  states: {
    idle: { on: { "run.started": "patient" } },
    patient: {
      description: "A short wait: no bar is shown for activities that end quickly.",
      after: { patience: "loading" },
      on: { "run.started": { target: "patient", reenter: true }, "run.ended": "idle" },
    },
    loading: {
      invoke: { id: "loadBar", src: "loadBar", onDone: "shown", onError: "idle" },
      on: { "run.ended": "idle" },
    },
    shown: { entry: "showBar", exit: "hideBar", on: { "run.ended": "idle" } },
  },
});
