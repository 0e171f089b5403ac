import { askedWaitMs, type Fault } from "../support/fault";
import {
  isOfTools,
  makesGood,
  replaces,
  type Delivery,
  type Operation,
  type StorageWork,
  type StoredOperation,
} from "./operation";
import type { Confirmed, QueueContext, Refused } from "./queue-facts";
import { isOperationDue, isPostponed, withInherited, withTried } from "./queue-paced";

/** Two failures in a row point to the server and not to one operation, so all sending pauses. */
const failuresBeforePause = 2;

type Keep = Extract<StorageWork, { type: "keep" }>;
type Queued = Pick<QueueContext, "waiting" | "storageWork">;

const waitingRow = (attemptId: string, operation: Operation): StoredOperation => ({
  attemptId,
  operation,
  standing: { state: "waiting" },
});

/** Whether `next` makes writing `before` redundant. */
const outdates = (next: StorageWork, before: StorageWork): boolean =>
  next.type === "keep"
    ? before.type === "keep" && [next.stored.operation.key, ...next.replaces].includes(before.stored.operation.key)
    : next.type === "choose" && before.type === "choose";

/** A change that makes others redundant also removes the operations that they would have removed. */
const inheriting = (work: StorageWork, outdated: readonly StorageWork[]): StorageWork => {
  if (work.type !== "keep") return work;
  const keeps = outdated.filter((one): one is Keep => one.type === "keep");
  const needless = new Set([...work.replaces, ...keeps.flatMap((one) => one.replaces)]);
  needless.delete(work.stored.operation.key);
  return { ...work, replaces: [...needless] };
};

/** The list of pending writes with one more; the first entry may be in progress and stays as it is. */
export function withWork(list: readonly StorageWork[], work: StorageWork): readonly StorageWork[] {
  const [first, ...rest] = list;
  if (first === undefined) return [work];
  const outdated = rest.filter((one) => outdates(work, one));
  return [first, ...rest.filter((one) => !outdated.includes(one)), inheriting(work, outdated)];
}

/**
 * The list after its first entry could not be written: that entry moves to the end, so that it does not block the
 * others.
 */
export function withUnwritten(list: readonly StorageWork[]): readonly StorageWork[] {
  const [failed, ...rest] = list;
  if (failed === undefined) return list;
  const later = rest.find((one) => outdates(one, failed));
  if (later === undefined) return [...rest, failed];
  return rest.map((one) => (one === later ? inheriting(later, [failed]) : one));
}

const isKnown = ({ waiting, confirmed, refused }: QueueContext, key: string): boolean =>
  [...waiting, ...confirmed, ...refused].some(({ operation }) => operation.key === key);

/** The queue after one more operation, which replaces unsent ones that it makes redundant. */
export function withOperation(context: QueueContext, operation: Operation): Queued & Partial<QueueContext> {
  const { attemptId, waiting, inFlight, storageWork } = context;
  if (isKnown(context, operation.key)) return { waiting, storageWork };
  const needless = waiting.filter(({ operation: before }) => before.key !== inFlight && replaces(operation, before));
  return {
    waiting: [...waiting.filter((one) => !needless.includes(one)), { operation, isStored: false, unanswered: 0 }],
    storageWork: withWork(storageWork, {
      type: "keep",
      stored: waitingRow(attemptId, operation),
      replaces: needless.map((one) => one.operation.key),
    }),
    blocked: withInherited(context, operation),
  };
}

const isUnwritten = (list: readonly StorageWork[], { key }: Operation): boolean =>
  list.some((work) => work.type === "keep" && work.stored.operation.key === key);

