import type { SnapshotFrom } from "xstate";
import type { sessionMachine } from "./session.machine";

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export const isSessionSettled = (session: SessionSnapshot): boolean => session.hasTag("settled");
export const isSessionBusy = (session: SessionSnapshot): boolean => session.hasTag("busy");
export const isSignedIn = (session: SessionSnapshot): boolean => session.hasTag("signedIn");
/** Signed in, but the server could not be asked who this is, or is being asked once more. */
export const isUnconfirmed = (session: SessionSnapshot): boolean =>
  isSignedIn(session) && session.context.profile === null && session.context.fault !== null;
export const selectProfile = (session: SessionSnapshot) => session.context.profile;
/** Signed in, and a student only: no teacher, no administrator. */
export const isPupil = ({ context: { profile } }: SessionSnapshot): boolean =>
  profile !== null && !profile.admin && profile.role.every((role) => role === "student");
export const selectSessionFault = (session: SessionSnapshot) => session.context.fault;
/** The token of the person, as the server may still know it. */
export const selectToken = (session: SessionSnapshot) => session.context.token;
/** Whoever is signed in is to say whether a link may sign in somebody else. */
export const isEntryOffered = (session: SessionSnapshot): boolean =>
  session.matches({ loggedIn: "ready" }) && session.context.offer !== null;
