import { redirect } from "@tanstack/react-router";
import type { SocialReturn } from "../../../machines/session/session.machine";
import { isSignedIn } from "../../../machines/session/session.selectors";
import { tabKeys, type TextStorage } from "../effects/storage";
import type { SessionActor } from "../site/session-context";

const callbackPath = "/callback";

/** Where a provider is asked to vouch for somebody; what comes back must carry the state that this tab keeps. */
export function socialAddress(
  provider: { readonly provider: string; readonly authorize_url: string },
  origin: string,
  nonce: string,
  tab: TextStorage,
): string {
  const state = `${provider.provider}.${nonce}`;
  tab.set(tabKeys.socialState, state);
  const address = new URL(provider.authorize_url);
  address.searchParams.set("redirect_uri", origin + callbackPath);
  address.searchParams.set("response_type", "code");
  address.searchParams.set("state", state);
  return address.href;
}

export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What the provider sent, where this tab has sent the person there; usable once. */
function expectedReturn(
  { code, state }: { readonly code?: string; readonly state?: string },
  tab: TextStorage,
): SocialReturn | null {
  const expected = tab.get(tabKeys.socialState);
  tab.remove(tabKeys.socialState);
  const [provider] = (state ?? "").split(".");
  return expected === null || state !== expected || code === undefined || provider === undefined
    ? null
    : { provider, code };
}

/** Before /callback: hands the session what came back, or says that nothing was expected. */
export function takeSocialReturn(
  session: SessionActor,
  search: { readonly code?: string; readonly state?: string },
  tab: TextStorage,
): { isExpected: boolean } {
  if (isSignedIn(session.getSnapshot())) throw redirect({ to: "/", replace: true });
  const social = expectedReturn(search, tab);
  if (social !== null) session.send({ type: "socialSignIn.returned", social });
  return { isExpected: social !== null };
}
