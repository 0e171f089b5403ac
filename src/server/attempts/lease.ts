import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import { createHmac, hash } from "node:crypto";
import type { Holder } from "../../contract/attempt/attempt";
import type { Queries } from "../db/open";
import { attemptLeases, attempts } from "../db/schema";
import { placeholder, rowAsJson, statement } from "../db/statement";
import { secretHashOf } from "../support/identifiers";
import { CallRefusal } from "../support/refusal";
import type { AttemptRow } from "./attempt";
import { ownerColumns, type Owner } from "./owner";

/** Without a heartbeat for this long, another window may take over the sitting. */
export const leaseLifeMs = 25_000;

/** The position of a window in the order of writers: the epoch of its device's run, and its turn within that run. */
export interface Writer {
  readonly epoch: number;
  readonly turn: number;
}

const windowTag = (window: string): string => hash("sha256", window, "base64url").slice(0, 12);

/**
 * The lease of a window: the same for the same `nonce`, so that a repeated start gets the same lease. A tag of the
 * window follows the secret, so that a duplicated window can be detected.
 */
export function leaseOf(
  { seed }: Pick<AttemptRow, "seed">,
  { epoch, turn }: Writer,
  nonce: string,
  window: string | undefined,
): string {
  const secret = createHmac("sha256", seed).update(`${epoch}.${turn}:${nonce}`).digest("base64url");
  return window === undefined ? secret : `${secret}.${windowTag(window)}`;
}

/** Whether a lease was given to this very window. */
export const isOfWindow = (lease: string, window: string | undefined): boolean =>
  window !== undefined && lease.endsWith(`.${windowTag(window)}`);

/**
 * The relation of a lease to its attempt. current: it is the attempt's lease. older: another window has taken over
 * since. foreign: never given for this attempt, or given after the backup from which the server was restored.
 */
export interface LeaseStanding extends Writer {
  readonly kind: "current" | "older" | "foreign";
}

export const foreignLease: LeaseStanding = { kind: "foreign", epoch: 0, turn: 0 };

export const leaseStanding = ({ leaseEpoch, leaseTurn }: AttemptRow, { epoch, turn }: Writer): LeaseStanding => ({
  kind: epoch === leaseEpoch && turn === leaseTurn ? "current" : "older",
  epoch,
  turn,
});

export async function leaseStandingOf(queries: Queries, attempt: AttemptRow, lease: string): Promise<LeaseStanding> {
  const [row] = await queries
    .select({ epoch: attemptLeases.epoch, turn: attemptLeases.turn })
    .from(attemptLeases)
    .where(and(eq(attemptLeases.attemptId, attempt.attemptId), eq(attemptLeases.leaseHash, secretHashOf(lease))))
    .orderBy(desc(attemptLeases.epoch), desc(attemptLeases.turn))
    .limit(1);
  return row === undefined ? foreignLease : leaseStanding(attempt, row);
}

/** The row of an attempt, with the writer to whom the lease of the call was given; null: a foreign lease. */
export interface LeasedAttempt {
  readonly attempt: AttemptRow;
  readonly writer: Writer | null;
}

/** The standing of the lease of a `LeasedAttempt`. */
export const standingIn = ({ attempt, writer }: LeasedAttempt): LeaseStanding =>
  writer === null ? foreignLease : leaseStanding(attempt, writer);

/** SQL for the columns of a `LeasedAttempt`, selected from `attempts`. */
export const leasedAttemptColumns = (leaseHash: SQL): SQL => sql`
  ${rowAsJson(attempts)} as attempt, (
    select json_build_object('epoch', ${attemptLeases.epoch}, 'turn', ${attemptLeases.turn})
    from ${attemptLeases}
    where ${attemptLeases.attemptId} = ${attempts.attemptId} and ${attemptLeases.leaseHash} = ${leaseHash}
    order by ${attemptLeases.epoch} desc, ${attemptLeases.turn} desc
    limit 1
  ) as writer`;

const lockStatement = statement<LeasedAttempt, "attemptId" | "userId" | "guestId" | "leaseHash">(
  "lock_sitting",
  () => sql`
  select ${leasedAttemptColumns(placeholder("leaseHash"))}
  from ${attempts}
  where ${attempts.attemptId} = ${placeholder("attemptId", attempts.attemptId)}
    and (${attempts.userId} = ${placeholder("userId")} or ${attempts.guestId} = ${placeholder("guestId")})
  for update`,
);

/**
 * Locks the caller's own attempt against other writers until the transaction ends; returns it with the standing of a
 * lease. Throws `attemptNotFound` also for an attempt of another owner.
 */
export async function lockWithLease(
  tx: Queries,
  owner: Owner,
  attemptId: string,
  lease: string,
): Promise<{ readonly attempt: AttemptRow; readonly standing: LeaseStanding }> {
  const values = { attemptId, leaseHash: secretHashOf(lease), ...ownerColumns(owner) };
  const [read] = await lockStatement(tx, values);
  if (read === undefined) throw new CallRefusal("attemptNotFound");
  return { attempt: read.attempt, standing: standingIn(read) };
}

export const isLeaseAlive = ({ leaseSeenAt }: Pick<AttemptRow, "leaseSeenAt">, now: number): boolean =>
  now - leaseSeenAt < leaseLifeMs;

/** The refusal for a window without the current lease; it names the browser and system of the window that has it. */
export async function leasedElsewhere(queries: Queries, attempt: AttemptRow): Promise<CallRefusal> {
  const { attemptId, leaseEpoch, leaseTurn, leaseSeenAt } = attempt;
  const [row] = await queries
    .select({ browser: attemptLeases.browser, system: attemptLeases.system })
    .from(attemptLeases)
    .where(
      and(
        eq(attemptLeases.attemptId, attemptId),
        eq(attemptLeases.epoch, leaseEpoch),
        eq(attemptLeases.turn, leaseTurn),
      ),
    );
  const holder: Holder = { seen_at: leaseSeenAt, browser: row?.browser ?? null, system: row?.system ?? null };
  return new CallRefusal("heldElsewhere", { attempt_id: attemptId, holder });
}
