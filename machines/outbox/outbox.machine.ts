import { assign, emit, enqueueActions, setup } from "xstate";
import { assertPresent } from "../support/assert-present";
import { pick } from "../support/pick";
import { unprovided } from "../support/unprovided";
import { laneOf, type PendingChoice, type StoredWork, type Operation, type StoredOperation } from "./operation";
import {
  concernsTools,
  queueNameOf,
  withoutChoice,
  type OutboxContext,
  type OutboxEvent,
  type OutboxEmittedEvent,
} from "./outbox-facts";
import type { QueueEvent, QueueReport } from "./queue-facts";
import { queueMachine } from "./queue.machine";

const storageRetryMs = 5_000;

interface ForQueue {
  readonly attemptId: string;
  readonly event: QueueEvent;
}

const leaving = { type: "notifyAll", params: { event: { type: "person.left" } } } as const;
const returning = { type: "notifyAll", params: { event: { type: "person.returned" } } } as const;
const arriving = [
  { type: "notePerson", params: ({ event }: { event: { person: string } }) => ({ person: event.person }) },
  returning,
] as const;

/**
 * All operations on this device that the server lacks, for every attempt of the person who is signed in. It lives as
 * long as the application and outlives every sitting: work of an earlier window is sent whether or not its test is
 * opened again.
 */
