import { defaultLanguage } from "../i18n/language";
import { localText, storageKeys } from "../platform/storage";
import { takingKeys, receivedKeys } from "./account-keys";
import { entryCodeIn } from "./address-code";
import { makeCurrentTest } from "./current-test";
import { makeCall, showingFaults, type CallDependencies } from "./http";
import { judgeOnly, type Judge } from "./judge";
import { makeOutline } from "./outline-call";
import { siteWire } from "./wire";

/** What calls need of the application, joined when it starts. */
export interface CallLinks {
  readonly judge: Judge;
  readonly isVisitor: () => boolean;
  /** Goes out in place of the session's token. */
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
} satisfies CallDependencies;

/**
 * The application's way to its server: same origin unless the build says otherwise. A fault is told by a toast, beside
 * the words in the page where it has any.
 */
export const call = takingKeys(makeCall(own), receivedKeys);

/** The same calls as text, for the worker to send when this page is gone. */
export const outlineCall = makeOutline(own);

/** The same for sittings, which say everything in their own place, and for what nobody has asked for just now. */
export const callInPlace = showingFaults(call);
