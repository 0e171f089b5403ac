import { socialRequests } from "../db/sign-in-methods-schema";
import type { SocialProvider } from "../social/social-provider";
import { secretHashOf } from "../support/identifiers";
import { CallRefusal } from "../support/refusal";
import type { Dependencies } from "./dependencies";

/** Time in which a sign-in at a provider must be completed, in ms. */
export const socialRequestMs = 10 * 60_000;

/** The provider with this id. Throws `socialUnavailable` if the site has none. */
export function providerOf({ social = {} }: Pick<Dependencies, "social">, id: string): SocialProvider {
  const provider = Object.hasOwn(social, id) ? social[id] : undefined;
  if (provider === undefined) throw new CallRefusal("socialUnavailable");
  return provider;
}

/**
 * Begins a sign-in through a provider, for the browser with the secret `key`; returns the URL to which to send the
 * person.
 */
export async function socialStart(
  deps: Dependencies,
  { provider, key }: { provider: string; key: string },
  redirectUri: string,
): Promise<{ authorize_url: string; state: string }> {
  const { db, clock, secret } = deps;
  const service = providerOf(deps, provider);
  const request = { redirectUri, state: secret(), nonce: secret(), verifier: `${secret()}${secret()}` };
  const address = await service.begin(request);
  await db.insert(socialRequests).values({
    stateHash: secretHashOf(request.state),
    keyHash: secretHashOf(key),
    provider,
    nonce: request.nonce,
    verifier: request.verifier,
    redirectUri,
    expiresAt: clock() + socialRequestMs,
  });
  return { authorize_url: address, state: request.state };
}
