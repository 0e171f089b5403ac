import { assign, setup } from "xstate";
import type { Absence, AbsenceKind, AbsenceSums } from "../../src/contract/absences";
import { retryMs } from "../support/retry";
import { unprovided, unprovidedWatch } from "../support/unprovided";

export interface PresenceInput {
  readonly attemptId: string;
  readonly lease: string;
  /** What the server held when the sitting was opened in this window; null: nothing. */
  readonly sums: AbsenceSums | null;
}

export interface ToldAbsences extends Pick<PresenceInput, "attemptId" | "lease"> {
  readonly absences: readonly Absence[];
}

export interface PresenceContext extends PresenceInput {
  /** Since when (epoch ms by the server's clock) the student looks elsewhere, or has left full screen. */
  readonly since: Readonly<Record<AbsenceKind, number | null>>;
  /** What the server has not confirmed. */
  readonly pending: readonly Absence[];
  /** How many of those are on their way. */
  readonly sent: number;
  /** The absence that the student has not yet been shown as noted. */
  readonly unread: Absence | null;
  readonly failures: number;
}

interface Seen {
  readonly at: number;
}

export type PresenceEvent =
  /** From the watch: the page is hidden or another window has the focus; and again it is not. */
  | ({ readonly type: "presence.left" } & Seen)
  | ({ readonly type: "presence.returned" } & Seen)
  /** From the watch: the page fills the screen; and no longer. */
  | ({ readonly type: "screen.filled" } & Seen)
  | ({ readonly type: "screen.shrunk" } & Seen)
  /** A break, in which the student may look wherever they like. */
  | ({ readonly type: "rest.begun" } & Seen)
  | { readonly type: "rest.ended" }
  | ({ readonly type: "sitting.ended" } & Seen)
  | { readonly type: "note.read" };

/** A shorter look away is none. */
export const shortestAbsenceMs = 1_000;
export const mostRetries = 2;
/** One call takes so many. */
export const mostAtOnce = 50;

const isLong = (since: number | null, at: number): since is number => since !== null && at - since >= shortestAbsenceMs;

const closed = ({ since }: PresenceContext, kinds: readonly AbsenceKind[], at: number): readonly Absence[] =>
  kinds.flatMap((kind) => {
    const left = since[kind];
    return isLong(left, at) ? [{ kind, left_at: left, back_at: at }] : [];
  });

const both: readonly AbsenceKind[] = ["away", "windowed"];

/** When the student looks away from a sitting: noted for how long, told to the server and to the student. No more. */
export const presenceMachine = setup({
  types: { context: {} as PresenceContext, events: {} as PresenceEvent, input: {} as PresenceInput },
  actors: {
    watchPresence: unprovidedWatch<undefined>("watchPresence"),
    /** null: the server keeps none. */
    tellAbsences: unprovided<AbsenceSums | null, ToldAbsences>("tellAbsences"),
  },
  guards: {
    mayRetry: ({ context }) => context.failures < mostRetries,
    hasPending: ({ context }) => context.pending.length > 0,
  },
  actions: {
    noteLeft: assign({
      since: ({ context }, { kind, at }: Seen & { kind: AbsenceKind }) => ({ ...context.since, [kind]: at }),
    }),
    noteAbsence: assign(({ context }, { kinds, at }: Seen & { kinds: readonly AbsenceKind[] }) => {
      const absences = closed(context, kinds, at);
      return {
        since: { ...context.since, ...Object.fromEntries(kinds.map((kind) => [kind, null])) },
        pending: [...context.pending, ...absences],
        unread: absences[0] ?? context.unread,
      };
    }),
    noteRead: assign({ unread: null }),
    noteSending: assign({ sent: ({ context }) => Math.min(context.pending.length, mostAtOnce) }),
    noteTold: assign(({ context }, { sums }: { sums: AbsenceSums | null }) => ({
      sums: sums ?? context.sums,
      pending: context.pending.slice(context.sent),
      sent: 0,
      failures: 0,
    })),
    noteFailure: assign({ sent: 0, failures: ({ context }) => context.failures + 1 }),
  },
  delays: { retry: ({ context }) => retryMs({ failures: context.failures, name: context.attemptId }) },
}).createMachine({
  id: "presence",
  context: ({ input }) => ({
    ...input,
    since: { away: null, windowed: null },
    pending: [],
    sent: 0,
    unread: null,
    failures: 0,
  }),
  type: "parallel",
  on: { "note.read": { actions: "noteRead" } },
  states: {
    watching: {
      initial: "watched",
      states: {
        watched: {
          invoke: { id: "watchPresence", src: "watchPresence" },
          type: "parallel",
          on: {
            "rest.begun": {
              target: "resting",
              actions: { type: "noteAbsence", params: ({ event }) => ({ kinds: both, at: event.at }) },
            },
            "sitting.ended": {
              target: "ended",
              actions: { type: "noteAbsence", params: ({ event }) => ({ kinds: both, at: event.at }) },
            },
          },
          states: {
            looking: {
              initial: "attending",
              states: {
                attending: {
                  on: {
                    "presence.left": {
                      target: "away",
                      actions: { type: "noteLeft", params: ({ event }) => ({ kind: "away", at: event.at }) },
                    },
                  },
                },
                away: {
                  description: "The page is hidden, or another window has the focus.",
                  on: {
                    "presence.returned": {
                      target: "attending",
                      actions: { type: "noteAbsence", params: ({ event }) => ({ kinds: ["away"], at: event.at }) },
                    },
                  },
                },
              },
            },
            filling: {
              initial: "free",
              states: {
                free: {
                  description: "The page never filled the screen, which nobody asks for.",
                  on: { "screen.filled": "full" },
                },
                full: {
                  on: {
                    "screen.shrunk": {
                      target: "shrunk",
                      actions: { type: "noteLeft", params: ({ event }) => ({ kind: "windowed", at: event.at }) },
                    },
                  },
                },
                shrunk: {
                  description: "Full screen was left.",
                  on: {
                    "screen.filled": {
                      target: "full",
                      actions: { type: "noteAbsence", params: ({ event }) => ({ kinds: ["windowed"], at: event.at }) },
                    },
                  },
                },
              },
            },
          },
        },
        resting: {
          description: "A break: where the student looks is nobody's business.",
          on: { "rest.ended": "watched", "sitting.ended": "ended" },
        },
        ended: {},
      },
    },
    telling: {
      initial: "quiet",
      states: {
        quiet: { always: { guard: "hasPending", target: "sending" } },
        sending: {
          entry: "noteSending",
          invoke: {
            id: "tellAbsences",
            src: "tellAbsences",
            input: ({ context: { attemptId, lease, pending, sent } }) => ({
              attemptId,
              lease,
              absences: pending.slice(0, sent),
            }),
            onDone: {
              target: "quiet",
              actions: { type: "noteTold", params: ({ event }) => ({ sums: event.output }) },
            },
            onError: [
              { guard: "mayRetry", target: "waiting", actions: "noteFailure" },
              { target: "resigned", actions: "noteFailure" },
            ],
          },
        },
        waiting: {
          description: "The server was not reached; it is told again.",
          after: { retry: "sending" },
        },
        resigned: {
          description: "It was tried often enough; the next time that the student is back, it is tried again.",
          on: { "presence.returned": "sending", "sitting.ended": "sending" },
        },
      },
    },
  },
});
