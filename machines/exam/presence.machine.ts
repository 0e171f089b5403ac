import { assign, setup, stateIn } from "xstate";
import type { AbsenceKind, AbsenceSums } from "../../src/contract/attempt/absences";
import { retryMs } from "../support/retry";
import { unprovided, unprovidedAction, unprovidedWatch } from "../support/unprovided";
import {
  endedAbsences,
  laterSums,
  type KnownAbsences,
  type PresenceContext,
  type PresenceInput,
  type ReportAbsencesInput,
} from "./presence-facts";

interface Seen {
  readonly at: number;
}

export type PresenceEvent =
  /** From the watch: the page is hidden or another window has the focus; then the reverse. */
  | ({ readonly type: "presence.left" } & Seen)
  | ({ readonly type: "presence.returned" } & Seen)
  /** From the watch: the page fills the screen; then no longer. */
  | ({ readonly type: "screen.filled" } & Seen)
  | ({ readonly type: "screen.shrunk" } & Seen)
  /** A break, in which the student may look anywhere. */
  | ({ readonly type: "break.begun" } & Seen)
  | { readonly type: "break.ended" }
  | ({ readonly type: "sitting.ended" } & Seen)
  | { readonly type: "note.read" };

const mostRetries = 2;
/** Most absences in one call. */
const mostAtOnce = 50;

const both: readonly AbsenceKind[] = ["away", "windowed"];

const presenceSetup = setup({
  types: { context: {} as PresenceContext, events: {} as PresenceEvent, input: {} as PresenceInput },
  actors: {
    watchPresence: unprovidedWatch<undefined>("watchPresence"),
    /** null: the server stores no absences. */
    reportAbsences: unprovided<AbsenceSums | null, ReportAbsencesInput>("reportAbsences"),
    /** null: this device has stored no absences. */
    recallAbsences: unprovided<KnownAbsences | null, { readonly attemptId: string }>("recallAbsences"),
  },
  guards: {
    mayRetry: ({ context }) => context.failures < mostRetries,
    hasPending: ({ context }) => context.pending.length > 0,
    isOver: stateIn({ watching: "ended" }),
  },
  actions: {
    noteLeft: assign({
      since: ({ context }, { kind, at }: Seen & { kind: AbsenceKind }) => ({ ...context.since, [kind]: at }),
    }),
    noteAbsence: assign(({ context }, { kinds, at }: Seen & { kinds: readonly AbsenceKind[] }) => {
      const absences = endedAbsences(context, kinds, at);
      return {
        since: { ...context.since, ...Object.fromEntries(kinds.map((kind) => [kind, null])) },
        pending: [...context.pending, ...absences],
        unread: absences[0] ?? context.unread,
      };
    }),
    noteRead: assign({ unread: null }),
    noteSending: assign({ sent: ({ context }) => Math.min(context.pending.length, mostAtOnce) }),
    noteReported: assign(({ context }, { sums }: { sums: AbsenceSums | null }) => ({
      sums: sums ?? context.sums,
      pending: context.pending.slice(context.sent),
      sent: 0,
      failures: 0,
    })),
    noteRecalled: assign(({ context }, { known }: { known: KnownAbsences | null }) => ({
      sums: laterSums(context.sums, known?.sums ?? null),
      pending: [...(known?.pending ?? []), ...context.pending],
      unread: context.unread ?? known?.unread ?? null,
    })),
    /** Stores the absences, so that a reload without network restores them; the app supplies the action. */
    keepAbsences: (_at, _known: { attemptId: string; known: KnownAbsences }): void =>
      unprovidedAction("keepAbsences")(),
    /** Removes the stored absences of a finished attempt; the app supplies the action. */
    dropAbsences: (_at, _dropped: { attemptId: string }): void => unprovidedAction("dropAbsences")(),
    noteFailure: assign({ sent: 0, failures: ({ context }) => context.failures + 1 }),
  },
  delays: { retry: ({ context }) => retryMs({ failures: context.failures, name: context.attemptId }) },
});

const keeping = {
  type: "keepAbsences",
  params: ({ context: { attemptId, sums, pending, unread } }: { context: PresenceContext }) => ({
    attemptId,
    known: { sums, pending, unread },
  }),
} as const;
const dropping = {
  type: "dropAbsences",
  params: ({ context: { attemptId } }: { context: PresenceContext }) => ({ attemptId }),
} as const;

/**
 * Absences of the student from an attempt: their durations are noted and reported to the server and to the student,
 * with no other consequence.
 */
export const presenceMachine = presenceSetup.createMachine({
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
  on: { "note.read": { actions: ["noteRead", keeping] } },
  states: {
    watching: {
      initial: "watched",
      states: {
        watched: {
          invoke: { id: "watchPresence", src: "watchPresence" },
          type: "parallel",
          on: {
            "break.begun": {
              target: "resting",
              actions: [{ type: "noteAbsence", params: ({ event }) => ({ kinds: both, at: event.at }) }, keeping],
            },
            "sitting.ended": {
              target: "ended",
              actions: [{ type: "noteAbsence", params: ({ event }) => ({ kinds: both, at: event.at }) }, dropping],
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
                      actions: [
                        { type: "noteAbsence", params: ({ event }) => ({ kinds: ["away"], at: event.at }) },
                        keeping,
                      ],
                    },
                  },
                },
              },
            },
            filling: {
              initial: "free",
              states: {
                free: {
                  description: "The page has not been in full screen, which is not required.",
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
                  description: "The page has left full screen.",
                  on: {
                    "screen.filled": {
                      target: "full",
                      actions: [
                        { type: "noteAbsence", params: ({ event }) => ({ kinds: ["windowed"], at: event.at }) },
                        keeping,
                      ],
                    },
                  },
                },
              },
            },
          },
        },
        resting: {
          description: "During a break, absences are not recorded.",
          on: { "break.ended": "watched", "sitting.ended": { target: "ended", actions: dropping } },
        },
        ended: {},
      },
    },
    telling: {
      initial: "recalling",
      states: {
        recalling: {
          description: "Absences stored by an earlier page on this device are merged with those from the server.",
          invoke: {
            id: "recallAbsences",
            src: "recallAbsences",
            input: ({ context: { attemptId } }) => ({ attemptId }),
            onDone: {
              target: "quiet",
              actions: { type: "noteRecalled", params: ({ event }) => ({ known: event.output }) },
            },
            onError: "quiet",
          },
        },
        quiet: { always: { guard: "hasPending", target: "sending" } },
        sending: {
          entry: "noteSending",
          invoke: {
            id: "reportAbsences",
            src: "reportAbsences",
            input: ({ context: { attemptId, lease, pending, sent } }) => ({
              attemptId,
              lease,
              absences: pending.slice(0, sent),
            }),
            onDone: [
              {
                guard: "isOver",
                target: "quiet",
                actions: { type: "noteReported", params: ({ event }) => ({ sums: event.output }) },
              },
              {
                target: "quiet",
                actions: [{ type: "noteReported", params: ({ event }) => ({ sums: event.output }) }, keeping],
              },
            ],
            onError: [
              { guard: "mayRetry", target: "waiting", actions: "noteFailure" },
              { target: "resigned", actions: "noteFailure" },
            ],
          },
        },
        waiting: {
          description: "The server could not be reached; the report is repeated later.",
          after: { retry: "sending" },
        },
        resigned: {
          description: "The report failed too often; it is sent again when the student next returns.",
          on: { "presence.returned": "sending", "sitting.ended": "sending" },
        },
      },
    },
  },
});
