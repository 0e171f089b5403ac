import { assign, setup } from "xstate";

/** What the server stores of the phase of a result that goes out. */
export interface PassBackContext {
  /** Failed tries since the result changed or since it was sent again by hand. */
  readonly tries: number;
  /** A new token was fetched since the send began. */
  readonly isTokenRenewed: boolean;
  /** The platform was asked for the line item since the result changed. */
  readonly isItemRenewed: boolean;
}

export type PassBackEvent =
  | { readonly type: "result.changed" }
  /** The platform has taken this very message before. */
  | { readonly type: "result.same" }
  /** A sender takes it, also from one that stopped on the way. */
  | { readonly type: "send.begun" }
  /** isCurrent: the result has not changed since the message was made. */
  | { readonly type: "platform.took"; readonly isCurrent: boolean }
  /** The platform says that it has a message of this time already. */
  | { readonly type: "platform.repeated" }
  | { readonly type: "platform.compared"; readonly isSame: boolean; readonly isCurrent: boolean }
  | { readonly type: "token.refused" }
  | { readonly type: "item.missing" }
  /** The platform names another line item. */
  | { readonly type: "item.found" }
  | { readonly type: "item.gone" }
  /** No answer, or one that may be another the next time. */
  | { readonly type: "platform.failed" }
  /** An answer that will not change by itself. */
  | { readonly type: "platform.refused" }
  | { readonly type: "resend.asked" };

/** After so many failed tries it is given up; with the backoff of the sender this is about two days. */
export const mostTries = 48;

const passBackSetup = setup({
  types: {
    context: {} as PassBackContext,
    events: {} as PassBackEvent,
    /** The tries that have failed before; absent: none. */
    input: {} as { readonly tries?: number } | undefined,
  },
  guards: {
    isCurrent: (_, { isCurrent }: { isCurrent: boolean }) => isCurrent,
    isSame: (_, { isSame }: { isSame: boolean }) => isSame,
    isSameAndCurrent: (_, { isSame, isCurrent }: { isSame: boolean; isCurrent: boolean }) => isSame && isCurrent,
    hasOldToken: ({ context }) => !context.isTokenRenewed,
    hasOldItem: ({ context }) => !context.isItemRenewed,
    mayTryAgain: ({ context }) => context.tries + 1 < mostTries,
  },
  actions: {
    countTry: assign({ tries: ({ context }) => context.tries + 1, isTokenRenewed: false }),
    noteToken: assign({ isTokenRenewed: true }),
    noteItem: assign({ isItemRenewed: true, isTokenRenewed: false }),
    beginAnew: assign({ tries: 0, isTokenRenewed: false, isItemRenewed: false }),
  },
});

const failed = [
  { guard: "mayTryAgain", target: "waiting", actions: "countTry" },
  { target: "dead", actions: "countTry" },
] as const;
const ofCalls = {
  "send.begun": "sending",
  "platform.failed": failed,
  "platform.refused": "dead",
} as const;
const renewing = (target: "sending" | "comparing" | "asking") =>
  [{ guard: "hasOldToken", target, actions: "noteToken" }, ...failed] as const;

/**
 * The result of a person on its way to another system. The server decides by `transition()` on the stored state; when
 * the next try is due is stored beside it.
 */
export const passBackMachine = passBackSetup.createMachine({
  id: "passBack",
  context: ({ input }) => ({ tries: input?.tries ?? 0, isTokenRenewed: false, isItemRenewed: false }),
  initial: "waiting",
  states: {
    waiting: {
      description: "To be sent once its time has come.",
      on: {
        "result.changed": "waiting",
        "result.same": { target: "delivered", actions: "beginAnew" },
        "send.begun": "sending",
      },
    },
    sending: {
      description: "The message is stored with its time and under way; a repeat has the same time.",
      on: {
        ...ofCalls,
        "result.changed": "sending",
        "platform.took": [
          {
            guard: { type: "isCurrent", params: ({ event: { isCurrent } }) => ({ isCurrent }) },
            target: "delivered",
            actions: "beginAnew",
          },
          { target: "waiting", actions: "beginAnew" },
        ],
        "platform.repeated": "comparing",
        "token.refused": renewing("sending"),
        "item.missing": [{ guard: "hasOldItem", target: "asking" }, { target: "dead" }],
      },
    },
    comparing: {
      description: "The platform may have taken the message and lost its reply: its result is read back.",
      on: {
        ...ofCalls,
        "result.changed": "comparing",
        "platform.compared": [
          {
            guard: { type: "isSameAndCurrent", params: ({ event: { isSame, isCurrent } }) => ({ isSame, isCurrent }) },
            target: "delivered",
            actions: "beginAnew",
          },
          {
            guard: { type: "isSame", params: ({ event: { isSame } }) => ({ isSame }) },
            target: "waiting",
            actions: "beginAnew",
          },
          ...failed,
        ],
        "token.refused": renewing("comparing"),
      },
    },
    asking: {
      description: "The line item is not where it was: the platform is asked where it is now.",
      on: {
        ...ofCalls,
        "result.changed": "asking",
        "item.found": { target: "waiting", actions: "noteItem" },
        "item.gone": "dead",
        "token.refused": renewing("asking"),
      },
    },
    delivered: {
      description: "The platform has this result as the newest.",
      on: { "result.changed": { target: "waiting", actions: "beginAnew" } },
    },
    dead: {
      description: "Given up: shown with the reason, and sent again by hand or with the next change.",
      on: {
        "result.changed": { target: "waiting", actions: "beginAnew" },
        "resend.asked": { target: "waiting", actions: "beginAnew" },
      },
    },
  },
});
