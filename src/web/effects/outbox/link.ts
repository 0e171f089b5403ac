import { v7 as uuidv7 } from "uuid";
import type { ActorRefFrom, EventObject } from "xstate";
import type { OutboxReport, OutboxRequest } from "../../../../machines/exam/sitting-facts";
import {
  isWork,
  type SittingDraft,
  type Lease,
  type Lane,
  type Operation,
} from "../../../../machines/outbox/operation";
import type { outboxMachine } from "../../../../machines/outbox/outbox.machine";
import type { ServerClock } from "../device/server-clock";

/** Milliseconds for which changes of tool state are gathered, since they come with every letter of a note. */
const toolGatherMs = 1_500;

/** Milliseconds for which the longest text is gathered. */
const mostGatherMs = 10_000;

/** How long changes are gathered; for a longer text a millisecond a character, since it is sent as a whole. */
const gatherMsOf = (draft: SittingDraft, usualMs: number): number => {
  if (draft.kind === "tools") return toolGatherMs;
  if (draft.kind !== "answer" || draft.answer?.type !== "extended_text") return usualMs;
  return Math.max(usualMs, Math.min(mostGatherMs, draft.answer.text.length));
};

export type OutboxActor = ActorRefFrom<typeof outboxMachine>;

export interface LinkDependencies {
  readonly outbox: OutboxActor;
  readonly clock: ServerClock;
  readonly newKey?: () => string;
}

/** The attempt of a link, with the lease under which it writes. */
export interface LinkedSitting extends Lease {
  readonly attemptId: string;
  readonly gatherMs: number;
}

type Send = (report: OutboxReport) => void;
type Receive = (listener: (request: OutboxRequest) => void) => void;

/**
 * Connects a sitting with the outbox of the device: stamps its drafts with key and time immediately, passes them on,
 * and reports their outcome. Returns a function that disconnects them; the queue goes on.
 */
export const linkOutbox = (
  { outbox, clock, newKey = uuidv7 }: LinkDependencies,
  { attemptId, gatherMs, lease, epoch }: LinkedSitting,
  send: Send,
  receive: Receive,
): (() => void) => {
  const stamped = (draft: SittingDraft, dueAt: number | null): Operation => {
    const madeAt = clock.now();
    return { ...draft, lease, epoch, key: newKey(), madeAt, isLate: dueAt !== null && madeAt > dueAt };
  };
  const own =
    <News extends { readonly attemptId: string; readonly lane: Lane }>(tell: (news: News) => void) =>
    (news: News) => {
      if (news.attemptId === attemptId && news.lane === "answers") tell(news);
    };
  const subscriptions = [
    outbox.on(
      "operation.delivered",
      own(({ operation, delivery }) => {
        if (isWork(operation)) send({ type: "outbox.delivered", operation, delivery });
      }),
    ),
    outbox.on(
      "operation.refused",
      own(({ operation, fault }) => {
        if (isWork(operation)) send({ type: "outbox.refused", operation, fault });
      }),
    ),
    outbox.on(
      "operation.postponed",
      own(() => send({ type: "outbox.postponed" })),
    ),
    outbox.on(
      "queue.emptied",
      own(({ unsent }) => send({ type: "outbox.emptied", unsent })),
    ),
    outbox.on(
      "queue.sealed",
      own(() => send({ type: "outbox.sealed" })),
    ),
  ];
  receive((request) => {
    if (request.type === "operation.drafted")
      outbox.send({
        type: "operation.made",
        attemptId,
        operation: stamped(request.draft, request.dueAt),
        gatherMs: gatherMsOf(request.draft, gatherMs),
      });
    else if (request.type === "choice.made") outbox.send({ ...request, attemptId });
    else if (request.type === "record.told" || request.type === "rest.excused") outbox.send({ ...request, attemptId });
    else if (request.type === "stage.entered") outbox.send({ ...request, attemptId });
    else outbox.send({ type: "flush.requested", attemptId });
  });
  outbox.send({ type: "lease.given", attemptId, lease: { lease, epoch } });
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
};

/** The events that the machine sends to the link. */
export type LinkEvent = EventObject & OutboxRequest;
