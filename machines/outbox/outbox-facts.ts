import type { PendingChoice, Lease, Lane, Operation } from "./operation";
import type { QueueEvent, QueueReport } from "./queue-facts";

export interface OutboxContext {
  /** The person whose work is stored and sent; null: no person has signed in yet. */
  readonly person: string | null;
  /** True while no person is signed in. */
  readonly isAway: boolean;
  /** Names of the queues, each a child actor of that name, with the person whose work it is. */
  readonly owners: Readonly<Record<string, string>>;
  /** The last choice in each attempt, including choices made in an earlier window. */
  readonly choices: Readonly<Record<string, PendingChoice>>;
  /** This device can store work; null: not known yet. */
  readonly isKeeping: boolean | null;
}

/** The name of a queue of an attempt; the answers' queue is named by the attempt's id alone. */
export const queueNameOf = (attemptId: string, lane: Lane): string =>
  lane === "answers" ? attemptId : `${attemptId}/${lane}`;

const toolsConcerns: readonly QueueEvent["type"][] = [
  "lease.given",
  "stage.entered",
  "flush.requested",
  "attempt.closed",
];

/** Whether an event for the answers' queue also goes to the tools' queue. */
export const concernsTools = ({ type }: QueueEvent): boolean => toolsConcerns.includes(type);

/** The choices of all attempts except this one. */
export const withoutChoice = ({ choices }: OutboxContext, attemptId: string): OutboxContext["choices"] => {
  const { [attemptId]: _gone, ...others } = choices;
  return others;
};

interface OfAttempt {
  readonly attemptId: string;
}

export type OutboxEvent =
  | { readonly type: "person.arrived"; readonly person: string }
  | { readonly type: "person.left" }
  | (OfAttempt & { readonly type: "operation.made"; readonly operation: Operation; readonly gatherMs: number })
  | (OfAttempt & { readonly type: "choice.made"; readonly choice: PendingChoice })
  | (OfAttempt & { readonly type: "lease.given"; readonly lease: Lease })
  | (OfAttempt & { readonly type: "stage.entered" })
  | (OfAttempt & { readonly type: "flush.requested" })
  | (OfAttempt & { readonly type: "rest.excused" })
  | (OfAttempt & { readonly type: "record.told"; readonly lastSeq: number })
  | (OfAttempt & { readonly type: "attempt.closed" })
  /** The student left a field, or the page was hidden: gathered changes are sent now. */
  | { readonly type: "flush.wanted" }
  /** The network is back; with `isAnswered`, the server has just answered a heartbeat. */
  | { readonly type: "connection.restored"; readonly isAnswered?: boolean }
  /** The browser has closed the database, and may have cleared it. */
  | { readonly type: "storage.lost" }
  | QueueReport;

/** The events that the outbox emits. */
export type OutboxEmittedEvent = QueueReport;
