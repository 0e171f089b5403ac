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
      description: "As far as known, this page runs the newest build.",
      tags: "settled",
      initial: "free",
      on: {
        "chunk.missing": {
          description: "The missing part may belong to a removed build, so the page checks for a newer one.",
          actions: "ask",
        },
      },
      states: {
        free: {
          description: "No attempt is on screen: the page may check for a newer build and offer it.",
          on: {
            "release.found": "#release.newer.offered",
            "page.opened": {
              guard: { type: "isSitting", params: ({ event: { isSitting } }) => ({ isSitting }) },
              target: "sitting",
            },
          },
        },
        sitting: {
          description: "An attempt is on screen: the page does not check, and a newer build is offered later.",
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
      description: "The server has a newer build than the one that this page runs.",
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
              description: "Only the newer build has the requested page, so it is loaded without asking.",
              target: "#release.reloading",
            },
          },
        },
        postponed: {
          description: "The person has postponed the reload; the offer is repeated later.",
          after: { postponement: "offered" },
          on: {
            "chunk.missing": {
              description: "Parts of the old build are missing, so the offer is repeated now.",
              target: "offered",
            },
          },
        },
        withheld: {
          description: "An attempt is on screen: nothing may interrupt it.",
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
      description: "The page reloads; if it still exists after a while, the reload was cancelled.",
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
