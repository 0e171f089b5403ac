import { isPassing, type Fault } from "../support/fault";
import { replaces, sameSlot, type Operation, type StorageWork, type StoredOperation } from "./operation";
import type { QueueContext, Refused, Unsent, Waiting } from "./queue-facts";

/** Tries that the server left without an answer, although it was there: no more are waited for at the end. */
export const mostUnanswered = 4;
/** Two failures in a row are the server's, not one operation's: then everything pauses. */
const failuresBeforePause = 2;

const stored = (attemptId: string, operation: Operation): StoredOperation => ({
  attemptId,
  operation,
  standing: { state: "waiting" },
});

const speaksOf = (work: StorageWork, key: string): boolean => work.type === "keep" && work.stored.operation.key === key;

/** The list of what is to be written, with one more; the first entry may be under way and is left as it is. */
export function withWork(list: readonly StorageWork[], work: StorageWork): readonly StorageWork[] {
  const [first, ...rest] = list;
  if (first === undefined) return [work];
  const isNeedless = (one: StorageWork): boolean => {
    if (work.type === "choose") return one.type === "choose";
    if (work.type !== "keep") return false;
    return speaksOf(one, work.stored.operation.key) || work.replaces.some((key) => speaksOf(one, key));
  };
  return [first, ...rest.filter((one) => !isNeedless(one)), work];
}

/** The queue after one more operation: it takes the place of unsent ones that it makes needless. */
export function withOperation(
  { attemptId, waiting, inFlight, storageWork }: QueueContext,
  operation: Operation,
): Pick<QueueContext, "waiting" | "storageWork"> {
  const needless = waiting.filter(
    ({ operation: before }) => before.key !== inFlight && (replaces(operation, before) || before.key === operation.key),
  );
  return {
    waiting: [...waiting.filter((one) => !needless.includes(one)), { operation, isStored: false, unanswered: 0 }],
    storageWork: withWork(storageWork, {
      type: "keep",
      stored: stored(attemptId, operation),
      replaces: needless.map((one) => one.operation.key).filter((key) => key !== operation.key),
    }),
  };
}

/** The queue after the server has taken the operation under way. */
export function withConfirmed(
  { attemptId, waiting, confirmed, storageWork }: QueueContext,
  operation: Operation,
  seq: number,
): Pick<QueueContext, "waiting" | "confirmed" | "storageWork"> {
  const needless = confirmed.filter((one) => sameSlot(one.operation, operation) && one.seq < seq);
  return {
    waiting: waiting.filter((one) => one.operation.key !== operation.key),
    confirmed: [...confirmed.filter((one) => !needless.includes(one)), { operation, seq }],
    storageWork: withWork(storageWork, {
      type: "keep",
      stored: { attemptId, operation, standing: { state: "confirmed", seq } },
      replaces: needless.map((one) => one.operation.key),
    }),
  };
}

/** The queue after the server has refused the operation under way. */
export const withRefused = (
  { attemptId, waiting, refused, storageWork }: QueueContext,
  { operation, fault }: Refused,
): Pick<QueueContext, "waiting" | "refused" | "storageWork"> => ({
  waiting: waiting.filter((one) => one.operation.key !== operation.key),
  refused: [...refused, { operation, fault }],
  storageWork: withWork(storageWork, {
    type: "keep",
    stored: { attemptId, operation, standing: { state: "refused", fault } },
    replaces: [],
  }),
});

