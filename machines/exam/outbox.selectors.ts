import type { SnapshotFrom } from "xstate";
import type { outboxMachine } from "./outbox.machine";

type OutboxSnapshot = SnapshotFrom<typeof outboxMachine>;

/** Operations that the server has not confirmed. */
export const selectPending = ({ context }: OutboxSnapshot): number => context.drafts.length + context.queue.length;

/** The last try did not reach the server. */
export const isUnreached = (outbox: OutboxSnapshot): boolean => outbox.hasTag("offline");

export const isDurable = ({ context }: OutboxSnapshot): boolean => context.isDurable;

/** When the server last confirmed an operation (epoch ms). */
export const selectSavedAt = ({ context }: OutboxSnapshot): number | null => context.savedAt;
