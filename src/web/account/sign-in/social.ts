import { redirect } from "@tanstack/react-router";
import { isSignedIn } from "../../../../machines/session/session.selectors";
import type { SocialReturn } from "../../../../machines/session/sign-in-methods";
import type { SessionActor } from "../../contexts/session-context";
import type { SendCall } from "../../effects/http";
import { tabKeys, type TextStorage } from "../../platform/storage";
import type { CallbackSearch } from "../../site/search";

/** A key that nobody guesses, in letters that fit into an address. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Where a provider is asked to vouch for somebody; what comes back must fit what this tab keeps. */
export async function socialAddress(call: SendCall, provider: string, key: string, tab: TextStorage): Promise<string> {
  const { authorize_url: address, state } = await call("socialStart", { provider, key });
  tab.set(tabKeys.socialState, `${provider}.${state}`);
  tab.set(tabKeys.socialKey, key);
  return address;
}

/** What came back with somebody: for the server to judge, not from here, or without the provider's word for them. */
export type Returned = SocialReturn | "unexpected" | "declined";

/** What the provider sent, where this tab has sent the person there; usable once. */
function returnedOf({ code, state, iss, error }: CallbackSearch, tab: TextStorage): Returned {
  const [expected, key] = [tab.get(tabKeys.socialState), tab.get(tabKeys.socialKey)];
  tab.remove(tabKeys.socialState);
  tab.remove(tabKeys.socialKey);
  const [provider = "", kept] = (expected ?? "").split(".", 2);
  if (key === null || state === undefined || state !== kept) return "unexpected";
  if (error !== undefined) return "declined";
  return code === undefined ? "unexpected" : { provider, code, state, key, ...(iss === undefined ? {} : { iss }) };
}

/** Before /callback: hands the session what came back, or says why there is nothing to hand over. */
export function takeSocialReturn(
  session: SessionActor,
  search: CallbackSearch,
  tab: TextStorage,
): { returned: "expected" | "unexpected" | "declined" } {
  if (isSignedIn(session.getSnapshot())) throw redirect({ to: "/", replace: true });
  const returned = returnedOf(search, tab);
  if (typeof returned === "string") return { returned };
  session.send({ type: "socialSignIn.returned", social: returned });
  return { returned: "expected" };
}
