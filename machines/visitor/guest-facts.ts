/** Who a guest is, as the server knows them. */
export interface GuestFacts {
  readonly guestId: string;
  /** As the guest has told it; may be empty. */
  readonly name: string;
}

/** By this name devices keep what is a guest's; no person is called so. */
export const nameOfGuest = (guestId: string): string => `guest:${guestId}`;

/** What lets a guest in: a code as it was typed, or the token of a link. */
export type InvitationSecret = { readonly code: string } | { readonly vtk: string };