/** Puts these back in front of the waiting operations, in the order in which the server had them. */
const withReturned = (
  { attemptId, waiting, storageWork }: Queued & Pick<QueueContext, "attemptId">,
  lost: readonly Confirmed[],
): Queued => {
  const inOrder = lost.toSorted((one, other) => one.seq - other.seq).map(({ operation }) => operation);
  return {
    waiting: [
      ...inOrder.map((operation) => ({ operation, isStored: !isUnwritten(storageWork, operation), unanswered: 0 })),
      ...waiting,
    ],
    storageWork: inOrder.reduce(
      (list, operation) => withWork(list, { type: "keep", stored: waitingRow(attemptId, operation), replaces: [] }),
      storageWork,
    ),
  };
};

/**
 * The queue after the server has accepted the operation in flight. Confirmed operations with the same or a later row of
 * the log are sent again, because a server restored from a backup numbers those rows anew. A later row with a later
 * `savedAt` stays confirmed: the reply then repeats the one to an earlier try, which was lost. Row 0 means that the
 * server did not report a row.
 */
export function withConfirmed(
  { attemptId, waiting, confirmed, storageWork }: QueueContext,
  operation: Operation,
  { seq, savedAt }: Pick<Delivery, "seq" | "savedAt">,
): Queued & Pick<QueueContext, "confirmed"> {
  const needless = confirmed.filter((one) => replaces(operation, one.operation));
  const kept = confirmed.filter((one) => !needless.includes(one));
  const isLost = (one: Confirmed): boolean =>
    seq > 0 && one.seq >= seq && (one.seq === seq || (one.savedAt ?? -Infinity) < savedAt);
  const written = withWork(storageWork, {
    type: "keep",
    stored: { attemptId, operation, standing: { state: "confirmed", seq, savedAt } },
    replaces: needless.map((one) => one.operation.key),
  });
  return {
    confirmed: [...kept.filter((one) => !isLost(one)), { operation, seq, savedAt }],
    ...withReturned(
      { attemptId, waiting: waiting.filter((one) => one.operation.key !== operation.key), storageWork: written },
      kept.filter(isLost),
    ),
  };
}

/**
 * The queue after the server has refused the operation in flight. Of tools' contents only the last refusal is stored.
 */
export function withRefused(
  { attemptId, waiting, refused, storageWork }: QueueContext,
  { operation, fault }: Refused,
): Queued & Pick<QueueContext, "refused"> {
  const needless = refused.filter((one) => isOfTools(operation) && makesGood(operation, one.operation));
  return {
    waiting: waiting.filter((one) => one.operation.key !== operation.key),
    refused: [...refused.filter((one) => !needless.includes(one)), { operation, fault }],
    storageWork: withWork(storageWork, {
      type: "keep",
      stored: { attemptId, operation, standing: { state: "refused", fault } },
      replaces: needless.map((one) => one.operation.key),
    }),
  };
}

/** The operations found on the device, merged with those already known. */
export function withRestored(
  context: Pick<QueueContext, "waiting" | "confirmed" | "refused" | "storageWork">,
  found: readonly StoredOperation[],
): Pick<QueueContext, "waiting" | "confirmed" | "refused"> {
  const { storageWork } = context;
  const known = new Set([...context.waiting, ...context.confirmed, ...context.refused].map((one) => one.operation.key));
  for (const work of storageWork) if (work.type === "keep") for (const key of work.replaces) known.add(key);
  const fresh = found.filter(({ operation }) => !known.has(operation.key));
  const waiting = fresh.flatMap(({ operation, standing }) =>
    standing.state === "waiting" ? [{ operation, isStored: true, unanswered: 0 }] : [],
  );
  return {
    waiting: [...waiting, ...context.waiting],
    confirmed: [
      ...context.confirmed,
      ...fresh.flatMap(({ operation, standing }) =>
        standing.state === "confirmed" ? [{ operation, seq: standing.seq, savedAt: standing.savedAt }] : [],
      ),
    ],
    refused: [
      ...context.refused,
      ...fresh.flatMap(({ operation, standing }) =>
        standing.state === "refused" ? [{ operation, fault: standing.fault }] : [],
      ),
    ],
  };
}

