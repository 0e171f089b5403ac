import { assign, setup } from "xstate";
import { assertPresent } from "../support/assert-present";
import { pick } from "../support/pick";
import { reporting } from "../support/report";
import { unprovidedWatch } from "../support/unprovided";

export interface ClockInput {
  /** Epoch ms of the server's clock; null: untimed. */
  readonly deadline: number | null;
  readonly serverTime: number;
  /** When the clock was stopped; null or absent: it runs. */
  readonly stoppedAt?: number | null;
}

export interface ClockContext extends ClockInput {
  readonly remainingMs: number;
  readonly isHidden: boolean;
}

export type ClockEvent =
  /** From the ticker, about once a second and after every wake-up of the page. */
  | { readonly type: "clock.ticked"; readonly remainingMs: number }
  /** The server reported its time and the current deadline. */
  | ({ readonly type: "clock.synced" } & ClockInput)
  | { readonly type: "clock.toggled" };

/**
 * The clock's reports to the sitting: the time is over (`clock.expired`); more time was given after it was over
 * (`clock.extended`).
 */
export type ClockReport = { readonly type: "clock.expired" } | { readonly type: "clock.extended" };

const report = reporting<ClockReport>();

const toldTime = ({ event: { serverTime, deadline, stoppedAt = null } }: { readonly event: ClockInput }) => ({
  serverTime,
  deadline,
  stoppedAt,
});

/** The time left: while the clock is stopped, that at the moment of the stop. */
const remainingOf = ({ deadline, serverTime, stoppedAt }: ClockInput): number =>
  deadline === null ? 0 : Math.max(0, deadline - (stoppedAt ?? serverTime));

export const lowMs = 5 * 60_000;
export const lastMs = 60_000;

/**
 * The time left, measured by the server's clock. No deadline is an `after`: a ticker measures `deadline − server time`
 * anew each time, so that sleep and clock changes of the device have no effect.
 */
export const clockMachine = setup({
  types: { context: {} as ClockContext, events: {} as ClockEvent, input: {} as ClockInput, tags: {} as "low" | "last" },
  actors: { ticker: unprovidedWatch<{ deadline: number }>("ticker") },
  guards: {
    isStopped: ({ context }) => typeof context.stoppedAt === "number",
    isUntimed: ({ context }) => context.deadline === null,
    isOver: ({ context }) => context.remainingMs <= 0,
    isLast: ({ context }) => context.remainingMs <= lastMs,
    isLow: ({ context }) => context.remainingMs <= lowMs,
    isExtended: (_, told: ClockInput) => told.deadline === null || remainingOf(told) > 0,
  },
  actions: {
    noteRemaining: assign((_, { remainingMs }: { remainingMs: number }) => ({ remainingMs: Math.max(0, remainingMs) })),
    noteSync: assign((_, told: ClockInput) => ({ ...told, remainingMs: remainingOf(told) })),
    toggleHidden: assign({ isHidden: ({ context }) => !context.isHidden }),
    show: assign({ isHidden: false }),
    reportExpired: report({ type: "clock.expired" }),
    reportExtended: report({ type: "clock.extended" }),
  },
}).createMachine({
  id: "clock",
  context: ({ input }) => ({
    ...input,
    remainingMs: remainingOf(input),
    isHidden: false,
  }),
  initial: "deciding",
  on: {
    "clock.synced": {
      target: ".deciding",
      actions: { type: "noteSync", params: toldTime },
    },
  },
  states: {
    deciding: {
      always: [
        { guard: "isStopped", target: "stopped" },
        { guard: "isUntimed", target: "untimed" },
        { target: "running" },
      ],
    },
    stopped: {
      description: "An invigilator has stopped the clock: the time left stays what it is until the clock runs again.",
    },
    untimed: { description: "There is no time limit; a later deadline from the server starts the clock." },
    running: {
      invoke: {
        id: "ticker",
        src: "ticker",
        input: ({ context }) => ({ deadline: assertPresent(context.deadline, "deadline") }),
      },
      on: {
        "clock.ticked": {
          actions: { type: "noteRemaining", params: pick("remainingMs") },
        },
      },
      initial: "measuring",
      states: {
        measuring: {
          always: [
            { guard: "isOver", target: "#clock.expired" },
            { guard: "isLast", target: "last" },
            { guard: "isLow", target: "low" },
            { target: "ample" },
          ],
        },
        ample: {
          description: "More than five minutes are left; the student may hide the time.",
          always: { guard: "isLow", target: "measuring" },
          on: { "clock.toggled": { actions: "toggleHidden" } },
        },
        low: {
          description: "Five minutes or less are left; the time is always shown.",
          tags: "low",
          entry: "show",
          always: { guard: "isLast", target: "measuring" },
        },
        last: {
          description: "The last minute is running.",
          tags: "last",
          entry: "show",
          always: { guard: "isOver", target: "measuring" },
        },
      },
    },
    expired: {
      description: "The time is over, unless the server extends it.",
      entry: "reportExpired",
      on: {
        "clock.synced": [
          {
            guard: { type: "isExtended", params: toldTime },
            target: "deciding",
            actions: [{ type: "noteSync", params: toldTime }, "reportExtended"],
          },
          { actions: { type: "noteSync", params: toldTime } },
        ],
      },
    },
  },
});
