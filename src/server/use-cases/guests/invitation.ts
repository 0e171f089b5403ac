import { eq } from "drizzle-orm";
import { createHmac } from "node:crypto";
import { codeFrom, readCode } from "../../../contract/account/invitation-code";
import type { ShareState } from "../../../contract/account/visitors";
import { invitations } from "../../db/guest-schema";
import type { Queries } from "../../db/open";
import { secretHashOf } from "../../support/identifiers";
import { CallRefusal } from "../../support/refusal";

export type InvitationRow = typeof invitations.$inferSelect;

/** Either a code as typed, or the token of a link. */
export interface InvitationSecretInput {
  readonly code?: string | undefined;
  readonly vtk?: string | undefined;
}

const madeOf = (seed: string, key: string, what: string): Buffer =>
  createHmac("sha256", seed).update(`${what}:${key}`).digest();

/** The token derived from `seed` and the key of a request: the same for a repetition, so it need not be stored. */
export const tokenOf = (seed: string, key: string, what: "guest" | "link"): string =>
  `v.${madeOf(seed, key, what).toString("base64url")}`;

/** The code of an invitation, derived in the same way. */
export const codeOf = (seed: string, key: string): string => codeFrom(madeOf(seed, key, "code").subarray(0, 8));

export function invitationState(invitation: InvitationRow, now: number): ShareState {
  const { revokedAt, validFrom, validUntil, uses, used } = invitation;
  if (revokedAt !== null) return "revoked";
  if (now >= validUntil) return "expired";
  if (used >= uses) return "usedUp";
  return now < validFrom ? "waiting" : "open";
}

const refusals = {
  waiting: "invitationEarly",
  usedUp: "invitationUsed",
  expired: "invitationExpired",
  revoked: "invitationRevoked",
} as const;

/** Throws if an invitation admits no guests now; the refusal contains its period of validity. */
export function refuseClosed(invitation: InvitationRow, now: number): void {
  const state = invitationState(invitation, now);
  const { validFrom, validUntil } = invitation;
  if (state !== "open") throw new CallRefusal(refusals[state], { valid_from: validFrom, valid_until: validUntil });
}

/** The invitation for a code or link, in any state; null: there is none. */
export async function invitationBy(
  queries: Queries,
  { code, vtk }: InvitationSecretInput,
): Promise<InvitationRow | null> {
  const read = code === undefined ? null : readCode(code);
  if (code !== undefined && read === null) return null;
  const [row] = await queries
    .select()
    .from(invitations)
    .where(
      read === null ? eq(invitations.linkHash, secretHashOf(vtk ?? "")) : eq(invitations.codeHash, secretHashOf(read)),
    );
  return row ?? null;
}
