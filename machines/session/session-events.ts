import { assertEvent } from "xstate";
import type { Profile } from "./profile";
import type { CodeSignIn, Credentials, Registration, SocialReturn, SignInMethod } from "./sign-in-methods";

/** The events of the session. */
export type SessionEvent =
  | { readonly type: "signIn.submitted"; readonly credentials: Credentials }
  | { readonly type: "codeSignIn.submitted"; readonly signIn: CodeSignIn }
  | { readonly type: "socialSignIn.returned"; readonly social: SocialReturn }
  | { readonly type: "registration.submitted"; readonly registration: Registration }
  | { readonly type: "signOut.requested" }
  | { readonly type: "profile.retried" }
  /** The person has changed the profile, and the server has stored it. */
  | { readonly type: "profile.changed"; readonly profile: Profile }
  /** The server no longer knows this token (code 100001). */
  | { readonly type: "session.rejected"; readonly token: string }
  /** A failure elsewhere ends the session, whatever its token is. */
  | { readonly type: "session.reset" }
  /** Another tab signed out. */
  | { readonly type: "storage.cleared" }
  /** Another tab signed in. */
  | { readonly type: "storage.changed"; readonly token: string }
  /** The address of a page contained a code that signs a person in. */
  | { readonly type: "entry.offered"; readonly code: string }
  /** The person who is signed in has accepted that code, or declined it. */
  | { readonly type: "entry.accepted" }
  | { readonly type: "entry.declined" }
  /** This device is a phone, and the phone site has the same page; its address carries a code. */
  | { readonly type: "phoneSite.found"; readonly address: string };

/** The sign-in method of a submitted event. Throws for any other event. */
export const signInMethodOf = (event: SessionEvent): SignInMethod => {
  assertEvent(event, ["signIn.submitted", "codeSignIn.submitted", "socialSignIn.returned", "registration.submitted"]);
  if (event.type === "signIn.submitted") return { by: "password", credentials: event.credentials };
  if (event.type === "codeSignIn.submitted") return { by: "code", signIn: event.signIn };
  if (event.type === "socialSignIn.returned") return { by: "provider", social: event.social };
  return { by: "registration", registration: event.registration };
};
