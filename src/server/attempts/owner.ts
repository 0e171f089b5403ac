import { eq, type SQL } from "drizzle-orm";
import { attempts } from "../db/schema";

/** Whose a sitting is: a person's or a guest's. */
export type Owner = { readonly userId: string } | { readonly guestId: string };

export const isOfGuest = (owner: Owner): owner is { readonly guestId: string } => "guestId" in owner;

/** The sittings of an owner, as a condition on their rows. */
export const ownedBy = (owner: Owner): SQL =>
  isOfGuest(owner) ? eq(attempts.guestId, owner.guestId) : eq(attempts.userId, owner.userId);

/** The two columns of a row that say whose it is; one of them is null. */
export const ownerColumns = (owner: Owner): { readonly userId: string | null; readonly guestId: string | null } => ({
  userId: isOfGuest(owner) ? null : owner.userId,
  guestId: isOfGuest(owner) ? owner.guestId : null,
});

type OwnerColumns = ReturnType<typeof ownerColumns>;

/** Whose a row is. */
export function ownerOf({ userId, guestId }: OwnerColumns): Owner {
  if (userId !== null) return { userId };
  if (guestId !== null) return { guestId };
  throw new Error("a row that is nobody's");
}

/** One name for each owner. */
export const nameOfOwner = (owner: Owner): string => (isOfGuest(owner) ? `guest:${owner.guestId}` : owner.userId);
