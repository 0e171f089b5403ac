import type { PendingChoice, Lease, Lane, Operation } from "./operation";
import type { QueueEvent, QueueReport } from "./queue-facts";

export interface OutboxContext {
  /** Whose work is kept and sent; null: nobody has been here yet. */
  readonly person: string | null;
  /** Nobody is signed in now. */
  readonly isAway: boolean;
  /** The queues, each a child of this name, with whose they are. */
  readonly owners: Readonly<Record<string, string>>;
  /** The last choice of each sitting, also where an earlier window left it. */
  readonly choices: Readonly<Record<string, PendingChoice>>;
  /** This device keeps what it is given; null: not asked yet. */
  readonly isKeeping: boolean | null;
}

/** The name of a sitting's queue: that of its answers has the sitting's own. */
export const queueNameOf = (attemptId: string, lane: Lane): string =>
  lane === "answers" ? attemptId : `${attemptId}/${lane}`;

const toolsConcerns: readonly QueueEvent["type"][] = [
  "lease.given",
  "stage.entered",
  "flush.requested",
  "attempt.closed",
];

/** Whether what a sitting tells its answers' queue is for that of its tools as well. */
export const concernsTools = ({ type }: QueueEvent): boolean => toolsConcerns.includes(type);

/** The choices of all sittings but this one. */
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
  /** A field is left, or the page hidden: what is gathered goes now. */
  | { readonly type: "flush.wanted" }
  /** The network is back, or, with `isAnswered`, the server has just answered a heartbeat. */
  | { readonly type: "connection.restored"; readonly isAnswered?: boolean }
  /** The browser has taken the database away, and perhaps cleared it. */
  | { readonly type: "storage.lost" }
  | QueueReport;

/** What the outbox tells whoever listens. */
export type OutboxEmittedEvent = QueueReport;
