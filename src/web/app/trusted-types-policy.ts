/** A Trusted Types policy, typed to return strings, since the DOM's types expect strings. */
interface Policy {
  readonly createHTML: (text: string) => string;
  readonly createScriptURL: (address: string) => string;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

const bar = '<div class="bar" aria-hidden="true"></div>';
const worker = "/sw.js";

const refused = (text: string): never => {
  throw new TypeError(`not ours: ${text}`);
};

const rules: Policy = {
  createHTML: (text) => (text === bar ? text : refused(text)),
  createScriptURL: (address) => (address === worker || /^https?:\/\//i.test(address) ? address : refused(address)),
};

const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
const policy = trustedTypes?.createPolicy("invigil", rules) ?? rules;

/** The markup of the progress bar over the page. */
export const barMarkup = (): string => policy.createHTML(bar);

/** The address of the service worker that stores the pages. */
export const workerAddress = (): string => policy.createScriptURL(worker);

/** The address of a script named in the site's settings. */
export const programAddress = (address: string): string => policy.createScriptURL(address);