/** The queue after the first pending write has reached the disk. */
export const withStored = ({ waiting, storageWork }: QueueContext): Queued => {
  const [done, ...rest] = storageWork;
  const key = done?.type === "keep" ? done.stored.operation.key : null;
  return {
    storageWork: rest,
    waiting: waiting.map((one) => (one.operation.key === key ? { ...one, isStored: true } : one)),
  };
};

/** Writes all operations of this window to the disk once more, because its contents may be gone. */
export const withUnstored = ({ attemptId, waiting, confirmed, refused, storageWork }: QueueContext): Queued => {
  const rows: readonly StoredOperation[] = [
    ...confirmed.map(({ operation, seq, savedAt }) => ({
      attemptId,
      operation,
      standing: { state: "confirmed", seq, savedAt } as const,
    })),
    ...refused.map(({ operation, fault }) => ({
      attemptId,
      operation,
      standing: { state: "refused", fault } as const,
    })),
    ...waiting.map(({ operation }) => waitingRow(attemptId, operation)),
  ];
  return {
    waiting: waiting.map((one) => ({ ...one, isStored: false })),
    storageWork: rows.reduce((list, stored) => withWork(list, { type: "keep", stored, replaces: [] }), storageWork),
  };
};

/** Sends again the operations that a server restored from a backup lacks. */
export const withLost = (
  { attemptId, waiting, confirmed, storageWork }: QueueContext,
  lastSeq: number,
): Queued & Pick<QueueContext, "confirmed"> => ({
  confirmed: confirmed.filter(({ seq }) => seq <= lastSeq),
  ...withReturned(
    { attemptId, waiting, storageWork },
    confirmed.filter(({ seq }) => seq > lastSeq),
  ),
});

/** The operation to send next: the oldest that is due and was not tried since the last pause; null: none. */
export const nextOf = (context: QueueContext): Operation | null =>
  context.waiting.find(({ operation }) => isOperationDue(context, operation) && !context.tried.includes(operation.key))
    ?.operation ?? null;

/** Whether anything can be sent after the pause. */
export const hasDue = (context: QueueContext): boolean => nextOf({ ...context, tried: [] }) !== null;

/** Whether any operation waits for more than its section. */
export const hasSendable = (context: QueueContext): boolean =>
  context.waiting.some(({ operation }) => !isPostponed(context, operation));

/**
 * Whether the next operation may be sent now. A failing operation delays the others by one try only, unless the server
 * asked the client to wait.
 */
export const maySendOn = (context: QueueContext): boolean =>
  nextOf(context) !== null && context.failures < failuresBeforePause && askedWaitMs(context.fault) === 0;

/**
 * The server replied with an error (500). For a review mark any failure counts, because it is not worth a longer wait.
 */
const isLeftUnanswered = ({ kind }: Operation, fault: Fault): boolean =>
  kind === "check" || (typeof fault.code === "number" && fault.status === 500);

/**
 * Notes a failed try of the operation in flight. The failure of a blocked operation does not count as a failure of the
 * connection.
 */
export const withFailure = (
  context: QueueContext,
  fault: Fault,
): Pick<QueueContext, "waiting" | "tried" | "failures" | "fault" | "inFlight" | "blocked"> => {
  const { waiting, inFlight, tried, failures } = context;
  const blocked = inFlight === null ? context.blocked : withTried(context, inFlight, fault);
  const isAlone = inFlight !== null && blocked[inFlight]?.isProven === true;
  return {
    waiting: waiting.map((one) =>
      one.operation.key === inFlight && isLeftUnanswered(one.operation, fault)
        ? { ...one, unanswered: one.unanswered + 1 }
        : one,
    ),
    tried: inFlight === null ? tried : [...tried, inFlight],
    failures: isAlone ? 0 : failures + 1,
    fault: isAlone ? null : fault,
    inFlight: null,
    blocked,
  };
};
