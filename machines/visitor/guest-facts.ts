/** Who a guest is, as the server knows them. */
export interface GuestFacts {
  readonly guestId: string;
  /** As the guest has told it; may be empty. */
  readonly name: string;
}

/** What lets a guest in: a code as it was typed, or the token of a link. */
export type InvitationSecret = { readonly code: string } | { readonly vtk: string };
