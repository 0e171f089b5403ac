export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The parameters that a provider of sign-ins returned. */
export interface SocialReturn {
  readonly provider: string;
  readonly code: string;
  readonly state: string;
  /** The provider that sent the person back, if it says so. */
  readonly iss?: string;
  /** Proof that this browser started the sign-in. */
  readonly key: string;
}

/** A sign-in with a code that was sent to a phone or an e-mail address. */
export type CodeSignIn =
  | { readonly mobile: string; readonly code: string }
  | { readonly email: string; readonly code: string };

export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly nickname: string;
  /** School grade, 0 (K) to 12; null if left open. */
  readonly grade: number | null;
}

/** A way to sign in: with a password, a code, another provider, a new account, or a link. */
export type SignInMethod =
  | { readonly by: "password"; readonly credentials: Credentials }
  | { readonly by: "code"; readonly signIn: CodeSignIn }
  | { readonly by: "provider"; readonly social: SocialReturn }
  | { readonly by: "registration"; readonly registration: Registration }
  | { readonly by: "link"; readonly code: string };
