import { defaultLanguage } from "../i18n/language";
import { localText, storageKeys } from "../platform/storage";
import { takingKeys, receivedKeys } from "./account-keys";
import { entryCodeIn } from "./address-code";
import { makeCurrentTest } from "./current-test";
import { takingFirstCalls, type FirstCallsPage } from "./first-calls";
import { makeCall, showingFaults, type CallDependencies } from "./http";
import { judgeOnly, type Judge } from "./judge";
import { makeOutline } from "./outline-call";
import { siteWire } from "./wire";

/** Services of the application that calls use, provided when it starts. */
export interface CallLinks {
  readonly judge: Judge;
  readonly isVisitor: () => boolean;
  /** Token of a guest's visit, sent in place of the session's token. */
  readonly visitorToken: () => string | null;
  readonly cover: () => () => void;
}

let deps: CallLinks = {
  judge: judgeOnly,
  isVisitor: () => false,
  visitorToken: () => null,
  cover: () => () => undefined,
};

export const joinCalls = (given: Partial<CallLinks>): void => {
  deps = { ...deps, ...given };
};

const current = makeCurrentTest();

const own = {
  baseUrl: import.meta.env.VITE_API_BASE ?? window.location.origin,
  token: () => deps.visitorToken() ?? localText.get(storageKeys.token),
  menuId: (input) => current.menuOf(input, new URLSearchParams(window.location.search)),
  told: (answer) => current.told(answer as Parameters<typeof current.told>[0]),
  language: () => localText.get(storageKeys.language) ?? defaultLanguage,
  judge: (fact) => deps.judge(fact),
  isVisitor: () => deps.isVisitor(),
  addressCode: () => entryCodeIn(window.location.href),
  cover: () => deps.cover(),
  wire: siteWire(import.meta.env.VITE_WIRE),
  takeReply: takingFirstCalls(window as FirstCallsPage),
} satisfies CallDependencies;

/**
 * Sends the application's calls to its server: same origin unless the build sets `VITE_API_BASE`. A fault is shown by a
 * toast, beside any message in the page.
 */
export const call = takingKeys(makeCall(own), receivedKeys);

/** The same calls as request text, for the service worker to send after this page is closed. */
export const outlineCall = makeOutline(own);

/** The same calls without toasts: for sittings, which show faults in their own place, and for background requests. */
export const callInPlace = showingFaults(call);
