import { thePurifier } from "./purifier";

const config = {
  ALLOWED_TAGS: ["a", "b", "br", "em", "i", "li", "ol", "p", "span", "strong", "ul"],
  ALLOWED_ATTR: ["href"],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|\/(?![/\\]))/i,
};

/** A notice's HTML with text, emphasis, lists and links alone, as the page takes it. */
export const safeNotice = (html: string): TrustedHTML =>
  thePurifier().sanitize(html, { ...config, RETURN_TRUSTED_TYPE: true });
