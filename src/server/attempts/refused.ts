import { count, eq, sql } from "drizzle-orm";
import type { FaultName } from "../../contract/calls/faults";
import type { Queries } from "../db/open";
import { refusedOperations } from "../db/schema";
import { isNestedTooDeep } from "./json-depth";
import { isOfGuest, ownerColumns, type Owner } from "./owner";

export interface RefusedOperation {
  readonly owner: Owner;
  /** As the operation named it; there may be no such attempt. */
  readonly attemptId: string | null;
  readonly call: string;
  /** device: the device reported it at the end of the attempt as an operation that was never accepted. */
  readonly refusedBy: "server" | "device";
  readonly fault: FaultName | null;
  readonly idempotencyKey: string | null;
  /** As received. */
  readonly payload: unknown;
}

/** More than any unmodified device sends. */
const mostOfAttempt = 500;
const mostOfPerson = 2_000;
/** In characters of JSON; a longer payload is cut to this length and stored as text. */
const longestPayload = 65_536;

const bounded = (payload: unknown): unknown => {
  if (isNestedTooDeep(payload)) return "nested too deep to be kept";
  const text = JSON.stringify(payload) ?? "null";
  return text.length <= longestPayload ? payload : text.slice(0, longestPayload);
};

async function hasRoom(queries: Queries, { owner, attemptId }: RefusedOperation): Promise<boolean> {
  const ofAttempt =
    attemptId === null
      ? sql<number>`0`
      : sql<number>`count(*) filter (where ${refusedOperations.attemptId} = ${attemptId})`;
  const [row] = await queries
    .select({ ofPerson: count(), ofAttempt: ofAttempt.mapWith(Number) })
    .from(refusedOperations)
    .where(
      isOfGuest(owner) ? eq(refusedOperations.guestId, owner.guestId) : eq(refusedOperations.userId, owner.userId),
    );
  return row === undefined || (row.ofPerson < mostOfPerson && row.ofAttempt < mostOfAttempt);
}

/**
 * Stores a refused operation for review by a person; a repetition is stored once. Limited for each attempt and owner:
 * further operations are dropped.
 */
export async function keepRefused(
  queries: Queries,
  { ids, clock }: { readonly ids: () => string; readonly clock: () => number },
  operation: RefusedOperation,
): Promise<void> {
  if (!(await hasRoom(queries, operation))) return;
  const { owner, ...rest } = operation;
  await queries
    .insert(refusedOperations)
    .values({
      refusalId: ids(),
      ...ownerColumns(owner),
      ...rest,
      payload: bounded(operation.payload),
      receivedAt: clock(),
    })
    .onConflictDoNothing();
}
