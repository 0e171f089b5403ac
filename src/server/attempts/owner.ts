import { eq, type SQL } from "drizzle-orm";
import { attempts } from "../db/schema";

/** The owner of an attempt: a user or a guest. */
export type Owner = { readonly userId: string } | { readonly guestId: string };

export const isOfGuest = (owner: Owner): owner is { readonly guestId: string } => "guestId" in owner;

/** SQL condition: the attempts of an owner. */
export const ownedBy = (owner: Owner): SQL =>
  isOfGuest(owner) ? eq(attempts.guestId, owner.guestId) : eq(attempts.userId, owner.userId);

/** The two owner columns of a row; one of them is null. */
export const ownerColumns = (owner: Owner): { readonly userId: string | null; readonly guestId: string | null } => ({
  userId: isOfGuest(owner) ? null : owner.userId,
  guestId: isOfGuest(owner) ? owner.guestId : null,
});

type OwnerColumns = ReturnType<typeof ownerColumns>;

/** The owner of a row, by its two owner columns. */
export function ownerOf({ userId, guestId }: OwnerColumns): Owner {
  if (userId !== null) return { userId };
  if (guestId !== null) return { guestId };
  throw new Error("a row that is nobody's");
}

/** A name that is unique for each owner. */
export const nameOfOwner = (owner: Owner): string => (isOfGuest(owner) ? `guest:${owner.guestId}` : owner.userId);
