/**
 * In place of the browser's own cleaning where happy-dom stands for a browser, which has none: the text as it came.
 * tests/browser/markup.wide.test.ts and notice-html.test.ts test the cleaning where it runs.
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
