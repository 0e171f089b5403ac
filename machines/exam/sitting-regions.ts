import { not } from "xstate";
import { deliveryOf } from "../../src/contract/families";
import { pick } from "../support/pick";
import { answerDraft, repeatedDrafts, toggledMarkDraft } from "./answer-sheet";
import { dueAtInRoom, isRoomAhead, sittingLease } from "./sitting-facts";
import { sittingSetup } from "./sitting-setup";
import { toolsDraft } from "./tool-sheet";

/** The region that sends the student's work to the outbox of the device. */
export const syncing = sittingSetup.createStateConfig({
  invoke: {
    id: "outbox",
    src: "outbox",
    input: ({ context }) => ({
      attemptId: context.attempt.attempt_id,
      ...sittingLease(context),
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
          params: ({ context: { sheet }, event: { exerciseId, answer, elapsedMs, unscored } }) => ({
            drafts: [answerDraft(sheet, exerciseId, answer, elapsedMs, unscored)],
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
    "tools.changed": {
      guard: not("isTakenOver"),
      actions: {
        type: "draftTools",
        params: ({ context: { tools }, event: { exerciseId, state } }) => ({
          draft: toolsDraft(tools, exerciseId, state),
        }),
      },
    },
    "choice.made": {
      actions: {
        type: "keepChoice",
        params: ({ event: { exerciseId, answer } }) => ({ choice: { exerciseId, answer } }),
      },
    },
    "outbox.refused": { actions: { type: "noteRefusal", params: pick("operation", "fault") } },
    "handIn.drainWanted": { actions: "drain" },
    "handIn.restExcused": { actions: "excuseRest" },
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
});

/** The region of the clock, with the times that the server reports. */
export const timing = sittingSetup.createStateConfig({
  invoke: {
    id: "clock",
    src: "clock",
    input: ({ context: { attempt, dueAt, stoppedAt } }) => ({
      deadline: dueAt,
      serverTime: attempt.server_time,
      stoppedAt,
    }),
  },
  on: {
    "outbox.delivered": {
      actions: [
        {
          type: "syncClock",
          params: ({ context, event: { delivery } }) => ({
            told:
              delivery.clock === null || isRoomAhead(context, delivery)
                ? null
                : {
                    serverTime: delivery.clock.serverTime,
                    dueAt: dueAtInRoom(context, delivery.clock.dueAt),
                    stoppedAt: context.stoppedAt,
                  },
          }),
        },
        {
          type: "askRoom",
          params: ({ context, event: { delivery } }) => ({ isAsked: isRoomAhead(context, delivery) }),
        },
      ],
    },
    "lease.confirmed": {
      actions: [
        {
          type: "syncClock",
          params: ({ event: { serverTime, dueAt, stoppedAt = null } }) => ({ told: { serverTime, dueAt, stoppedAt } }),
        },
        { type: "noteRoom", params: ({ event: { room } }) => ({ update: room }) },
        { type: "noteLock", params: ({ event: { lockedAt = null } }) => ({ lockedAt }) },
      ],
    },
    "message.read": {
      actions: [
        { type: "noteRead", params: pick("seq") },
        { type: "askRoom", params: { isAsked: true } },
      ],
    },
  },
});

/** The region that checks whether this window shows the server's state. */
export const agreeing = sittingSetup.createStateConfig({
  description: "Checks whether this window shows the server's record of the attempt.",
  initial: "agreed",
  entry: { type: "notifyRecord", params: ({ context }) => ({ lastSeq: context.attempt.last_seq }) },
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
    "lease.confirmed": { guard: { type: "isNews", params: pick("lastSeq") }, target: ".reading" },
    "outbox.postponed": { target: ".reading" },
    "lease.lost": { guard: not("isTakenOver"), target: ".reading" },
    "supersession.seen": { actions: { type: "forgetSuperseded", params: pick("exerciseId") } },
  },
  states: {
    agreed: {},
    reading: {
      description: "Another writer has changed the attempt, or the server was restored: its record is read again.",
      entry: "noteAsking",
      invoke: {
        id: "readAttempt",
        src: "readAttempt",
        input: ({ context }) => ({ attemptId: context.attempt.attempt_id }),
        onDone: [
          {
            guard: { type: "isElsewhere", params: ({ event }) => ({ attempt: event.output }) },
            target: "elsewhere",
            actions: [
              { type: "notifyRecord", params: ({ event }) => ({ lastSeq: event.output.last_seq }) },
              { type: "noteRecord", params: ({ event }) => ({ attempt: event.output }) },
            ],
          },
          {
            guard: { type: "isBehind", params: ({ event }) => ({ attempt: event.output }) },
            target: "agreed",
            actions: [
              { type: "notifyRecord", params: ({ event }) => ({ lastSeq: event.output.last_seq }) },
              { type: "noteRecord", params: ({ event }) => ({ attempt: event.output }) },
            ],
          },
          {
            target: "agreed",
            actions: { type: "noteRecord", params: ({ event }) => ({ attempt: event.output }) },
          },
        ],
        onError: "agreed",
      },
    },
    elsewhere: {
      description: "The server is in another section, for instance after a restore; the attempt resumes there.",
      always: [
        {
          guard: "isDelivering",
          target: "#sitting.left",
          actions: { type: "noteOutcome", params: { outcome: { kind: "resume" } } },
        },
        { target: "agreed" },
      ],
    },
  },
});
