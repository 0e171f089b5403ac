import { eq } from "drizzle-orm";
import type { Attempt } from "../../../contract/attempt/attempt";
import type { AttemptRow } from "../../attempts/attempt";
import {
  foreignLease,
  leasedElsewhere,
  isLeaseAlive,
  isOfWindow,
  leaseStandingOf,
  leaseStanding,
  type LeaseStanding,
  type Writer,
} from "../../attempts/lease";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import type { CallRefusal } from "../../support/refusal";
import type { Dependencies } from "../dependencies";
import type { StartInput } from "./begin";
import { giveLease, leaseOfRepeatedStart, type Device } from "./give-lease";
import { attemptView } from "./view";

/** The next writer: a window of the current run gets the next turn in it; any other window starts a new run. */
const nextWriter = ({ leaseEpoch, leaseTurn }: AttemptRow, { kind, epoch }: LeaseStanding): Writer =>
  kind !== "foreign" && epoch === leaseEpoch
    ? { epoch: leaseEpoch, turn: leaseTurn + 1 }
    : { epoch: leaseEpoch + 1, turn: 0 };

/** Resumes a locked attempt, or refuses with the window that has the lease. A finished attempt is returned as it is. */
export async function resume(
  tx: Queries,
  deps: Dependencies,
  attempt: AttemptRow,
  asked: { readonly input: StartInput; readonly device: Device },
  now: number,
): Promise<Attempt | CallRefusal> {
  const { input } = asked;
  const test = await deps.catalogue.test(tx, attempt.menuId, attempt.version);
  if (attempt.status === "finished") return attemptView(tx, test, attempt, now, { lease: null });

  const repeated = await leaseOfRepeatedStart(tx, attempt, input);
  const lease = repeated?.lease ?? input.lease;
  const standing =
    repeated !== null
      ? leaseStanding(attempt, repeated)
      : lease === undefined
        ? foreignLease
        : await leaseStandingOf(tx, attempt, lease);
  const isCurrent = standing.kind === "current";
  if (isCurrent && lease !== undefined && (repeated !== null || isOfWindow(lease, input.window))) {
    await tx.update(attempts).set({ leaseSeenAt: now }).where(eq(attempts.attemptId, attempt.attemptId));
    return attemptView(tx, test, { ...attempt, leaseSeenAt: now }, now, { lease });
  }
  if (!isCurrent && isLeaseAlive(attempt, now) && input.take_over !== true) return leasedElsewhere(tx, attempt);
  return giveLease(tx, deps, attempt, nextWriter(attempt, standing), asked, now);
}
