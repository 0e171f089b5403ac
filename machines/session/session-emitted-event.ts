/** Events for the rest of the application. */
export type SessionEmittedEvent =
  /** A sign-in has returned a token; the profile is loaded next. */
  | { readonly type: "person.entered" }
  /** The person's profile is loaded. `isWelcome`: they have just signed in. */
  | { readonly type: "person.arrived"; readonly isWelcome: boolean }
  /** There is a token, but the server could not be asked whose it is. */
  | { readonly type: "person.unconfirmed" }
  | { readonly type: "profile.renewed" }
  /** The person is gone. `isRejected`: the server did not accept the token. */
  | { readonly type: "person.left"; readonly isRejected: boolean }
  /** A sign-in was answered without a token. */
  | { readonly type: "token.missing"; readonly code: "tokenMissing" | "socialTokenMissing" };
