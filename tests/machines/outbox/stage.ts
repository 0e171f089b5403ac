import { createActor, createMachine, fromPromise, SimulatedClock, type AnyEventObject } from "xstate";
import type { Delivery, Operation, StorageWork, StoredOperation } from "../../../machines/outbox/operation";
import type { QueueActor } from "../../../machines/outbox/outbox.selectors";
import type { QueueEvent, QueueInput, QueueReport } from "../../../machines/outbox/queue-facts";
import { queueMachine } from "../../../machines/outbox/queue.machine";
import { input } from "./queue-samples";

export const settle = () => new Promise((resolve) => setImmediate(resolve));

/** The rows of a device's storage by their key, as its store keeps them. */
export const makeDisk = () => {
  const rows = new Map<string, StoredOperation>();
  const write = (work: StorageWork): void => {
    if (work.type !== "keep") return;
    rows.set(work.stored.operation.key, work.stored);
    for (const key of work.replaces) rows.delete(key);
  };
  return { rows, write };
};

interface Scene {
  readonly changes?: Partial<QueueInput>;
  readonly deliver: (operation: Operation) => Promise<Delivery>;
  readonly write?: (work: StorageWork) => Promise<void>;
}

/** A running queue, with a server and a storage that the test controls. */
export const play = ({ changes, deliver, write = () => Promise.resolve() }: Scene) => {
  const clock = new SimulatedClock();
  const reports: QueueReport[] = [];
  const subject = queueMachine.provide({
    actors: {
      deliver: fromPromise(({ input: { operation } }) => deliver(operation)),
      writeWork: fromPromise(({ input: { work } }) => write(work)),
    },
  });
  const host = createActor(
    createMachine({
      invoke: { id: "queue", src: subject, input: { ...input, ...changes } },
      on: { "*": { actions: ({ event }) => void reports.push(event as AnyEventObject as QueueReport) } },
    }),
    { clock },
  ).start();
  const actor = host.getSnapshot().children["queue"] as unknown as QueueActor;
  return {
    clock,
    reports,
    stop: () => host.stop(),
    context: () => actor.getSnapshot().context,
    at: (place: "empty" | "waiting" | "delivering" | "sealed") => actor.getSnapshot().matches({ sending: place }),
    tell: async (event: QueueEvent) => {
      actor.send(event);
      await settle();
    },
    make: async (operation: Operation, gatherMs = 0) => {
      actor.send({ type: "operation.made", operation, gatherMs });
      await settle();
    },
    pass: async (ms: number) => {
      clock.increment(ms);
      await settle();
    },
  };
};
