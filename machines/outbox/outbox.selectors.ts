import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { Lane } from "./operation";
import { queueNameOf } from "./outbox-facts";
import type { outboxMachine } from "./outbox.machine";
import type { queueMachine } from "./queue.machine";

export type OutboxSnapshot = SnapshotFrom<typeof outboxMachine>;
export type QueueActor = ActorRefFrom<typeof queueMachine>;

/** A queue of an attempt; undefined until it has received an event. */
export const selectQueue = (
  { children }: OutboxSnapshot,
  attemptId: string,
  lane: Lane = "answers",
): QueueActor | undefined => children[queueNameOf(attemptId, lane)] as QueueActor | undefined;

/** The stored work of earlier windows has been read, or could not be read. */
export const isRestored = (outbox: OutboxSnapshot): boolean => outbox.hasTag("settled");
/** This device stores answers until they are sent; null: not known yet. */
export const selectIsKeeping = ({ context }: OutboxSnapshot): boolean | null => context.isKeeping;
