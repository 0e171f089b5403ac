/** What the rest of the application hears. */
export type SessionEmittedEvent =
  /** A sign-in has brought a token; who it is comes next. */
  | { readonly type: "person.entered" }
  /** It is known who is there. `isWelcome`: they have just signed in. */
  | { readonly type: "person.arrived"; readonly isWelcome: boolean }
  /** There is a token, and the server could not be asked about it. */
  | { readonly type: "person.unconfirmed" }
  | { readonly type: "profile.renewed" }
  /** Nobody is there any more. `isRejected`: the server did not know the token. */
  | { readonly type: "person.left"; readonly isRejected: boolean }
  /** A sign-in was answered without a token. */
  | { readonly type: "token.missing"; readonly code: "tokenMissing" | "socialTokenMissing" };
