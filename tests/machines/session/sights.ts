import type { AnyEventObject } from "xstate";
import { isSessionBusy, isSignedIn, type SessionSnapshot } from "../../../machines/session/session.selectors";
import type { SignInMethod } from "../../../machines/session/sign-in-methods";
import { faultMessages } from "../../../src/contract/calls/fault-messages";
import { faults } from "../../../src/contract/calls/faults";
import type { Sent } from "../../support/asked";
import { codeSignIn, credentials, registration, social } from "./samples";

/** The state of the screen and the calls made after a step of the chart. */
export interface Sight {
  readonly at: { readonly address: string; readonly page: string | null };
  /** The toasts as they are read; each is checked once and then removed. */
  readonly toasts: readonly string[];
  readonly token: string | null;
  /** The data of the person in this browser besides the token and the places they left. */
  readonly personal: "kept" | "removed";
  readonly fromRouter: readonly string[];
  readonly calls: readonly Sent[];
  /** Where the browser was sent, off this site. */
  readonly left: readonly string[];
}

export const startPlace = "/center";
const signInWithWayBack = "/?redirect=%2Fcenter";
export const answerWords = "who are you";

/** Everything that signing out removes, and everything that stays on the device. */
export const personal = {
  username: "ann",
  nickname: "Ann",
  avatar: "a.png",
  userInfo: "{}",
  role: "[]",
  permission: "[]",
  routes: "[]",
  visitedTabs: "[]",
} as const;
export const personalOfTab = { fullList: "[1]", light: "2", socialState: "school.abc", socialKey: "k-1" } as const;
export const ofDevice = { language: "en", theme: "{}", mapMiniVolume: "0.5" } as const;

/** The call of each way to sign in. */
export const signInAddresses: Readonly<Record<SignInMethod["by"], string>> = {
  password: "/api/user/login",
  code: "/api/user/login",
  provider: "/socialLogin",
  registration: "/register",
  link: "/api/user/enter_by_code",
};

export const effectOf = ({ type }: AnyEventObject): string =>
  /^xstate\.(?:done|error)\.actor\.(\w+)$/.exec(type)?.[1] ?? "";
const isOneOf = (types: readonly string[], { type }: AnyEventObject) => types.includes(type);
const isFailedSignIn = (event: AnyEventObject) =>
  effectOf(event) === "authenticate" && (event.type.startsWith("xstate.error") || event["output"] === null);
const isExchange = (event: AnyEventObject) => effectOf(event) === "exchangeCode" && event["output"] === "two";
const isRejection = (event: AnyEventObject) =>
  event.type === "session.rejected" ||
  (effectOf(event) === "loadProfile" &&
    (event["error"] as { readonly code?: unknown } | undefined)?.code === faults.tokenInvalid.code);
const removes = (event: AnyEventObject) =>
  isRejection(event) ||
  isFailedSignIn(event) ||
  isExchange(event) ||
  isOneOf(["signOut.requested", "session.reset", "storage.cleared"], event);

const placeAfter = (address: string, event: AnyEventObject, after: SessionSnapshot): string => {
  if (isRejection(event)) return address === startPlace ? signInWithWayBack : address;
  if (isOneOf(["session.reset", "storage.cleared"], event) || effectOf(event) === "signOut") return "/";
  if (address === signInWithWayBack && after.matches({ loggedIn: "ready" })) return startPlace;
  return address;
};

const linkWords = faultMessages.linkUsed.en;

const toastsAfter = (event: AnyEventObject, wayIn: SignInMethod["by"] | null, isSigningIn: boolean): string[] => {
  const hasNoToken = event["output"] === null;
  if (isOneOf(["session.reset", "session.rejected"], event)) return [answerWords];
  if (event.type === "xstate.error.actor.exchangeCode") return [linkWords];
  if (event.type === "xstate.error.actor.authenticate" && wayIn === "link") return [linkWords];
  if (isFailedSignIn(event) && hasNoToken && wayIn === "provider")
    return ["Social login interface abnormal, returned no token"];
  if (isFailedSignIn(event) && hasNoToken) return ["Login interface abnormal, returned no token"];
  if (event.type === "xstate.done.actor.loadProfile" && isSigningIn) return ["Good morning, and welcome"];
  return [];
};

const carried = { menu: "7", language: "en" } as const;
const posted = (url: string, body: object, token: string | null = null): Sent => ({
  method: "POST",
  url,
  token,
  ...carried,
  body: JSON.stringify(body),
});
const asked = (url: string, token: string | null): Sent => ({ method: "GET", url, token, ...carried, body: "" });

const signInCalls: Readonly<Record<SignInMethod["by"], readonly [url: string, body: object]>> = {
  password: [signInAddresses.password, credentials],
  code: [signInAddresses.code, codeSignIn],
  provider: [signInAddresses.provider, social],
  registration: [signInAddresses.registration, registration],
  link: [signInAddresses.link, { code: "c-1" }],
};

/** The calls made as the chart enters `after`. */
const callsOf = (event: AnyEventObject, before: SessionSnapshot, after: SessionSnapshot): Sent[] => {
  const held = `Bearer ${before.context.token}`;
  const calls = isOneOf(["session.rejected", "session.reset"], event) ? [asked("/api/home/get_menu_list", held)] : [];
  if (JSON.stringify(before.value) === JSON.stringify(after.value) && event.type !== "storage.changed") return calls;
  const { wayIn } = after.context;
  if (after.matches("authenticating") && wayIn !== null) return [posted(...signInCalls[wayIn])];
  const profileAsked = asked("/api/user/info", `Bearer ${after.context.token}`);
  if (isExchange(event) && after.matches({ loggedIn: "loadingProfile" }))
    return [posted("/api/user/logout", {}, held), profileAsked];
  if (after.matches({ loggedIn: "loadingProfile" })) return [profileAsked];
  if (after.matches({ loggedIn: "changing" })) return [posted(...signInCalls.link, held)];
  if (after.matches("loggingOut")) return [posted("/api/user/logout", {}, held)];
  return calls;
};

export interface SessionStep {
  readonly event: AnyEventObject;
  readonly before: SessionSnapshot;
  readonly after: SessionSnapshot;
  /** Whether this person has signed in here, and not been greeted yet. */
  readonly isSigningIn: boolean;
}

/** The effects of one step for the person. */
export const sightAfter = (earlier: Sight, { event, before, after, isSigningIn }: SessionStep): Sight => {
  const { address } = earlier.at;
  const next = placeAfter(address, event, after);
  const pathname = (at: string) => at.split("?")[0] ?? "";
  const kept = removes(event) ? [] : earlier.fromRouter;
  // the guard of the next page waits for a link that is used
  const isWaiting = isSessionBusy(after) && (earlier.at.page === null || after.context.wayIn === "link");
  const page = isWaiting ? earlier.at.page : pathname(next);
  return {
    at: { address: next, page },
    toasts: toastsAfter(event, before.context.wayIn, isSigningIn),
    token: isSignedIn(after) || after.matches("departed") ? after.context.token : null,
    personal: removes(event) ? "removed" : earlier.personal,
    // a page that was never shown is not left
    fromRouter: earlier.at.page === null || pathname(next) === pathname(address) ? kept : [...kept, pathname(address)],
    calls: [...earlier.calls, ...callsOf(event, before, after)],
    left: event.type === "phoneSite.found" ? [...earlier.left, String(event["address"])] : earlier.left,
  };
};
