import type { SnapshotFrom } from "xstate";
import type { sessionMachine } from "./session.machine";

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export const isSessionSettled = (session: SessionSnapshot): boolean => session.hasTag("settled");
export const isSessionBusy = (session: SessionSnapshot): boolean => session.hasTag("busy");
export const isSignedIn = (session: SessionSnapshot): boolean => session.hasTag("signedIn");
/** Signed in, but the server could not be asked who the person is, or is being asked again. */
export const isUnconfirmed = (session: SessionSnapshot): boolean =>
  isSignedIn(session) && session.context.profile === null && session.context.fault !== null;
export const selectProfile = (session: SessionSnapshot) => session.context.profile;
/** Signed in as a student only, not as a teacher or an administrator. */
export const isPupil = ({ context: { profile } }: SessionSnapshot): boolean =>
  profile !== null && !profile.admin && profile.role.every((role) => role === "student");
export const selectSessionFault = (session: SessionSnapshot) => session.context.fault;
/** The token of the person, which the server may no longer accept. */
export const selectToken = (session: SessionSnapshot) => session.context.token;
/** The person who is signed in is asked whether a link may sign in another person. */
export const isEntryOffered = (session: SessionSnapshot): boolean =>
  session.matches({ loggedIn: "ready" }) && session.context.offer !== null;
