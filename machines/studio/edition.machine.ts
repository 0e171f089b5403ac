import { assign, setup } from "xstate";

/** What the server stores of the phase of a draft test. */
export interface EditionContext {
  /** The findings of the last check that keep the test from being published. */
  readonly blocking: number;
  /** The newest published version; 0: none. */
  readonly edition: number;
}

export type EditionEvent =
  | { readonly type: "content.changed" }
  | { readonly type: "check.started" }
  | { readonly type: "check.ended"; readonly blocking: number }
  | { readonly type: "forecast.made" }
  | { readonly type: "edition.published" }
  | { readonly type: "edition.withdrawn" };

const editionSetup = setup({
  types: { context: {} as EditionContext, events: {} as EditionEvent },
  guards: { isClean: (_, { blocking }: { blocking: number }) => blocking === 0 },
  actions: {
    noteFindings: assign((_, { blocking }: { blocking: number }) => ({ blocking })),
    countEdition: assign({ edition: ({ context }) => context.edition + 1 }),
  },
});

const blockingOf = ({ event }: { event: { blocking: number } }) => ({ blocking: event.blocking });

/**
 * A draft test on its way to an edition. The server decides by `transition()` on the stored state; an edition that is
 * frozen never changes, and a change of the draft leads to the next one.
 */
export const editionMachine = editionSetup.createMachine({
  id: "edition",
  context: { blocking: 0, edition: 0 },
  initial: "drafting",
  on: { "content.changed": ".drafting", "check.started": ".checking" },
  states: {
    drafting: { description: "The author changes the test; nothing is known about it as it stands." },
    checking: {
      description: "The test is compared with the rules; findings that block lead back to the author.",
      on: {
        "check.ended": [
          {
            guard: { type: "isClean", params: blockingOf },
            target: "simulating",
            actions: { type: "noteFindings", params: blockingOf },
          },
          { target: "drafting", actions: { type: "noteFindings", params: blockingOf } },
        ],
      },
    },
    simulating: {
      description: "Simulated students sit the test, or it is said that there is no forecast.",
      on: { "forecast.made": "ready" },
    },
    ready: {
      description: "The test may be published exactly as it was checked.",
      on: { "edition.published": { target: "frozen", actions: "countEdition" } },
    },
    frozen: {
      description: "The edition is published; its bytes never change.",
      on: { "edition.withdrawn": "withdrawn", "check.started": undefined },
    },
    withdrawn: { description: "Nobody can begin the edition any more; attempts under way go on." },
  },
});
