import sanitizeHtml from "sanitize-html";
import type { Localized } from "../../../contract/item/content";
import { isSitePath } from "../../../contract/site/site-fields";

const tags = ["a", "b", "br", "em", "i", "li", "ol", "p", "span", "strong", "ul"];

const isGoodLink = (href: string): boolean => isSitePath(href) || /^https?:\/\/[^\s]+$/i.test(href);

/** The HTML of a notice, reduced to text, emphasis, lists and links. */
export const cleanNotice = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["http", "https"],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = "" }) => ({ tagName, attribs: isGoodLink(href.trim()) ? { href: href.trim() } : {} }),
    },
  }).trim();

const hasWords = (html: string): boolean =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).trim() !== "";

/** The same for each language; languages without any text are left out. */
export const cleanText = (text: Localized): Localized =>
  Object.fromEntries(
    Object.entries(text).flatMap(([language, html]) => {
      const clean = cleanNotice(html ?? "");
      return hasWords(clean) ? [[language, clean]] : [];
    }),
  );
