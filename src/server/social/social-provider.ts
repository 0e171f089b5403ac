/** What goes out with somebody who is sent to a provider, and must fit what comes back. */
export interface SocialRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE; the provider sees its hash first, then itself. */
  readonly verifier: string;
}

export interface SocialPerson {
  /** Who it is at this provider, for ever. */
  readonly subject: string;
  /** As it came with the sign-in; may be empty. */
  readonly nickname: string;
  /** Asks the provider for the name that did not come with the sign-in; empty where it tells none. */
  readonly askNickname?: () => Promise<string>;
}

/** A provider of sign-ins. Both methods throw a `CallRefusal` `socialUnreachable` where it cannot be reached. */
export interface SocialProvider {
  readonly name: string;
  /** Where the person is sent. */
  readonly begin: (request: SocialRequest) => Promise<string>;
  /** Who a code was given to; null where the provider does not vouch for them. */
  readonly identify: (
    request: SocialRequest,
    returned: { readonly code: string; readonly iss?: string | undefined },
  ) => Promise<SocialPerson | null>;
}
