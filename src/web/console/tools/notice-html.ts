import createDOMPurify from "dompurify";

const tags = ["a", "b", "br", "em", "i", "li", "ol", "p", "span", "strong", "ul"];

/** The address inside the application that a link leads to; null where it leads elsewhere. */
export function ownAddress(href: string, base: string): string | null {
  if (!URL.canParse(href, base)) return null;
  const { origin, pathname, search, hash } = new URL(href, base);
  return origin === new URL(base).origin ? pathname + search + hash : null;
}

let purify: ReturnType<typeof createDOMPurify> | null = null;

function makePurify(): ReturnType<typeof createDOMPurify> {
  const made = createDOMPurify(window);
  made.addHook("afterSanitizeAttributes", (node) => {
    if (node.tagName !== "A") return;
    const href = node.getAttribute("href");
    if (href === null || ownAddress(href, window.location.origin) !== null) return;
    node.setAttribute("target", "_blank");
    node.setAttribute("rel", "noopener noreferrer");
  });
  return made;
}

/** A notice's HTML with text, emphasis, lists and links alone; links that leave the site open a window of their own. */
export function safeNotice(html: string): string {
  purify ??= makePurify();
  return purify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ["href"],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:\/\/|\/(?![/\\]))/i,
  });
}