export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    emitted: {} as OutboxEmittedEvent,
    tags: {} as "busy" | "settled",
  },
  actors: {
    restoreWork: unprovided<StoredWork, { person: string }>("restoreWork"),
    queue: queueMachine,
  },
  guards: {
    isKept: (_, { work }: { work: StoredWork }) => work.isKeeping && work.isWhole,
    isAnotherPerson: ({ context }, { person }: { person: string }) => context.person !== person,
  },
  actions: {
    notePerson: assign(({ context }, { person }: { person: string }) => ({
      person,
      isAway: false,
      ...(context.person === person ? {} : { choices: {}, isKeeping: null }),
    })),
    noteLeaving: assign({ isAway: true }),
    openQueues: enqueueActions(({ context, enqueue }, { work }: { work: StoredWork }) => {
      const { operations, choices, isKeeping } = work;
      const person = context.person ?? "";
      const nameOf = ({ attemptId, operation }: StoredOperation) => queueNameOf(attemptId, laneOf(operation));
      const found = [...new Set(operations.map(nameOf))];
      for (const id of found) {
        const stored = operations.filter((one) => nameOf(one) === id);
        const { attemptId, operation } = assertPresent(stored[0], "stored");
        const input = { attemptId, lane: laneOf(operation), person, stored, isSealed: false };
        if (id in context.owners) enqueue.sendTo(id, { type: "work.restored", stored });
        else enqueue.spawnChild("queue", { id, input });
      }
      enqueue.assign({
        owners: { ...Object.fromEntries(found.map((id) => [id, person])), ...context.owners },
        choices: { ...choices, ...context.choices },
        isKeeping,
      });
    }),
    noteChoice: assign(({ context }, { attemptId, choice }: { attemptId: string; choice: PendingChoice }) => ({
      choices: { ...context.choices, [attemptId]: choice },
    })),
    /** An answer makes the choice before it obsolete. */
    noteMade: assign(({ context }, { attemptId, operation }: { attemptId: string; operation: Operation }) =>
      operation.kind === "answer" ? { choices: withoutChoice(context, attemptId) } : {},
    ),
    noteClosed: assign(({ context }, { attemptId }: { attemptId: string }) => ({
      choices: withoutChoice(context, attemptId),
    })),
    noteNotStored: assign({ isKeeping: false }),
    /** Creates the queue of an attempt at its first event, and the tools' queue at the first tools operation. */
    notifyQueue: enqueueActions(({ context, enqueue }, { attemptId, event }: ForQueue) => {
      const { owners, isAway } = context;
      const person = context.person ?? "";
      const lane = event.type === "operation.made" ? laneOf(event.operation) : "answers";
      const id = queueNameOf(attemptId, lane);
      if (!(id in owners)) {
        enqueue.spawnChild("queue", { id, input: { attemptId, lane, person, stored: [], isSealed: isAway } });
        enqueue.assign({ owners: { ...owners, [id]: person } });
      }
      enqueue.sendTo(id, event);
      const tools = queueNameOf(attemptId, "tools");
      if (concernsTools(event) && tools in owners) enqueue.sendTo(tools, event);
    }),
    /** Notifies all queues of the person who is signed in, or was last. */
    notifyAll: enqueueActions(({ context: { owners, person }, enqueue }, { event }: { event: QueueEvent }) => {
      for (const [attemptId, owner] of Object.entries(owners)) if (owner === person) enqueue.sendTo(attemptId, event);
    }),
    /** Stores the choices once more: the queues do not know choices that are not answers yet. */
    keepChoicesAgain: enqueueActions(({ context: { owners, person, choices }, enqueue }) => {
      for (const [attemptId, choice] of Object.entries(choices))
        if (owners[attemptId] === person) enqueue.sendTo(attemptId, { type: "choice.made", choice });
    }),
    tellNews: emit((_, { news }: { news: QueueReport }) => news),
  },
  delays: { storageRetry: storageRetryMs },
}).createMachine({
  id: "outbox",
  context: { person: null, isAway: true, owners: {}, choices: {}, isKeeping: null },
  initial: "absent",
  on: {
    "operation.made": {
      actions: [
        { type: "noteMade", params: pick("attemptId", "operation") },
        {
          type: "notifyQueue",
          params: ({ event: { attemptId, operation, gatherMs } }) => ({
            attemptId,
            event: { type: "operation.made", operation, gatherMs },
          }),
        },
      ],
    },
    "choice.made": {
      actions: [
        { type: "noteChoice", params: pick("attemptId", "choice") },
        {
          type: "notifyQueue",
          params: ({ event: { attemptId, choice } }) => ({ attemptId, event: { type: "choice.made", choice } }),
        },
      ],
    },
    "lease.given": {
      actions: {
        type: "notifyQueue",
        params: ({ event: { attemptId, lease } }) => ({ attemptId, event: { type: "lease.given", lease } }),
      },
    },
    "stage.entered": {
      actions: {
        type: "notifyQueue",
        params: ({ event: { attemptId } }) => ({ attemptId, event: { type: "stage.entered" } }),
      },
    },
    "flush.requested": {
      actions: {
        type: "notifyQueue",
        params: ({ event: { attemptId } }) => ({ attemptId, event: { type: "flush.requested" } }),
      },
    },
    "rest.excused": {
      actions: {
        type: "notifyQueue",
        params: ({ event: { attemptId } }) => ({ attemptId, event: { type: "rest.excused" } }),
      },
    },
    "record.told": {
      actions: {
        type: "notifyQueue",
        params: ({ event: { attemptId, lastSeq } }) => ({ attemptId, event: { type: "record.told", lastSeq } }),
      },
    },
    "attempt.closed": {
      actions: [
        { type: "noteClosed", params: pick("attemptId") },
        {
          type: "notifyQueue",
          params: ({ event: { attemptId } }) => ({ attemptId, event: { type: "attempt.closed" } }),
        },
      ],
    },
    "flush.wanted": { actions: { type: "notifyAll", params: { event: { type: "flush.requested" } } } },
    "connection.restored": { actions: { type: "notifyAll", params: ({ event }) => ({ event }) } },
    "storage.lost": {
      actions: [{ type: "notifyAll", params: { event: { type: "storage.lost" } } }, "keepChoicesAgain"],
    },
    "operation.delivered": { actions: { type: "tellNews", params: ({ event }) => ({ news: event }) } },
    "operation.refused": { actions: { type: "tellNews", params: ({ event }) => ({ news: event }) } },
    "operation.postponed": { actions: { type: "tellNews", params: ({ event }) => ({ news: event }) } },
    "operation.intercepted": { actions: { type: "tellNews", params: ({ event }) => ({ news: event }) } },
    "queue.emptied": { actions: { type: "tellNews", params: ({ event }) => ({ news: event }) } },
    "queue.sealed": { actions: { type: "tellNews", params: ({ event }) => ({ news: event }) } },
  },
  states: {
    absent: {
      description: "Signed out: stored and new operations stay on this device, and nothing is sent.",
      tags: "settled",
      on: {
        "person.arrived": { target: "present", actions: arriving },
      },
    },
    present: {
      initial: "restoring",
      on: {
        "person.left": { target: "absent", actions: [leaving, "noteLeaving"] },
        "person.arrived": [
          {
            description: "The queues of the other person remain unchanged and send nothing until that person is back.",
            guard: { type: "isAnotherPerson", params: pick("person") },
            target: "present",
            reenter: true,
            actions: [leaving, ...arriving],
          },
          { actions: returning },
        ],
      },
      states: {
        restoring: {
          description:
            "Operations stored by earlier windows are read from this device; new ones are accepted meanwhile.",
          tags: "busy",
          invoke: {
            id: "restoreWork",
            src: "restoreWork",
            input: ({ context }) => ({ person: context.person ?? "" }),
            onDone: [
              {
                guard: { type: "isKept", params: ({ event }) => ({ work: event.output }) },
                target: "open",
                actions: { type: "openQueues", params: ({ event }) => ({ work: event.output }) },
              },
              {
                target: "unreadable",
                actions: { type: "openQueues", params: ({ event }) => ({ work: event.output }) },
              },
            ],
            onError: { target: "unreadable", actions: "noteNotStored" },
          },
        },
        open: { description: "Each attempt with unsent operations has a queue.", tags: "settled" },
        unreadable: {
          description: "The device's storage fails or contains operations without a key; reading is repeated later.",
          tags: "settled",
          after: { storageRetry: "restoring" },
        },
      },
    },
  },
});
