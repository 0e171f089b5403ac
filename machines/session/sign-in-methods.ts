export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What a provider of sign-ins sent along with somebody who came back from it. */
export interface SocialReturn {
  readonly provider: string;
  readonly code: string;
  readonly state: string;
  /** Who has sent them back, where the provider says so. */
  readonly iss?: string;
  /** By which this browser is the one that sent them there. */
  readonly key: string;
}

/** A code that a phone or an e-mail address was sent. */
export type CodeSignIn =
  | { readonly mobile: string; readonly code: string }
  | { readonly email: string; readonly code: string };

export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly nickname: string;
  /** School grade, 0 (K) to 12; null where it was left open. */
  readonly grade: number | null;
}

/** A way in: with a password, with a code, through another provider, by making an account, or by a link. */
export type SignInMethod =
  | { readonly by: "password"; readonly credentials: Credentials }
  | { readonly by: "code"; readonly signIn: CodeSignIn }
  | { readonly by: "provider"; readonly social: SocialReturn }
  | { readonly by: "registration"; readonly registration: Registration }
  | { readonly by: "link"; readonly code: string };
