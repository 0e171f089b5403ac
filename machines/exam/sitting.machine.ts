import { forwardTo } from "xstate";
import { deliveryOf } from "../../src/contract/families";
import { pick } from "../support/pick";
import { answerDraft, repeatedDrafts, sheetOf, toggledMarkDraft } from "./answer-sheet";
import { handInInput, lastSavedAt, nothingRestored, type SittingOutcome } from "./sitting-facts";
import { sittingSetup } from "./sitting-setup";

const leavingBy = (outcome: SittingOutcome) =>
  ({ target: "#sitting.left", actions: { type: "noteOutcome", params: { outcome } } }) as const;

/** The sitting itself: the family's chart, with the outbox, the clock and the watch over the lease beside it. */
export const sittingMachine = sittingSetup.createMachine({
  id: "sitting",
  context: ({ input }) => ({
    ...input,
    restored: nothingRestored,
    sheet: sheetOf(input.attempt, []),
    refused: {},
    isOnline: true,
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
            "outbox.displaced": ".takenOver",
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
                    actions: { type: "noteStage", params: ({ event }) => event.output },
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
                "outbox.emptied": { actions: forwardTo("handIn") },
                "connection.restored": { actions: forwardTo("handIn") },
                "clock.expired": {},
                "hold.closed": {},
              },
              initial: "submitting",
              states: {
                submitting: { description: "The stage is being handed in as the student wished." },
                expired: {
                  description: "Time is over: nothing more can be answered, what was answered is still delivered.",
                },
              },
            },
            takenOver: {
              description: "Another window or device holds the sitting: this one only looks on.",
              on: {
                "clock.expired": {},
                "hold.closed": leavingBy({ kind: "finished", attempt: null }),
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
            input: ({ context: { attempt, lease, restored } }) => ({
              attemptId: attempt.attempt_id,
              lease,
              operations: restored.operations,
              gatherMs: deliveryOf(attempt.family, attempt.exam_info).gatherMs,
              savedAt: lastSavedAt(attempt),
            }),
          },
          on: {
            "answer.given": {
              actions: [
                { type: "forgive", params: pick("exerciseId") },
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
                type: "rememberChoice",
                params: ({ context, event: { exerciseId, answer } }) => ({
                  attemptId: context.attempt.attempt_id,
                  exerciseId,
                  answer,
                }),
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
              actions: [{ type: "noteConnection", params: { isOnline: true } }, forwardTo("outbox")],
            },
            "connection.lost": { actions: { type: "noteConnection", params: { isOnline: false } } },
          },
        },
        timing: {
          invoke: {
            id: "clock",
            src: "clock",
            input: ({ context: { attempt } }) => ({ deadline: attempt.deadline, serverTime: attempt.server_time }),
          },
          on: {
            "outbox.delivered": {
              actions: { type: "syncClock", params: ({ event: { delivery } }) => ({ clock: delivery.clock }) },
            },
            "hold.confirmed": {
              actions: {
                type: "syncClock",
                params: ({ event: { serverTime, deadline } }) => ({ clock: { serverTime, deadline } }),
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
