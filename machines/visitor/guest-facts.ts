/** A guest as the server knows them. */
export interface GuestFacts {
  readonly guestId: string;
  /** The name that the guest entered; may be empty. */
  readonly name: string;
}

/** The name under which devices store a guest's data; it is never the name of a person. */
export const nameOfGuest = (guestId: string): string => `guest:${guestId}`;

/** The secret that admits a guest: a typed code, or the token of a link. */
export type InvitationSecret = { readonly code: string } | { readonly vtk: string };
