import type { FaultName } from "../../contract/faults";
import type { Queries } from "../db/open";
import { refusedOperations } from "../db/schema";

export interface RefusedOperation {
  readonly userId: string;
  /** As the operation named it; it may be none that exists. */
  readonly attemptId: string | null;
  readonly call: string;
  /** device: named by the device at the end as what was never taken. */
  readonly refusedBy: "server" | "device";
  readonly fault: FaultName | null;
  readonly idempotencyKey: string | null;
  /** As it came. */
  readonly payload: unknown;
}

/** Keeps a refused operation for a person to judge; the same one once. */
export async function keepRefused(
  queries: Queries,
  { ids, clock }: { readonly ids: () => string; readonly clock: () => number },
  operation: RefusedOperation,
): Promise<void> {
  await queries
    .insert(refusedOperations)
    .values({ refusalId: ids(), ...operation, receivedAt: clock() })
    .onConflictDoNothing();
}
