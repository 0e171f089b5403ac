import { and, eq } from "drizzle-orm";
import { createHash, createHmac } from "node:crypto";
import type { Queries } from "../../db/open";
import { attemptLeases } from "../../db/schema";
import type { AttemptRow } from "./attempt";

/** Without a sign of life for this long, a sitting is free for another window. */
export const leaseLifeMs = 25_000;

export const leaseHashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** The lease of an epoch; the same again for the same `nonce`, so that a repeated start gets the same answer. */
export const leaseOf = (attempt: Pick<AttemptRow, "seed">, epoch: number, nonce: string): string =>
  createHmac("sha256", attempt.seed).update(`${epoch}:${nonce}`).digest("base64url");

/** "older": another window has taken over since. "foreign": never a lease of this sitting. */
export type LeaseStanding =
  | { readonly kind: "current" | "older"; readonly epoch: number }
  | { readonly kind: "foreign" };

export async function leaseStandingOf(queries: Queries, attempt: AttemptRow, lease: string): Promise<LeaseStanding> {
  const [row] = await queries
    .select({ epoch: attemptLeases.epoch })
    .from(attemptLeases)
    .where(and(eq(attemptLeases.attemptId, attempt.attemptId), eq(attemptLeases.leaseHash, leaseHashOf(lease))));
  if (row === undefined) return { kind: "foreign" };
  return { kind: row.epoch === attempt.leaseEpoch ? "current" : "older", epoch: row.epoch };
}

export const isLeaseAlive = (attempt: AttemptRow, now: number): boolean => now - attempt.leaseSeenAt < leaseLifeMs;
