import createDOMPurify from "dompurify";
import { elementNames, type Way } from "./allowed";

const addresses = new Set(["src", "href"]);

/** Cleaning by a library, for browsers without a sanitizer. */
export function libraryWay(): Way {
  const purifier = createDOMPurify(window);
  return (markup, allowed) =>
    purifier.sanitize(markup, {
      ALLOWED_TAGS: [...elementNames(allowed)],
      ALLOWED_ATTR: [...allowed.attributes],
      // "Rain: Jan 25" is no address
      ADD_URI_SAFE_ATTR: allowed.attributes.filter((name) => !addresses.has(name)),
      FORBID_CONTENTS: [...allowed.silent],
      FORCE_BODY: true,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM: true,
    }) as HTMLElement;
}
