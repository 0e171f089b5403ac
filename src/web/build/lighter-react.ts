import type { Cut } from "./cuts.ts";

const shared = /\/react-dom\/cjs\/react-dom\.production\.js$/;
const client = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** Functions of react-dom that neither the application nor its libraries call. */
const uncalled = [
  "browser",
  "preconnect",
  "prefetchDNS",
  "preinit",
  "preinitModule",
  "preload",
  "preloadModule",
  "requestFormReset",
  "unstable_batchedUpdates",
  "useFormState",
  "useFormStatus",
];
const exported = (names: readonly string[]): RegExp =>
  new RegExp(String.raw`^exports\.(?:${names.join("|")}) = function [^]*?^\};$`, "gm");

const ofReactDom = /\/node_modules\/react(?:-dom)?\//;
const asksForUncalled = new RegExp(String.raw`from ["']react-dom[^]*\b(?:${uncalled.join("|")}|hydrateRoot)\(`);
const asksForTransitions = /\b(?:ViewTransition\b[^]*from "react"|addTransitionType\()/;

/** Whether a module uses a part of React that is cut. */
export const asksForCut = (code: string, id: string): boolean =>
  !ofReactDom.test(id) && (asksForUncalled.test(code) || asksForTransitions.test(code));

/**
 * Cuts of React for pages that are rendered only in the browser and never use ViewTransition: no state is ever
 * hydrating, no fiber has the tag 30, and the minifier drops code reached only from such states. The saving of each cut
 * is stated and measured in its test.
 */
export const reactCuts = {
  uncalled: [
    { module: shared, found: exported(uncalled), left: "" },
    // the internals that these functions would call
    { module: client, found: /^ {2}r: requestFormReset,\n(?: {2}\w: \w+,?\n)*/gm, left: "" },
  ],
  hydration: [
    { module: client, found: /\bisHydrating = !0/g, left: "!0" },
    { module: client, found: /^ {2}isHydrating = !1;$/gm, left: "" },
  ],
  viewTransitions: [
    { module: client, found: /\b30 === \w+\.tag\b/g, left: "!1" },
    { module: client, found: /\bshouldStartViewTransition = !0/g, left: "!0" },
    { module: client, found: /^ {2}shouldStartViewTransition = !1;$/gm, left: "" },
  ],
} as const satisfies Readonly<Record<string, readonly Cut[]>>;
