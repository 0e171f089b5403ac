import { and, assign, fromPromise, not, sendTo, setup } from "xstate";

/** A small chart with everything that a chart may have. */
export const specimen = setup({
  types: {
    context: {} as { count: number; token: string | null; note: string },
    events: {} as
      | { type: "go" }
      | { type: "stay" }
      | { type: "again" }
      | { type: "signIn"; credentials: { password: string } }
      | { type: "ignored" },
  },
  actors: { load: fromPromise<string>(() => Promise.resolve("canary-output")) },
  guards: {
    isReady: () => true,
    isLate: () => false,
    isAtLeast: ({ context }, { least }: { least: number }) => context.count >= least,
  },
  actions: {
    count: assign({ count: ({ context }) => context.count + 1 }),
    hold: assign((_, { credentials }: { credentials: { password: string } }) => ({ token: credentials.password })),
    arrive: () => undefined,
    leave: () => undefined,
  },
  delays: { pause: 1_000 },
}).createMachine({
  id: "specimen",
  context: { count: 0, token: null, note: "plain" },
  initial: "idle",
  on: { again: ".idle" },
  states: {
    idle: {
      description: "Nothing is under way: the specimen waits; it does so for a pause at most.",
      tags: ["settled", "quiet"],
      entry: "arrive",
      exit: ["leave", "count"],
      on: {
        go: [
          { guard: { type: "isAtLeast", params: { least: 3 } }, target: "ended" },
          {
            guard: and(["isReady", not("isLate")]),
            target: "busy",
            actions: ["count", sendTo("helper", { type: "go" })],
          },
        ],
        stay: { description: "Somebody is still there.", actions: "count" },
        signIn: { target: "idle", reenter: true, actions: { type: "hold", params: ({ event }) => event } },
        ignored: {},
      },
      after: { pause: { target: "busy", description: "Waiting has an end." } },
    },
    busy: {
      type: "parallel",
      states: {
        left: {
          initial: "begun",
          states: { begun: { always: { guard: "isLate", target: "over" } }, over: { type: "final" } },
        },
        right: {
          invoke: {
            id: "loader",
            src: "load",
            onDone: "#specimen.ended",
            onError: { target: "#specimen.idle", actions: "count" },
          },
        },
      },
      onDone: "ended",
    },
    ended: { type: "final" },
  },
});
