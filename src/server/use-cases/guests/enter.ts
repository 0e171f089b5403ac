import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { enterInput, Look, lookInput, Visit } from "../../../contract/account/visitors";
import { guests, invitations, invitationUses } from "../../db/guest-schema";
import type { Queries } from "../../db/open";
import { inTransaction } from "../../db/transaction";
import { secretHashOf } from "../../support/identifiers";
import { CallRefusal } from "../../support/refusal";
import { refuseUnseen } from "../../support/shown-name";
import type { Dependencies } from "../dependencies";
import { notifyPerson } from "../notices/notify-person";
import type { Device } from "../sitting/give-lease";
import { publishedOutline } from "../sitting/published";
import { guestBy } from "./guest-of";
import { invitationBy, refuseClosed, tokenOf, type InvitationRow } from "./invitation";
import { isStillAllowed } from "./still-allowed";
import { invitationOf, visitOf } from "./visit";

type LookInput = z.output<typeof lookInput>;
type EnterInput = z.output<typeof enterInput>;
type GuestRow = typeof guests.$inferSelect;

/** The guest as whom a device has entered already, by the key of its request; null: none, or the visit is over. */
async function presentGuest(deps: Dependencies, invitationId: string, key: string): Promise<{ name: string } | null> {
  const known = await enteredBefore(deps.db, invitationId, secretHashOf(key));
  if (known === null) return null;
  try {
    const { name, isOver } = await guestBy(deps.db, deps, known.tokenHash, deps.clock());
    return isOver ? null : { name };
  } catch (error) {
    if (error instanceof CallRefusal) return null;
    throw error;
  }
}

/** Throws `invitationRevoked` if the maker of an invitation may no longer invite. */
async function refuseWithdrawn(queries: Queries, deps: Dependencies, row: InvitationRow): Promise<void> {
  if (await isStillAllowed(queries, deps, row)) return;
  throw new CallRefusal("invitationRevoked", { valid_from: row.validFrom, valid_until: row.validUntil });
}

/**
 * The content of the invitation for a code or link, without using it. A guest who has entered already may look even if
 * it admits no guests now.
 */
export async function lookAtInvitation(deps: Dependencies, input: LookInput): Promise<Look> {
  const row = await invitationBy(deps.db, input);
  if (row === null) throw new CallRefusal("invitationUnknown");
  await refuseWithdrawn(deps.db, deps, row);
  const { idempotency_key: key } = input;
  const guest = key === undefined ? null : await presentGuest(deps, row.invitationId, key);
  if (guest === null) {
    refuseClosed(row, deps.clock());
    await refuseUnpublished(deps.db, deps, row);
  }
  return { ...(await invitationOf(deps.db, deps, row)), guest };
}

/** Throws `testNotFound` if the test of an invitation was withdrawn: nobody new can begin it. */
async function refuseUnpublished(queries: Queries, deps: Dependencies, row: InvitationRow): Promise<void> {
  if (row.attemptId === null) await publishedOutline(queries, deps, row.menuId);
}

async function enteredBefore(tx: Queries, invitationId: string, keyHash: string): Promise<GuestRow | null> {
  const [guest] = await tx
    .select()
    .from(guests)
    .where(and(eq(guests.invitationId, invitationId), eq(guests.keyHash, keyHash)));
  return guest ?? null;
}

/**
 * Uses an invitation once, with its row locked. A repetition with the same key gets the same guest, even if the
 * invitation is used up.
 */
async function take(
  tx: Queries,
  deps: Dependencies,
  input: EnterInput,
  device: Device,
): Promise<{ readonly token: string }> {
  const now = deps.clock();
  const found = await invitationBy(tx, input);
  if (found === null) throw new CallRefusal("invitationUnknown");
  await refuseWithdrawn(tx, deps, found);
  const { invitationId } = found;
  const { idempotency_key: key, name } = input;
  refuseUnseen(name);
  const [locked] = await tx.select().from(invitations).where(eq(invitations.invitationId, invitationId)).for("update");
  const invitation = locked ?? found;
  const known = await enteredBefore(tx, invitationId, secretHashOf(key));
  if (known !== null && invitation.revokedAt === null) return { token: tokenOf(known.seed, key, "guest") };
  refuseClosed(invitation, now);
  await refuseUnpublished(tx, deps, invitation);
  const [guestId, seed, number] = [deps.ids(), deps.secret(), invitation.used + 1];
  const token = tokenOf(seed, key, "guest");
  await tx.update(invitations).set({ used: number }).where(eq(invitations.invitationId, invitationId));
  await tx
    .insert(guests)
    .values({ guestId, invitationId, name, tokenHash: secretHashOf(token), seed, keyHash: secretHashOf(key) });
  await tx.insert(invitationUses).values({ invitationId, number, guestId, usedAt: now, ...device });
  await notifyPerson(tx, deps, invitation.invitedBy, "invitationUsed", { guest: name, name: invitation.name });
  return { token };
}

/** Admits a guest; returns their token, which is not stored, and the visit. */
export async function enterAsGuest(
  deps: Dependencies,
  input: EnterInput,
  device: Device,
): Promise<{ token: string; visit: Visit }> {
  const { token } = await inTransaction(deps.db, (tx) => take(tx, deps, input, device));
  const guest = await guestBy(deps.db, deps, secretHashOf(token), deps.clock());
  return { token, visit: await visitOf(deps, guest) };
}
