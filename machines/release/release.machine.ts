import { setup } from "xstate";
import { unprovidedAction } from "../support/unprovided";

export type ReleaseEvent =
  /** The server holds a newer build than the one that runs here. */
  | { readonly type: "release.found" }
  /** A part of the application did not come: it may belong to a build that is gone. */
  | { readonly type: "chunk.missing" }
  /** A page is on screen. */
  | { readonly type: "page.opened"; readonly isSitting: boolean }
  | { readonly type: "reload.accepted" }
  | { readonly type: "offer.postponed" };

/** How long a postponed offer stays away, in ms. */
export const postponementMs = 600_000;
/** After this long the page is still there: the reload was called off, for instance because of unsaved work. */
export const reloadMs = 5_000;

/** A newer build while the application is open: it is offered, never forced, and never during a sitting. */
export const releaseMachine = setup({
  types: { events: {} as ReleaseEvent, tags: {} as "busy" | "settled" },
  guards: {
    isSitting: (_, { isSitting }: { isSitting: boolean }) => isSitting,
    isElsewhere: (_, { isSitting }: { isSitting: boolean }) => !isSitting,
  },
  actions: {
    /** Asks the server which build it holds, at once. */
    ask: unprovidedAction("ask"),
    /** Loads the page again, at the same place. */
    reload: unprovidedAction("reload"),
  },
  delays: { postponement: postponementMs, reloading: reloadMs },
}).createMachine({
  id: "release",
  initial: "current",
  states: {
    /** As far as is known, the newest build runs here. */
    current: {
      tags: "settled",
      initial: "free",
      on: { "chunk.missing": { actions: "ask" } },
      states: {
        free: {
          on: {
            "release.found": "#release.newer.offered",
            "page.opened": { guard: { type: "isSitting", params: ({ event }) => event }, target: "sitting" },
          },
        },
        sitting: {
          on: {
            "release.found": "#release.newer.withheld",
            "page.opened": { guard: { type: "isElsewhere", params: ({ event }) => event }, target: "free" },
          },
        },
      },
    },
    newer: {
      tags: "settled",
      initial: "offered",
      on: { "page.opened": { guard: { type: "isSitting", params: ({ event }) => event }, target: ".withheld" } },
      states: {
        offered: { on: { "reload.accepted": "#release.reloading", "offer.postponed": "postponed" } },
        postponed: {
          after: { postponement: "offered" },
          on: { "chunk.missing": "offered" },
        },
        /** A sitting is on screen: nothing may come between. */
        withheld: {
          on: { "page.opened": { guard: { type: "isElsewhere", params: ({ event }) => event }, target: "offered" } },
        },
      },
    },
    reloading: {
      tags: "busy",
      entry: "reload",
      after: { reloading: "newer.offered" },
      on: { "page.opened": { guard: { type: "isSitting", params: ({ event }) => event }, target: "newer.withheld" } },
    },
  },
});
