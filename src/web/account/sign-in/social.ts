import { redirect } from "@tanstack/react-router";
import { isSignedIn } from "../../../../machines/session/session.selectors";
import type { SocialReturn } from "../../../../machines/session/sign-in-methods";
import type { SessionActor } from "../../contexts/session-context";
import type { SendCall } from "../../effects/http";
import { tabKeys, type TextStorage } from "../../platform/storage";
import type { CallbackSearch } from "../../site/search";

/** A random key of URL-safe characters that cannot be guessed. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

interface Starting {
  readonly provider: string;
  readonly key: string;
  /** The page that was asked for before the sign-in. */
  readonly back: string | undefined;
}

/**
 * The provider's address for signing in. It stores a key in this tab, which the returning request must match, and the
 * page to go on to.
 */
export async function socialAddress(
  call: SendCall,
  { provider, key, back }: Starting,
  tab: TextStorage,
): Promise<string> {
  const { authorize_url: address, state } = await call("socialStart", { provider, key });
  tab.set(tabKeys.socialState, `${provider}.${state}`);
  tab.set(tabKeys.socialKey, key);
  if (back === undefined) tab.remove(tabKeys.socialBack);
  else tab.set(tabKeys.socialBack, back);
  return address;
}

/**
 * The outcome of a return from a provider: data for the server to check, a return that this tab did not start, or a
 * refusal by the provider.
 */
export type Returned = SocialReturn | "unexpected" | "declined";

/** Reads the provider's parameters if this tab started the sign-in; each start can be used once. */
function returnedOf({ code, state, iss, error }: CallbackSearch, tab: TextStorage): Returned {
  const [expected, key] = [tab.get(tabKeys.socialState), tab.get(tabKeys.socialKey)];
  tab.remove(tabKeys.socialState);
  tab.remove(tabKeys.socialKey);
  const [provider = "", kept] = (expected ?? "").split(".", 2);
  if (key === null || state === undefined || state !== kept) return "unexpected";
  if (error !== undefined) return "declined";
  return code === undefined ? "unexpected" : { provider, code, state, key, ...(iss === undefined ? {} : { iss }) };
}

/** Runs before /callback: passes the provider's answer to the session, or reports why there is none to pass. */
export function takeSocialReturn(
  session: SessionActor,
  search: CallbackSearch,
  tab: TextStorage,
): { returned: "expected" | "unexpected" | "declined" } {
  if (isSignedIn(session.getSnapshot())) {
    const back = tab.get(tabKeys.socialBack);
    tab.remove(tabKeys.socialBack);
    throw redirect({ to: "/", search: back === null ? {} : { redirect: back }, replace: true });
  }
  const returned = returnedOf(search, tab);
  if (typeof returned === "string") return { returned };
  session.send({ type: "socialSignIn.returned", social: returned });
  return { returned: "expected" };
}
