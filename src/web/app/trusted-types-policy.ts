/** What enters the page unchanged, typed as the texts that the page's own types ask for. */
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

/** The mark-up of the bar over the page. */
export const barMarkup = (): string => policy.createHTML(bar);

/** The address of the worker that keeps the pages. */
export const workerAddress = (): string => policy.createScriptURL(worker);

/** The address of a program that the site's settings name. */
export const programAddress = (address: string): string => policy.createScriptURL(address);
