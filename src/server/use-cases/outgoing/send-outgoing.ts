import { and, asc, eq, isNull, lte, notInArray, or, sql } from "drizzle-orm";
import { ltiRegistrations, outgoing, outgoingTargets } from "../../db/integrations-schema";
import type { Dependencies } from "../dependencies";
import { sendScore } from "./send-score";

/** A sender that is gone keeps a target for this long. */
const leaseMs = 30_000;
/** A lease is renewed before a message once it is this old. */
const renewalMs = 5_000;
const rowsAtOnce = 50;
const targetsAtOnce = 4;

const isOpen = notInArray(outgoing.state, ["delivered", "dead"]);

/** Targets to which something is due and that are not switched off, without those that another process sends to. */
async function dueTargets({ db, clock }: Dependencies): Promise<string[]> {
  const now = clock();
  const rows = await db
    .selectDistinct({ target: outgoing.target })
    .from(outgoing)
    .innerJoin(ltiRegistrations, eq(ltiRegistrations.registrationId, outgoing.target))
    .leftJoin(outgoingTargets, eq(outgoingTargets.target, outgoing.target))
    .where(
      and(
        isOpen,
        lte(outgoing.nextTry, now),
        isNull(ltiRegistrations.offAt),
        or(isNull(outgoingTargets.target), lte(outgoingTargets.leasedUntil, now)),
      ),
    )
    .limit(targetsAtOnce);
  return rows.map(({ target }) => target);
}

/** Leases a target by the lock of its row, or renews one's own lease; false: another process sends to it. */
async function lease({ db, clock }: Dependencies, target: string, own: string): Promise<boolean> {
  const now = clock();
  const values = { target, lease: own, leasedUntil: now + leaseMs };
  const rows = await db
    .insert(outgoingTargets)
    .values(values)
    .onConflictDoUpdate({
      target: outgoingTargets.target,
      set: values,
      setWhere: sql`${outgoingTargets.leasedUntil} <= ${now} or ${outgoingTargets.lease} = ${own}`,
    })
    .returning({ target: outgoingTargets.target });
  return rows.length > 0;
}

const release = ({ db }: Dependencies, target: string, own: string): Promise<unknown> =>
  db
    .update(outgoingTargets)
    .set({ leasedUntil: 0, lease: null })
    .where(and(eq(outgoingTargets.target, target), eq(outgoingTargets.lease, own)));

const dueRows = ({ db, clock }: Dependencies, target: string) =>
  db
    .select({ outgoingId: outgoing.outgoingId })
    .from(outgoing)
    .where(and(eq(outgoing.target, target), isOpen, lte(outgoing.nextTry, clock())))
    .orderBy(asc(outgoing.nextTry), asc(outgoing.outgoingId))
    .limit(rowsAtOnce);

export interface SendingTurn {
  /** Whether to stop after the message under way. */
  readonly isStopping?: () => boolean;
  /** A row could not be sent for a reason that is no answer of the platform. */
  readonly failed?: (outgoingId: string, error: unknown) => void;
}

/** Sends what is due to one target, one message after the other. Returns how many were tried. */
async function sendTo(
  deps: Dependencies,
  target: string,
  { isStopping = () => false, failed = () => undefined }: SendingTurn,
): Promise<number> {
  const own = deps.ids();
  if (!(await lease(deps, target, own))) return 0;
  let tried = 0;
  let leasedAt = deps.clock();
  try {
    const rows = await dueRows(deps, target);
    for (const { outgoingId } of rows) {
      if (isStopping()) break;
      if (deps.clock() - leasedAt >= renewalMs) {
        if (!(await lease(deps, target, own))) break;
        leasedAt = deps.clock();
      }
      await sendScore(deps, outgoingId).catch(async (error: unknown) => {
        failed(outgoingId, error);
        await postpone(deps, outgoingId);
      });
      tried += 1;
    }
  } finally {
    await release(deps, target, own);
  }
  return tried;
}

const faultWaitMs = 600_000;
const postpone = ({ db, clock }: Dependencies, outgoingId: string): Promise<unknown> =>
  db
    .update(outgoing)
    .set({ nextTry: clock() + faultWaitMs })
    .where(eq(outgoing.outgoingId, outgoingId));

/**
 * Sends what is due to other systems: several at a time, one process and one message at a time to each. Returns how
 * many messages were tried.
 */
export async function sendOutgoing(deps: Dependencies, turn: SendingTurn = {}): Promise<number> {
  const targets = await dueTargets(deps);
  const tried = await Promise.all(targets.map((target) => sendTo(deps, target, turn)));
  return tried.reduce((sum, count) => sum + count, 0);
}
