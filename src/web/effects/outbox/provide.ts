import { outboxMachine } from "../../../../machines/outbox/outbox.machine";
import { queueMachine } from "../../../../machines/outbox/queue.machine";
import { effectActor } from "../effect-actor";
import type { Deliver } from "./deliver";
import type { DeviceStore } from "./store";

export interface OutboxDependencies {
  readonly store: DeviceStore;
  readonly deliver: Deliver;
}

/** The outbox machine with its effects provided. */
export const provideOutbox = ({ store, deliver }: OutboxDependencies) =>
  outboxMachine.provide({
    actors: {
      restoreWork: effectActor(async ({ person }) => {
        const { operations, choices, locked } = await store.restore(person);
        return { operations, choices, isKeeping: await store.probe(), isWhole: locked === 0 };
      }),
      queue: queueMachine.provide({
        actors: {
          writeWork: effectActor(({ person, work }) => store.write(person, work)),
          deliver: effectActor(deliver),
        },
      }),
    },
  });
