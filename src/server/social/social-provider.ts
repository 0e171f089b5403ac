/** The values sent with a person to a provider, which the returned ones must match. */
export interface SocialRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** The verifier of PKCE; the provider receives its hash first, then the verifier itself. */
  readonly verifier: string;
}

export interface SocialPerson {
  /** The person's permanent id at this provider. */
  readonly subject: string;
  /** The nickname that came with the sign-in; may be empty. */
  readonly nickname: string;
  /** Asks the provider for the name that did not come with the sign-in; empty where it gives none. */
  readonly askNickname?: () => Promise<string>;
}

/** A provider of sign-ins. Both methods throw a `CallRefusal` `socialUnreachable` where it cannot be reached. */
export interface SocialProvider {
  readonly name: string;
  /** The address to which the person is sent. */
  readonly begin: (request: SocialRequest) => Promise<string>;
  /** The person that a code was given to; null where the provider does not confirm them. */
  readonly identify: (
    request: SocialRequest,
    returned: { readonly code: string; readonly iss?: string | undefined },
  ) => Promise<SocialPerson | null>;
}
