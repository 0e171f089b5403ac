import { and, eq } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import type { Queries } from "../../db/open";
import { attemptLog } from "../../db/schema";
import type { LogResult } from "../../db/shapes";
import { CallRefusal } from "../../refusal";

/**
 * The stored result of an operation that has been here before, or null. The same key with something else in it is
 * refused.
 */
export async function replayOf(
  tx: Queries,
  attemptId: string,
  idempotencyKey: string,
  payload: Readonly<Record<string, unknown>>,
): Promise<LogResult | null> {
  const [entry] = await tx
    .select({ payload: attemptLog.payload, result: attemptLog.result })
    .from(attemptLog)
    .where(and(eq(attemptLog.attemptId, attemptId), eq(attemptLog.idempotencyKey, idempotencyKey)));
  if (entry === undefined) return null;
  if (entry.result === null || !isDeepStrictEqual(entry.payload, payload)) throw new CallRefusal("invalidRequest");
  return entry.result;
}
