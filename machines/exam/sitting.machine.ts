import { forwardTo } from "xstate";
import type { Attempt } from "../../src/contract/exam";
import { deliveryOf } from "../../src/contract/families";
import { nothingRestored } from "../outbox/operation";
import { pick } from "../support/pick";
import { answerDraft, repeatedDrafts, sheetOf, toggledMarkDraft } from "./answer-sheet";
import { dueAtOf, handInInput, holdOf, type SittingOutcome } from "./sitting-facts";
import { sittingSetup } from "./sitting-setup";

const leavingBy = (outcome: SittingOutcome) =>
  ({ target: "#sitting.left", actions: { type: "noteOutcome", params: { outcome } } }) as const;

const toldBy = (attempt: Attempt | null) =>
  attempt === null ? null : { serverTime: attempt.server_time, dueAt: dueAtOf(attempt) };

/** The sitting itself: the family's chart, with its link to the outbox, the clock and the watch over the lease beside it. */
export const sittingMachine = sittingSetup.createMachine({
  id: "sitting",
  context: ({ input }) => ({
    ...input,
    restored: nothingRestored,
    sheet: sheetOf(input.attempt, []),
    refused: {},
    superseded: [],
    isOnline: true,
    dueAt: dueAtOf(input.attempt),
    seq: input.attempt.last_seq,
    seqAsked: input.attempt.last_seq,
    outcome: { kind: "finished", attempt: null },
  }),
  initial: "restoring",
  states: {
    restoring: {
      description: "What an earlier window left on this device is laid over the server's record.",
      tags: "busy",
      invoke: {
        id: "restoreWork",
        src: "restoreWork",
        input: ({ context }) => ({ attemptId: context.attempt.attempt_id }),
        onDone: { target: "open", actions: { type: "noteRestored", params: ({ event }) => ({ work: event.output }) } },
        onError: "open",
      },
    },
    open: {
      tags: "open",
      type: "parallel",
      states: {
        answering: {
          initial: "delivering",
          on: {
            "outbox.sealed": ".suspended.signedOut",
            "session.ended": ".suspended.signedOut",
            "hold.lost": ".takenOver",
            "hold.closed": ".closing.expired",
            "clock.expired": ".closing.expired",
          },
          states: {
            delivering: {
              description: "The family's own chart is at work on the stage.",
              invoke: {
                id: "family",
                src: "family",
                input: ({ context: { attempt, sheet, restored } }) => ({ attempt, sheet, restored }),
                onDone: "closing",
              },
              on: {
                "outbox.delivered": [
                  {
                    guard: {
                      type: "hasLostLease",
                      params: ({ event: { delivery } }) => ({ leaseHeld: delivery.leaseHeld }),
                    },
                    target: "takenOver",
                  },
                  { actions: forwardTo("family") },
                ],
                "outbox.refused": {
                  actions: [{ type: "noteRefusal", params: pick("operation", "fault") }, forwardTo("family")],
                },
                "connection.restored": { actions: forwardTo("family") },
                "idle.elapsed": { guard: "suspendsWhenIdle", target: "suspended.idle" },
              },
            },
            closing: {
              invoke: {
                id: "handIn",
                src: "handIn",
                input: ({ context }) => handInInput(context),
                onDone: [
                  {
                    guard: { type: "isContinued", params: ({ event }) => event.output },
                    target: "delivering",
                    actions: [
                      { type: "noteStage", params: ({ event }) => event.output },
                      { type: "syncClock", params: ({ event: { output } }) => ({ told: toldBy(output.attempt) }) },
                    ],
                  },
                  {
                    guard: { type: "isAccepted", params: ({ event }) => event.output },
                    target: "#sitting.left",
                    actions: {
                      type: "noteOutcome",
                      params: ({ event: { output } }) => ({ outcome: { kind: "finished", attempt: output.attempt } }),
                    },
                  },
                  {
                    target: "#sitting.left",
                    actions: {
                      type: "noteOutcome",
                      params: ({ event: { output } }) => ({ outcome: { kind: "declined", fault: output.fault } }),
                    },
                  },
                ],
              },
              on: {
                "outbox.emptied": { actions: { type: "handPapers", params: pick("unsent") } },
                "connection.restored": { actions: forwardTo("handIn") },
                "clock.expired": {},
                "hold.closed": {},
              },
              initial: "submitting",
              states: {
                submitting: { description: "The stage is being handed in as the student wished." },
                expired: {
                  description: "Time is over: nothing more can be answered, what was answered is still delivered.",
                  on: { "clock.extended": "#sitting.open.answering.delivering" },
                },
              },
            },
            takenOver: {
              description: "Another window or device holds the sitting: this one only looks on.",
              on: {
                "clock.expired": {},
                "hold.closed": leavingBy({ kind: "resume" }),
                "takeOver.requested": leavingBy({ kind: "takeOver" }),
              },
            },
            suspended: {
              initial: "idle",
              on: {
                "resume.requested": leavingBy({ kind: "resume" }),
              },
              states: {
                idle: { description: "Nobody has touched the page for 25 minutes." },
                signedOut: {
                  description: "Nobody is signed in; what was answered waits on this device.",
                  on: {
                    "session.renewed": leavingBy({ kind: "resume" }),
                  },
                },
              },
            },
          },
        },
        syncing: {
          invoke: {
            id: "outbox",
            src: "outbox",
            input: ({ context }) => ({
              attemptId: context.attempt.attempt_id,
              ...holdOf(context),
              gatherMs: deliveryOf(context.attempt.family, context.attempt.exam_info).gatherMs,
            }),
          },
          on: {
            "answer.given": {
              actions: [
                { type: "forgive", params: pick("exerciseId") },
                { type: "forgetSuperseded", params: pick("exerciseId") },
                {
                  type: "draft",
                  params: ({ context: { sheet }, event: { exerciseId, answer, elapsedMs } }) => ({
                    drafts: [answerDraft(sheet, exerciseId, answer, elapsedMs)],
                  }),
                },
              ],
            },
            "mark.given": {
              actions: {
                type: "draft",
                params: ({ context: { sheet }, event: { exerciseId } }) => ({
                  drafts: [toggledMarkDraft(sheet, exerciseId)],
                }),
              },
            },
            "choice.made": {
              actions: {
                type: "keepChoice",
                params: ({ event: { exerciseId, answer } }) => ({ choice: { exerciseId, answer } }),
              },
            },
            "handIn.drainWanted": { actions: "drain" },
            "handIn.answersMissing": {
              actions: {
                type: "draft",
                params: ({ context: { sheet }, event: { exerciseIds } }) => ({
                  drafts: repeatedDrafts(sheet, exerciseIds),
                }),
              },
            },
            "connection.restored": {
              actions: { type: "noteConnection", params: { isOnline: true } },
            },
            "connection.lost": { actions: { type: "noteConnection", params: { isOnline: false } } },
          },
        },
        timing: {
          invoke: {
            id: "clock",
            src: "clock",
            input: ({ context: { attempt, dueAt } }) => ({ deadline: dueAt, serverTime: attempt.server_time }),
          },
          on: {
            "outbox.delivered": {
              actions: { type: "syncClock", params: ({ event: { delivery } }) => ({ told: delivery.clock }) },
            },
            "hold.confirmed": {
              actions: {
                type: "syncClock",
                params: ({ event: { serverTime, dueAt } }) => ({ told: { serverTime, dueAt } }),
              },
            },
          },
        },
        agreeing: {
          description: "Whether this window shows what stands on the server.",
          initial: "agreed",
          on: {
            "outbox.delivered": [
              {
                guard: { type: "isSuperseded", params: ({ event: { delivery } }) => ({ outcome: delivery.outcome }) },
                target: ".reading",
                actions: [
                  { type: "noteSuperseded", params: pick("operation") },
                  { type: "noteSeq", params: ({ event: { delivery } }) => ({ seq: delivery.seq }) },
                ],
              },
              { actions: { type: "noteSeq", params: ({ event: { delivery } }) => ({ seq: delivery.seq }) } },
            ],
            "hold.confirmed": { guard: { type: "isNews", params: pick("lastSeq") }, target: ".reading" },
            "hold.lost": ".reading",
            "supersession.seen": { actions: { type: "forgetSuperseded", params: pick("exerciseId") } },
          },
          states: {
            agreed: {},
            reading: {
              description: "Somebody else has written, or the server was restored: its record is read anew.",
              entry: "noteAsking",
              invoke: {
                id: "readAttempt",
                src: "readAttempt",
                input: ({ context }) => ({ attemptId: context.attempt.attempt_id }),
                onDone: {
                  target: "agreed",
                  actions: [
                    { type: "tellRecord", params: ({ event }) => ({ attempt: event.output }) },
                    { type: "noteRecord", params: ({ event }) => ({ attempt: event.output }) },
                  ],
                },
                onError: "agreed",
              },
            },
          },
        },
        holding: {
          invoke: [
            {
              id: "watchHold",
              src: "watchHold",
              input: ({ context: { attempt, lease } }) => ({ attemptId: attempt.attempt_id, lease }),
            },
            { id: "watchConnection", src: "watchConnection" },
            { id: "watchIdle", src: "watchIdle" },
          ],
        },
      },
    },
    left: { type: "final" },
  },
  output: ({ context }) => context.outcome,
});
