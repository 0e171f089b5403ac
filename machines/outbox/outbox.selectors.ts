import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { Lane } from "./operation";
import { queueNameOf } from "./outbox-facts";
import type { outboxMachine } from "./outbox.machine";
import type { queueMachine } from "./queue.machine";

export type OutboxSnapshot = SnapshotFrom<typeof outboxMachine>;
export type QueueActor = ActorRefFrom<typeof queueMachine>;

/** The queue of one sitting; undefined while it has sent nothing. */
export const selectQueue = (
  { children }: OutboxSnapshot,
  attemptId: string,
  lane: Lane = "answers",
): QueueActor | undefined => children[queueNameOf(attemptId, lane)] as QueueActor | undefined;

/** What earlier windows left has been looked up, or could not be. */
export const isRestored = (outbox: OutboxSnapshot): boolean => outbox.hasTag("settled");
/** This device keeps answers until they are sent; null: not known yet. */
export const selectIsKeeping = ({ context }: OutboxSnapshot): boolean | null => context.isKeeping;
