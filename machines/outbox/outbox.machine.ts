import { assign, emit, enqueueActions, setup } from "xstate";
import { pick } from "../support/pick";
import { unprovided } from "../support/unprovided";
import type { KeptWork } from "./operation";
import type { OutboxContext, OutboxEvent, OutboxNews } from "./outbox-facts";
import type { QueueEvent, QueueReport } from "./queue-facts";
import { queueMachine } from "./queue.machine";

const storageRetryMs = 5_000;

interface ForQueue {
  readonly attemptId: string;
  readonly event: QueueEvent;
}

/**
 * What this device still owes the server, for every sitting of the person who is there. It lives as long as the
 * application and outlives every sitting: what an earlier window left is sent whether or not its test is opened again.
 */
export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    emitted: {} as OutboxNews,
    tags: {} as "busy" | "settled",
  },
  actors: {
    restoreWork: unprovided<KeptWork, { person: string }>("restoreWork"),
    queue: queueMachine,
  },
  guards: {
    isSamePerson: ({ context }, { person }: { person: string }) => context.person === person,
    isAnotherPerson: ({ context }, { person }: { person: string }) => context.person !== person,
  },
  actions: {
    notePerson: assign((_, { person }: { person: string }) => ({ person })),
    /** Another person's queues go from memory; what they hold stays on the device. */
    dropQueues: enqueueActions(({ context, enqueue }) => {
      for (const attemptId of context.attemptIds) enqueue.stopChild(attemptId);
      enqueue.assign({ attemptIds: [], choices: {}, isKeeping: null });
    }),
    openQueues: enqueueActions(({ context, enqueue }, { work }: { work: KeptWork }) => {
      const { operations, choices, isKeeping } = work;
      const found = [...new Set(operations.map(({ attemptId }) => attemptId))];
      for (const attemptId of found) {
        const stored = operations.filter((one) => one.attemptId === attemptId);
        if (context.attemptIds.includes(attemptId)) enqueue.sendTo(attemptId, { type: "work.restored", stored });
        else enqueue.spawnChild("queue", { id: attemptId, input: { attemptId, person: context.person ?? "", stored } });
      }
      enqueue.assign({
        attemptIds: [...new Set([...context.attemptIds, ...found])],
        choices: { ...choices, ...context.choices },
        isKeeping,
      });
    }),
    noteUnkept: assign({ isKeeping: false }),
    /** A sitting that has no queue yet gets one with its first word. */
    tellQueue: enqueueActions(({ context, enqueue }, { attemptId, event }: ForQueue) => {
      if (!context.attemptIds.includes(attemptId)) {
        enqueue.spawnChild("queue", { id: attemptId, input: { attemptId, person: context.person ?? "", stored: [] } });
        enqueue.assign({ attemptIds: [...context.attemptIds, attemptId] });
      }
      enqueue.sendTo(attemptId, event);
    }),
    tellAll: enqueueActions(({ context, enqueue }, { event }: { event: QueueEvent }) => {
      for (const attemptId of context.attemptIds) enqueue.sendTo(attemptId, event);
    }),
    tellNews: emit((_, { news }: { news: QueueReport }) => news),
  },
  delays: { storageRetry: storageRetryMs },
}).createMachine({
  id: "outbox",
  context: { person: null, attemptIds: [], choices: {}, isKeeping: null },
  initial: "absent",
  on: {
    "operation.made": {
      actions: {
        type: "tellQueue",
        params: ({ event: { attemptId, operation, gatherMs } }) => ({
          attemptId,
          event: { type: "operation.made", operation, gatherMs },
        }),
      },
    },
    "choice.made": {
      actions: {
        type: "tellQueue",
        params: ({ event: { attemptId, choice } }) => ({ attemptId, event: { type: "choice.made", choice } }),
      },
    },
    "hold.given": {
      actions: {
        type: "tellQueue",
        params: ({ event: { attemptId, hold } }) => ({ attemptId, event: { type: "hold.given", hold } }),
      },
    },
    "flush.requested": {
      actions: {
        type: "tellQueue",
        params: ({ event: { attemptId } }) => ({ attemptId, event: { type: "flush.requested" } }),
      },
    },
    "record.told": {
      actions: {
        type: "tellQueue",
        params: ({ event: { attemptId, lastSeq } }) => ({ attemptId, event: { type: "record.told", lastSeq } }),
      },
    },
    "attempt.closed": {
      actions: {
        type: "tellQueue",
        params: ({ event: { attemptId } }) => ({ attemptId, event: { type: "attempt.closed" } }),
      },
    },
    "flush.wanted": { actions: { type: "tellAll", params: { event: { type: "flush.requested" } } } },
    "connection.restored": { actions: { type: "tellAll", params: { event: { type: "connection.restored" } } } },
    "storage.lost": { actions: { type: "tellAll", params: { event: { type: "storage.lost" } } } },
    "operation.delivered": { actions: { type: "tellNews", params: ({ event }) => ({ news: event }) } },
    "operation.refused": { actions: { type: "tellNews", params: ({ event }) => ({ news: event }) } },
    "queue.emptied": { actions: { type: "tellNews", params: ({ event }) => ({ news: event }) } },
    "queue.sealed": { actions: { type: "tellNews", params: ({ event }) => ({ news: event }) } },
  },
  states: {
    absent: {
      description: "Nobody is signed in: what is kept stays, and nothing is sent.",
      tags: "settled",
      on: {
        "person.arrived": [
          {
            guard: { type: "isSamePerson", params: pick("person") },
            target: "present",
            actions: { type: "tellAll", params: { event: { type: "person.returned" } } },
          },
          { target: "present", actions: ["dropQueues", { type: "notePerson", params: pick("person") }] },
        ],
      },
    },
    present: {
      initial: "restoring",
      on: {
        "person.left": {
          target: "absent",
          actions: { type: "tellAll", params: { event: { type: "person.left" } } },
        },
        "person.arrived": {
          guard: { type: "isAnotherPerson", params: pick("person") },
          target: "present",
          reenter: true,
          actions: ["dropQueues", { type: "notePerson", params: pick("person") }],
        },
      },
      states: {
        restoring: {
          description: "What earlier windows left on this device is looked up; what is new is taken all the same.",
          tags: "busy",
          invoke: {
            id: "restoreWork",
            src: "restoreWork",
            input: ({ context }) => ({ person: context.person ?? "" }),
            onDone: {
              target: "open",
              actions: { type: "openQueues", params: ({ event }) => ({ work: event.output }) },
            },
            onError: { target: "unreadable", actions: "noteUnkept" },
          },
        },
        open: { description: "Every sitting that has something to send has its queue.", tags: "settled" },
        unreadable: {
          description: "The device's storage does not answer; it is asked again.",
          tags: "settled",
          after: { storageRetry: "restoring" },
        },
      },
    },
  },
});
