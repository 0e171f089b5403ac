import { and, eq } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import { hashOfKey } from "../db/columns";
import type { Queries } from "../db/open";
import { attemptLog } from "../db/schema";
import type { LogResult } from "../db/shapes";
import { CallRefusal } from "../support/refusal";
import type { AttemptRow } from "./attempt";
import type { LeaseStanding } from "./lease";

type Payload = Readonly<Record<string, unknown>>;

/** A payload without its unknown fields (`extra`), for comparison. */
const known = (payload: Payload): Payload => ({ ...payload, extra: null });

async function storedResult(
  tx: Queries,
  attemptId: string,
  idempotencyKey: string,
  payload: Payload,
): Promise<LogResult | null> {
  const [entry] = await tx
    .select({ payload: attemptLog.payload, result: attemptLog.result })
    .from(attemptLog)
    .where(
      and(
        eq(attemptLog.attemptId, attemptId),
        eq(hashOfKey(attemptLog.idempotencyKey), hashOfKey(idempotencyKey)),
        eq(attemptLog.idempotencyKey, idempotencyKey),
      ),
    );
  if (entry === undefined) return null;
  if (entry.result === null || !isDeepStrictEqual(known(entry.payload), known(payload)))
    throw new CallRefusal("invalidRequest");
  return entry.result;
}

interface OperatedSitting {
  readonly tx: Queries;
  readonly attempt: AttemptRow;
  readonly standing: Pick<LeaseStanding, "kind">;
  readonly now: number;
}

/**
 * A stored result with what holds at the time of the present call: the lease, the server's time and the ends. A window
 * that received the old time would show more time than is left.
 */
const asOfNow = (data: Payload, { attempt, standing, now }: Omit<OperatedSitting, "tx">): Payload => {
  const { deadline, stageDeadline: stage_deadline } = attempt;
  const present = { lease_held: standing.kind === "current", server_time: now, deadline, stage_deadline };
  return { ...data, ...Object.fromEntries(Object.entries(present).filter(([name]) => name in data)) };
};

/**
 * Executes an operation once: a repetition gets the result stored in the log. `work` must log what it returns. Throws
 * `invalidRequest` if the same key comes with another payload.
 */
export async function runIdempotently<Output>(
  { tx, ...sitting }: OperatedSitting,
  idempotencyKey: string,
  payload: Payload,
  work: () => Promise<Output | CallRefusal>,
): Promise<Output | CallRefusal> {
  const stored = await storedResult(tx, sitting.attempt.attemptId, idempotencyKey, payload);
  if (stored === null) return work();
  return "fault" in stored ? new CallRefusal(stored.fault) : (asOfNow(stored.data, sitting) as Output);
}
