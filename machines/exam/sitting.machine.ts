import { forwardTo } from "xstate";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { pick } from "../support/pick";
import { sheetOf } from "./answer-sheet";
import { nothingRestored } from "./restored-work";
import { dueAtOf, handInInput, storedHandInInput, type SittingOutcome } from "./sitting-facts";
import { agreeing, syncing, timing } from "./sitting-regions";
import { roomAfterUpdate } from "./sitting-room";
import { sittingSetup } from "./sitting-setup";
import { toolSheetOf } from "./tool-sheet";

const leavingBy = (outcome: SittingOutcome) =>
  ({ target: "#sitting.left", actions: { type: "noteOutcome", params: { outcome } } }) as const;

const byClock = { type: "noteReason", params: { handInReason: "clock" } } as const;
const byStudent = { type: "noteReason", params: { handInReason: "student" } } as const;

const reportedBy = (attempt: Attempt | null) =>
  attempt === null
    ? null
    : { serverTime: attempt.server_time, dueAt: dueAtOf(attempt), stoppedAt: attempt.stopped_at ?? null };

/** A sitting: the family's chart, in parallel with its link to the outbox, the clock and the watch over the lease. */
export const sittingMachine = sittingSetup.createMachine({
  id: "sitting",
  context: ({ input }) => ({
    ...input,
    restored: nothingRestored,
    sheet: sheetOf(input.attempt, []),
    tools: toolSheetOf(input.attempt.tool_states ?? [], []),
    refused: {},
    superseded: [],
    isOnline: true,
    isHandInStored: false,
    handInReason: "student",
    dueAt: dueAtOf(input.attempt),
    stoppedAt: input.attempt.stopped_at ?? null,
    lockedAt: input.attempt.lockdown?.locked_at ?? null,
    room: roomAfterUpdate(null, input.attempt.room),
    seq: input.attempt.last_seq,
    seqAsked: input.attempt.last_seq,
    outcome: { kind: "finished", attempt: null },
  }),
  initial: "restoring",
  states: {
    restoring: {
      description: "Work stored on this device by an earlier window is merged into the server's record.",
      tags: "busy",
      invoke: {
        id: "restoreWork",
        src: "restoreWork",
        input: ({ context: { attempt } }) => ({ attemptId: attempt.attempt_id, lastSeq: attempt.last_seq }),
        onDone: [
          {
            guard: { type: "wasHandedIn", params: ({ event }) => ({ work: event.output }) },
            target: "open.answering.closing",
            actions: { type: "noteRestored", params: ({ event }) => ({ work: event.output }) },
          },
          { target: "open", actions: { type: "noteRestored", params: ({ event }) => ({ work: event.output }) } },
        ],
        onError: "open",
      },
      on: { "session.ended": leavingBy({ kind: "resume" }) },
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
            "lease.lost": ".takenOver",
            "lease.closed": { target: ".closing.expired", actions: byClock },
            "clock.expired": { target: ".closing.expired", actions: byClock },
          },
          states: {
            delivering: {
              description: "The chart of the test's family runs the current stage.",
              invoke: [
                {
                  id: "family",
                  src: "family",
                  input: ({ context: { attempt, sheet, restored, isBriefed } }) => ({
                    attempt,
                    sheet,
                    restored,
                    isBriefed,
                  }),
                  onDone: { target: "closing", actions: byStudent },
                },
                { id: "fetchAhead", src: "fetchAhead", input: ({ context: { attempt } }) => ({ attempt }) },
              ],
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
                "section.entered": { actions: [{ type: "noteSection", params: pick("stage") }, "notifyStage"] },
                "outbox.refused": { actions: forwardTo("family") },
                "connection.restored": { actions: forwardTo("family") },
                "idle.elapsed": { guard: "suspendsWhenIdle", target: "suspended.idle" },
              },
            },
            closing: {
              invoke: [
                {
                  id: "storeHandIn",
                  src: "storeHandIn",
                  input: ({ context }) => storedHandInInput(context),
                },
                {
                  id: "handIn",
                  src: "handIn",
                  input: ({ context }) => handInInput(context),
                  onDone: [
                    {
                      guard: { type: "isGoneOnWith", params: ({ event }) => event.output },
                      ...leavingBy({ kind: "resume" }),
                    },
                    {
                      guard: { type: "isContinuedTooLate", params: ({ event }) => event.output },
                      target: "closing.expired",
                      reenter: true,
                      actions: [
                        byClock,
                        { type: "noteStage", params: ({ event }) => event.output },
                        "notifyStage",
                        {
                          type: "syncClock",
                          params: ({ event: { output } }) => ({ told: reportedBy(output.attempt) }),
                        },
                      ],
                    },
                    {
                      guard: { type: "isContinued", params: ({ event }) => event.output },
                      target: "delivering",
                      actions: [
                        { type: "noteStage", params: ({ event }) => event.output },
                        "notifyStage",
                        {
                          type: "syncClock",
                          params: ({ event: { output } }) => ({ told: reportedBy(output.attempt) }),
                        },
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
                      guard: { type: "isLeasedElsewhere", params: ({ event }) => event.output },
                      target: "takenOver",
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
              ],
              on: {
                "handIn.stored": { actions: "noteHandInStored" },
                "outbox.emptied": { actions: { type: "handContents", params: pick("unsent") } },
                "connection.restored": { actions: forwardTo("handIn") },
                "lease.confirmed": { actions: forwardTo("handIn") },
                "lease.closed": { actions: forwardTo("handIn") },
                "clock.expired": {},
              },
              initial: "submitting",
              states: {
                submitting: { description: "The stage is being handed in at the student's request." },
                expired: {
                  description:
                    "Time is over; answers are still delivered. If the time is extended, the attempt resumes.",
                  on: { "clock.extended": leavingBy({ kind: "resume" }) },
                },
              },
            },
            takenOver: {
              description: "Another window or device has the lease; this window only shows the attempt.",
              on: {
                "clock.expired": {},
                "lease.closed": leavingBy({ kind: "resume" }),
                "takeOver.requested": leavingBy({ kind: "takeOver" }),
              },
            },
            suspended: {
              initial: "idle",
              on: {
                "resume.requested": leavingBy({ kind: "resume" }),
              },
              states: {
                idle: { description: "The student has not used the page for 25 minutes." },
                signedOut: {
                  description: "Signed out; answers that the server lacks are stored on this device.",
                  on: {
                    "clock.expired": {},
                    "lease.closed": {},
                    "session.renewed": leavingBy({ kind: "resume" }),
                  },
                },
              },
            },
          },
        },
        syncing,
        timing,
        agreeing,
        holding: {
          invoke: [
            {
              id: "watchLease",
              src: "watchLease",
              input: ({ context: { attempt, lease, room } }) => ({
                attemptId: attempt.attempt_id,
                lease,
                room,
                hasBrowserInterface: (attempt.lockdown?.version ?? "") !== "",
              }),
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
