import createDOMPurify, { type DOMPurify } from "dompurify";
import { ownAddress } from "./own-address";

const pictureSource = /^(?:\/media\/|data:image\/(?:png|jpeg|gif|webp);base64,)/;

let purifier: DOMPurify | null = null;

function make(): DOMPurify {
  const made = createDOMPurify(window);
  made.addHook("uponSanitizeAttribute", (_, attribute) => {
    if (attribute.attrName === "src" && !pictureSource.test(attribute.attrValue)) attribute.keepAttr = false;
  });
  made.addHook("afterSanitizeAttributes", (node) => {
    if (node.tagName !== "A") return;
    const href = node.getAttribute("href");
    if (href === null || ownAddress(href, window.location.origin) !== null) return;
    node.setAttribute("target", "_blank");
    node.setAttribute("rel", "noopener noreferrer");
  });
  return made;
}

/**
 * What cleans mark-up before it enters the page: one for all, since the page takes a policy of its name once. Pictures
 * come from the site or from the text; links that leave the site open a window of their own.
 */
export const thePurifier = (): DOMPurify => (purifier ??= make());
