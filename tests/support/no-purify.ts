/**
 * In place of DOMPurify where happy-dom stands for a browser, which cannot carry it out: the text as it came.
 * tests/browser/markup.test.ts and notice-html.test.ts test the cleaning where it runs.
 */
const createPurifier = () => ({
  addHook: () => undefined,
  sanitize: (html: string, { RETURN_DOM: asBody = false }: { readonly RETURN_DOM?: boolean } = {}) =>
    asBody ? new DOMParser().parseFromString(html, "text/html").body : html,
});

export { createPurifier as default };
