/**
 * Replaces the browser's sanitizer in happy-dom, which has none: returns the text unchanged.
 * tests/browser/markup.wide.test.ts and notice-html.test.ts test the cleaning in a real browser.
 */
class NoSanitizer {
  replaceElementWithChildren(): boolean {
    return false;
  }
}

if (typeof Element === "function") {
  Reflect.set(globalThis, "Sanitizer", NoSanitizer);
  Element.prototype.setHTML = function setHTML(markup) {
    this.innerHTML = markup;
  };
}
