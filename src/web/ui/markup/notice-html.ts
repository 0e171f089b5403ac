import type { Allowed } from "./allowed";
import type { Cleaner } from "./cleaner";

const silent = `
  annotation-xml audio colgroup desc foreignobject head iframe math mi mn mo ms mtext noembed noframes noscript
  object plaintext script selectedcontent style svg template thead title video xmp`
  .trim()
  .split(/\s+/);

const allowed: Allowed = {
  html: ["a", "b", "br", "em", "i", "li", "ol", "p", "span", "strong", "ul"],
  math: [],
  svg: [],
  attributes: ["href"],
  silent,
  links: /^(?:https?:\/\/|\/(?![/\\]))/i,
};

/** A notice's HTML reduced to text, emphasis, lists and links, in the form that the page can insert. */
export const safeNotice = (cleaner: Cleaner, html: string): string | TrustedHTML => cleaner.toMarkup(html, allowed);
