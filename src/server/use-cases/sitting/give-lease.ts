import { and, eq } from "drizzle-orm";
import type { Attempt } from "../../../contract/exam";
import type { Queries } from "../../db/open";
import { attemptLeases } from "../../db/schema";
import { append, type AttemptRow } from "../../sitting/attempt";
import { leaseHashOf, leaseOf } from "../../sitting/lease";
import type { Dependencies } from "../dependencies";
import type { StartInput } from "./begin";
import { attemptView } from "./view";

/** The lease that this very start was given when its answer was lost on the way. */
export async function leaseOfRepeatedStart(
  tx: Queries,
  attempt: AttemptRow,
  { idempotency_key: key }: StartInput,
): Promise<string | null> {
  if (key === undefined) return null;
  const [row] = await tx
    .select({ startKey: attemptLeases.startKey })
    .from(attemptLeases)
    .where(and(eq(attemptLeases.attemptId, attempt.attemptId), eq(attemptLeases.epoch, attempt.leaseEpoch)));
  return row?.startKey === key ? leaseOf(attempt, attempt.leaseEpoch, key) : null;
}

/** Begins a new epoch of a sitting: from now on its writer is the window that asked. */
export async function giveLease(
  tx: Queries,
  deps: Dependencies,
  attempt: AttemptRow,
  { idempotency_key: key, take_over: takeOver }: StartInput,
  now: number,
): Promise<Attempt> {
  const epoch = attempt.leaseEpoch + 1;
  const lease = leaseOf(attempt, epoch, key ?? deps.secret());
  await tx
    .insert(attemptLeases)
    .values({ attemptId: attempt.attemptId, epoch, leaseHash: leaseHashOf(lease), startKey: key ?? null });
  const held = await append(
    tx,
    attempt,
    now,
    { kind: "lease", payload: { epoch, take_over: takeOver === true }, leaseEpoch: epoch },
    { leaseEpoch: epoch, leaseSeenAt: now },
  );
  const test = await deps.catalogue.test(tx, attempt.menuId, attempt.version);
  return attemptView(tx, test, held, now, lease);
}
