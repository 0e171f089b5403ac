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

/** Without a sign of life for this long, a sitting is free for another window. */
export const leaseLifeMs = 25_000;

/** A window's place in the order of writers: the run of its device, and its place among the windows of that run. */
export interface Writer {
  readonly epoch: number;
  readonly turn: number;
}

const windowTag = (window: string): string => hash("sha256", window, "base64url").slice(0, 12);

/**
 * The lease of a window: the same again for the same `nonce`, so that a repeated start gets the same answer. Behind the
 * secret it carries a mark of its window, by which a copy of that window is told from it.
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
 * What a lease is to a sitting. current: it holds it. older: another window has come since. foreign: never given by
 * this sitting, or given after the backup that the server was restored from.
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

/** The row of a sitting, and whom a lease was given to that it came with. */
export interface LeasedAttempt {
  readonly attempt: AttemptRow;
  readonly writer: Writer | null;
}

/** What the lease of a `HeldRow` is to its sitting. */
export const standingIn = ({ attempt, writer }: LeasedAttempt): LeaseStanding =>
  writer === null ? foreignLease : leaseStanding(attempt, writer);

/** The columns of a `HeldRow` of `attempts`. */
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
  where ${attempts.attemptId} = ${placeholder("attemptId")}
    and (${attempts.userId} = ${placeholder("userId")} or ${attempts.guestId} = ${placeholder("guestId")})
  for update`,
);

/**
 * The caller's own attempt, held against every other writer until the transaction ends, with the standing of a lease
 * that was given before; anybody else's does not exist for them.
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

/** The refusal of a window that does not hold the sitting; it says who does. */
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
