import { use } from "react";
import { lazyValue } from "../../loading/lazy-value";
import type { Allowed, Way } from "./allowed";
import { browserWay } from "./browser-way";
import { withMarkupRules } from "./markup-rules";

/** Cleans mark-up before it enters the page. */
export interface Cleaner {
  /** As the page takes it. */
  readonly toMarkup: (markup: string, allowed: Allowed) => string | TrustedHTML;
  /** As a body that is in no page. */
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

/** One for all, since the page takes a policy of its name once. */
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
// asked for with the page that shows mark-up, before it has any
if (ofBrowser === null) void ofLibrary.preload();

/** What cleans mark-up here; where the browser cannot, suspends until what can is there. */
export const useCleaner = (): Cleaner => ofBrowser ?? use(ofLibrary.asked());
