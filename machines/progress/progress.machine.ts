import { setup } from "xstate";
import { unprovided, unprovidedAction } from "../support/unprovided";

export type ProgressEvent =
  /** Something runs that people wait for, such as the way to another page. */
  { readonly type: "run.started" } | { readonly type: "run.ended" };

/** Milliseconds; what is over sooner needs no bar, and is quicker without one. */
export const progressDelayMs = 100;

/** The bar over the page while something runs. */
export const progressMachine = setup({
  types: { events: {} as ProgressEvent },
  actors: {
    /** The bar comes in a chunk of its own, with the first run that lasts. */
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
      description: "Perhaps it is over before anybody would see a bar.",
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