/** What was found on the device, joined with what is known already. */
export function withRestored(
  context: Pick<QueueContext, "waiting" | "confirmed" | "refused">,
  found: readonly StoredOperation[],
): Pick<QueueContext, "waiting" | "confirmed" | "refused"> {
  const known = new Set([...context.waiting, ...context.confirmed, ...context.refused].map((one) => one.operation.key));
  const fresh = found.filter(({ operation }) => !known.has(operation.key));
  const waiting = fresh.flatMap(({ operation, standing }) =>
    standing.state === "waiting" ? [{ operation, isStored: true, unanswered: 0 }] : [],
  );
  return {
    waiting: [...waiting, ...context.waiting],
    confirmed: [
      ...context.confirmed,
      ...fresh.flatMap(({ operation, standing }) =>
        standing.state === "confirmed" ? [{ operation, seq: standing.seq }] : [],
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

/** What was written down is on disk. */
export const withWritten = ({ waiting, storageWork }: QueueContext): Pick<QueueContext, "waiting" | "storageWork"> => {
  const [done, ...rest] = storageWork;
  const key = done?.type === "keep" ? done.stored.operation.key : null;
  return {
    storageWork: rest,
    waiting: waiting.map((one) => (one.operation.key === key ? { ...one, isStored: true } : one)),
  };
};

/** All that this window holds is written down once more: what was on disk is perhaps gone. */
export const withUnstored = ({
  attemptId,
  waiting,
  confirmed,
  refused,
  storageWork,
}: QueueContext): Pick<QueueContext, "waiting" | "storageWork"> => {
  const all: readonly StoredOperation[] = [
    ...confirmed.map(({ operation, seq }) => ({
      attemptId,
      operation,
      standing: { state: "confirmed", seq } as const,
    })),
    ...refused.map(({ operation, fault }) => ({
      attemptId,
      operation,
      standing: { state: "refused", fault } as const,
    })),
    ...waiting.map(({ operation }) => stored(attemptId, operation)),
  ];
  return {
    waiting: waiting.map((one) => ({ ...one, isStored: false })),
    storageWork: all.reduce<readonly StorageWork[]>(
      (list, one) => withWork(list, { type: "keep", stored: one, replaces: [] }),
      storageWork,
    ),
  };
};

/** A server that was restored from a backup lacks these: they wait again, in the order in which it had them. */
export function withLost(
  { waiting, confirmed }: QueueContext,
  lastSeq: number,
): Pick<QueueContext, "waiting" | "confirmed"> {
  const lost = confirmed.filter(({ seq }) => seq > lastSeq).toSorted((one, other) => one.seq - other.seq);
  return {
    waiting: [...lost.map(({ operation }) => ({ operation, isStored: true, unanswered: 0 })), ...waiting],
    confirmed: confirmed.filter(({ seq }) => seq <= lastSeq),
  };
}

/** The operation to send next: the oldest that was not tried since the last pause. */
export const nextOf = ({ waiting, tried }: QueueContext): Operation | null =>
  waiting.find(({ operation }) => !tried.includes(operation.key))?.operation ?? null;

/** One operation that fails keeps no other waiting longer than one try. */
export const maySendOn = (context: QueueContext): boolean =>
  nextOf(context) !== null && context.failures < failuresBeforePause;

const isStuck = ({ unanswered }: Waiting): boolean => unanswered >= mostUnanswered;

/**
 * Nothing waits but what the server, though it was there, had no answer to, and marks for review that were tried in
 * vain: the address of marks may be blocked where that of answers is not.
 */
export const isDrained = ({ waiting, tried }: QueueContext): boolean =>
  waiting.every((one) => isStuck(one) || (one.operation.kind === "check" && tried.includes(one.operation.key)));

/** A refusal that a later answer to the same item has made good. */
const isMadeGood = ({ operation }: Refused, { confirmed, waiting }: QueueContext): boolean =>
  [...confirmed, ...waiting].some(
    ({ operation: later }) => sameSlot(later, operation) && later.revision > operation.revision,
  );

/** Refused operations that nothing later has made good. */
export const openRefusals = (context: QueueContext): readonly Refused[] =>
  context.refused.filter((one) => !isMadeGood(one, context));

export const unsentOf = (context: QueueContext): readonly Unsent[] => [
  ...openRefusals(context),
  ...context.waiting.map(({ operation }) => ({ operation, fault: context.fault })),
];

/** The server was reached and spoke, but not to the point (a failure of its own with this operation). */
export const isLeftUnanswered = (fault: Fault): boolean =>
  typeof fault.code === "number" && isPassing(fault) && "status" in fault && fault.status === 500;

/** Notes a failed try of the operation under way. */
export const withFailure = (
  { waiting, inFlight, tried, failures }: QueueContext,
  fault: Fault,
): Pick<QueueContext, "waiting" | "tried" | "failures" | "fault" | "inFlight"> => ({
  waiting: waiting.map((one) =>
    one.operation.key === inFlight && isLeftUnanswered(fault) ? { ...one, unanswered: one.unanswered + 1 } : one,
  ),
  tried: inFlight === null ? tried : [...tried, inFlight],
  failures: failures + 1,
  fault,
  inFlight: null,
});
