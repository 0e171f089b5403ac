import { setup } from "xstate";

export type ResultReleaseEvent =
  | { readonly type: "results.released" }
  | { readonly type: "results.withheld" }
  /** A regrade has changed a score that students may see. */
  | { readonly type: "results.revised" };

/** Whether students see the results of an assignment. The server decides by `transition()` on the stored state. */
export const resultReleaseMachine = setup({ types: { events: {} as ResultReleaseEvent } }).createMachine({
  id: "resultRelease",
  initial: "held",
  states: {
    held: {
      description: "Students see that they have handed in, and no score.",
      on: { "results.released": "released" },
    },
    released: {
      description: "Students see their results as they were first computed.",
      on: { "results.withheld": "held", "results.revised": "revised" },
    },
    revised: {
      description: "Students see results with later corrections, and what was corrected.",
      on: { "results.withheld": "held", "results.revised": "revised" },
    },
  },
});
