import { use } from "react";
import { lazyValue } from "../../loading/lazy-value";
import type { Allowed, Way } from "./allowed";
import { browserWay } from "./browser-way";
import { withMarkupRules } from "./markup-rules";

/** Cleans mark-up before it enters the page. */
export interface Cleaner {
  /** In the form that the page can insert. */
  readonly toMarkup: (markup: string, allowed: Allowed) => string | TrustedHTML;
  /** As a body that belongs to no page. */
  readonly toBody: (markup: string, allowed: Allowed) => Element;
}

interface Rules {
  readonly createHTML: (markup: string, allowed: Allowed) => string;
}
interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: Rules,
  ) => { readonly createHTML: (markup: string, allowed: Allowed) => string | TrustedHTML };
}

/** Creates the cleaner; call it once, since the page accepts a Trusted Types policy of a name only once. */
export function makeCleaner(way: Way): Cleaner {
  const toBody = (markup: string, allowed: Allowed): Element => withMarkupRules(way(markup, allowed), allowed);
  const rules: Rules = { createHTML: (markup, allowed) => toBody(markup, allowed).innerHTML };
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy("markup", rules) ?? rules;
  return { toBody, toMarkup: (markup, allowed) => policy.createHTML(markup, allowed) };
}

const own = browserWay();
const ofBrowser = own === null ? null : makeCleaner(own);
const ofLibrary = lazyValue(async () => makeCleaner((await import("./library-way")).libraryWay()), "library-way");
// loaded with the page that shows mark-up, before there is any
if (ofBrowser === null) void ofLibrary.preload();

/** The cleaner; if the browser has no sanitizer, suspends until the library has loaded. */
export const useCleaner = (): Cleaner => ofBrowser ?? use(ofLibrary.asked());
