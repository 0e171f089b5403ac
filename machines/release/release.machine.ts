import { setup } from "xstate";
import { unprovidedAction } from "../support/unprovided";

export type ReleaseEvent =
  /** The server has a newer build than the one that runs here. */
  | { readonly type: "release.found" }
  /** A chunk of the application could not be loaded: it may belong to a build that is gone. */
  | { readonly type: "chunk.missing" }
  /** The requested page cannot be shown at all, because one of its chunks could not be loaded. */
  | { readonly type: "page.missing" }
  /** A page is on screen. */
  | { readonly type: "page.opened"; readonly isSitting: boolean }
  | { readonly type: "reload.accepted" }
  | { readonly type: "offer.postponed" };

/** How long a postponed offer stays hidden, in ms. */
export const postponementMs = 600_000;
/** Time after which the reload counts as cancelled, for instance because of unsaved work, in ms. */
export const reloadMs = 5_000;

/** A newer build that appears while the application is open: it is offered, but never during a sitting. */
export const releaseMachine = setup({
  types: { events: {} as ReleaseEvent, tags: {} as "busy" | "settled" },
  guards: {
    isSitting: (_, { isSitting }: { isSitting: boolean }) => isSitting,
    isElsewhere: (_, { isSitting }: { isSitting: boolean }) => !isSitting,
  },
  actions: {
    /** Asks the server immediately for its build. */
    ask: unprovidedAction("ask"),
    /** Reloads the page at the same address. */
    reload: unprovidedAction("reload"),
  },
  delays: { postponement: postponementMs, reloading: reloadMs },
}).createMachine({
  id: "release",
  initial: "current",
  states: {
    current: {
      description: "As far as is known, the newest build runs here.",
      tags: "settled",
      initial: "free",
      on: {
        "chunk.missing": { description: "The part may belong to a build that is gone: worth asking.", actions: "ask" },
      },
      states: {
        free: {
          description: "No sitting is on screen: a newer build may be asked for and offered.",
          on: {
            "release.found": "#release.newer.offered",
            "page.opened": {
              guard: { type: "isSitting", params: ({ event: { isSitting } }) => ({ isSitting }) },
              target: "sitting",
            },
          },
        },
        sitting: {
          description: "A sitting is on screen: nobody asks, and what is found waits.",
          on: {
            "release.found": "#release.newer.withheld",
            "page.opened": {
              guard: { type: "isElsewhere", params: ({ event: { isSitting } }) => ({ isSitting }) },
              target: "free",
            },
          },
        },
      },
    },
    newer: {
      description: "The server holds a newer build than the one that runs here.",
      tags: "settled",
      initial: "offered",
      on: {
        "page.opened": {
          guard: { type: "isSitting", params: ({ event: { isSitting } }) => ({ isSitting }) },
          target: ".withheld",
        },
      },
      states: {
        offered: {
          on: {
            "reload.accepted": "#release.reloading",
            "offer.postponed": "postponed",
            "page.missing": {
              description: "Only the newer build has the page that was asked for: nothing is lost by loading it.",
              target: "#release.reloading",
            },
          },
        },
        postponed: {
          description: "Not now, the person said: the offer comes back after a while.",
          after: { postponement: "offered" },
          on: {
            "chunk.missing": {
              description: "Going on without the newer build does not work any more.",
              target: "offered",
            },
          },
        },
        withheld: {
          description: "A sitting is on screen: nothing may come between.",
          on: {
            "page.opened": {
              guard: { type: "isElsewhere", params: ({ event: { isSitting } }) => ({ isSitting }) },
              target: "offered",
            },
          },
        },
      },
    },
    reloading: {
      description: "The page is about to load again; where it is still there after a while, the reload was called off.",
      tags: "busy",
      entry: "reload",
      after: { reloading: "newer.offered" },
      on: {
        "page.opened": {
          guard: { type: "isSitting", params: ({ event: { isSitting } }) => ({ isSitting }) },
          target: "newer.withheld",
        },
      },
    },
  },
});
