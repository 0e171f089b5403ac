import { and, desc, eq } from "drizzle-orm";
import { createHmac, hash } from "node:crypto";
import type { Queries } from "../db/open";
import { attemptLeases } from "../db/schema";
import { CallRefusal } from "../refusal";
import type { AttemptRow } from "./attempt";

/** Without a sign of life for this long, a sitting is free for another window. */
export const leaseLifeMs = 25_000;

export const leaseHashOf = (secret: string): string => hash("sha256", secret, "hex");

/** The lease of an epoch; the same again for the same `nonce`, so that a repeated start gets the same answer. */
export const leaseOf = (attempt: Pick<AttemptRow, "seed">, epoch: number, nonce: string): string =>
  createHmac("sha256", attempt.seed).update(`${epoch}:${nonce}`).digest("base64url");

/** A lease that this sitting has given; "older": another window has taken over since. */
export interface HeldLease {
  readonly kind: "current" | "older";
  readonly epoch: number;
}

/** "foreign": never a lease of this sitting. */
export type LeaseStanding = HeldLease | { readonly kind: "foreign" };

export async function leaseStandingOf(queries: Queries, attempt: AttemptRow, lease: string): Promise<LeaseStanding> {
  const [row] = await queries
    .select({ epoch: attemptLeases.epoch, turn: attemptLeases.turn })
    .from(attemptLeases)
    .where(and(eq(attemptLeases.attemptId, attempt.attemptId), eq(attemptLeases.leaseHash, leaseHashOf(lease))))
    .orderBy(desc(attemptLeases.epoch), desc(attemptLeases.turn))
    .limit(1);
  if (row === undefined) return { kind: "foreign" };
  const isCurrent = row.epoch === attempt.leaseEpoch && row.turn === attempt.leaseTurn;
  return { kind: isCurrent ? "current" : "older", epoch: row.epoch };
}

/** The standing of a lease that this sitting has given; any other is refused. */
export async function heldLease(queries: Queries, attempt: AttemptRow, lease: string): Promise<HeldLease> {
  const standing = await leaseStandingOf(queries, attempt, lease);
  if (standing.kind === "foreign") throw new CallRefusal("heldElsewhere", { attempt_id: attempt.attemptId });
  return standing;
}

export const isLeaseAlive = (attempt: AttemptRow, now: number): boolean => now - attempt.leaseSeenAt < leaseLifeMs;
