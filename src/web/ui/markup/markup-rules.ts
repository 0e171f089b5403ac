import type { Allowed } from "./allowed";
import { siteAddress } from "./site-address";

const pictureSource = /^(?:\/media\/|data:image\/(?:png|jpeg|gif|webp);base64,)/;

/** Browsers ignore these characters in addresses. */
// oxlint-disable-next-line no-control-regex
const unread = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g;

const picture = (element: Element): void => {
  const source = element.getAttribute("src") ?? "";
  if (element.localName !== "img" || !pictureSource.test(source)) element.removeAttribute("src");
};

const linkOf =
  ({ links }: Allowed) =>
  (element: Element): void => {
    const href = element.getAttribute("href") ?? "";
    if (element.localName !== "a" || links?.test(href.replace(unread, "")) !== true)
      return element.removeAttribute("href");
    if (siteAddress(href, window.location.origin) !== null) return;
    element.setAttribute("target", "_blank");
    element.setAttribute("rel", "noopener noreferrer");
  };

/** Removes an id that is also the name of a property of the document or of a form. */
const nameOf =
  (form: HTMLFormElement) =>
  (element: Element): void => {
    if (element.id in document || element.id in form) element.removeAttribute("id");
  };

/**
 * Rules beyond lists of names: pictures come only from the site or from the text itself, links have allowed addresses
 * and open a new window if they leave the site, and no name hides a property of the page.
 */
export function withMarkupRules(body: Element, allowed: Allowed): Element {
  const rules: readonly (readonly [string, (element: Element) => void])[] = [
    ["[src]", picture],
    ["[href]", linkOf(allowed)],
    ["[id]", nameOf(document.createElement("form"))],
  ];
  for (const [which, rule] of rules) for (const element of body.querySelectorAll(which)) rule(element);
  return body;
}
