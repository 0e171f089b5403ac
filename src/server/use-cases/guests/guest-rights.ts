import { and, eq } from "drizzle-orm";
import type { Owner } from "../../attempts/owner";
import { guests, invitations } from "../../db/guest-schema";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import { CallRefusal } from "../../support/refusal";
import { callerHasPermission, type Caller, type Guest } from "../caller";

/**
 * Throws `testNotFound` for any test other than the one the guest was invited to sit; in a room the seat says which.
 */
export function refuseOtherTests({ kind, menuId, ofRoom }: Guest, asked: string): void {
  if (ofRoom) return;
  if (kind !== "test" || asked !== menuId) throw new CallRefusal("testNotFound");
}

/**
 * The owner of the attempt whose result a guest may see. Throws if it is not the guest's attempt, or if the result is
 * withheld from guests.
 */
export function resultOwner(guest: Guest, attemptId: string): Owner {
  if (guest.isOver) throw new CallRefusal("visitorUnknown");
  if (attemptId !== guest.attemptId) throw new CallRefusal("attemptNotFound");
  if (!guest.seesResult) throw new CallRefusal("resultWithheld");
  return guest.sharedBy === null ? guest : { userId: guest.sharedBy };
}

/**
 * The owner of an attempt whose result a user may see: the user, or, with the permission `result.view`, their guest.
 */
export async function ownerForReader(queries: Queries, caller: Caller, attemptId: string): Promise<Owner> {
  if (!callerHasPermission(caller, "result.view")) return caller;
  const [row] = await queries
    .select({ guestId: guests.guestId })
    .from(attempts)
    .innerJoin(guests, eq(guests.guestId, attempts.guestId))
    .innerJoin(invitations, eq(invitations.invitationId, guests.invitationId))
    .where(
      and(eq(attempts.attemptId, attemptId), eq(invitations.invitedBy, caller.userId), eq(invitations.ofRoom, false)),
    );
  return row ?? caller;
}

/** Locks a guest against other operations, and their invitation against being revoked, until the transaction ends. */
export async function lockGuest(tx: Queries, guestId: string): Promise<void> {
  const [row] = await tx
    .select({ invitationId: guests.invitationId })
    .from(guests)
    .where(eq(guests.guestId, guestId))
    .for("update");
  const [invitation] = await tx
    .select({ revokedAt: invitations.revokedAt })
    .from(invitations)
    .where(eq(invitations.invitationId, row?.invitationId ?? ""))
    .for("share");
  if (invitation?.revokedAt !== null) throw new CallRefusal("visitorUnknown");
}

export async function noteGuestSitting(tx: Queries, { guestId }: Guest, attemptId: string): Promise<void> {
  await tx.update(guests).set({ attemptId }).where(eq(guests.guestId, guestId));
}
