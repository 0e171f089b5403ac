import type { Page } from "playwright-core";

/** The least height and width of something to touch, in px. */
const leastTarget = 44;

/**
 * Controls that a finger misses: smaller than 44 px, or covered by something else once the page is scrolled to them, or
 * beyond the edge of the screen. Where a dialog is open only its controls count.
 */
export const missedByFingers = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const controls = "button, a[href], input, select, textarea, summary, [role=button], [role=menuitem]";
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    const dialogs = [...document.querySelectorAll("dialog[open], [role=alertdialog], [role=menu]")].filter(isShown);
    const root = dialogs.at(-1) ?? document.body;
    const isSkipLink = (element: Element) => element.getBoundingClientRect().bottom <= 0;
    /** A link in a sentence is as high as its line. */
    const isInSentence = (element: Element) =>
      element.tagName === "A" &&
      getComputedStyle(element).display === "inline" &&
      (element.parentElement?.textContent ?? "").trim() !== (element.textContent ?? "").trim();
    const targetOf = (element: Element): Element =>
      element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type)
        ? (element.closest("label") ?? element.labels?.[0] ?? element)
        : element;
    const faultOf = (element: Element): string | null => {
      const target = targetOf(element);
      target.scrollIntoView({ block: "center", inline: "nearest" });
      const { left, right, top, bottom, width, height } = target.getBoundingClientRect();
      if (Math.round(width) < least || Math.round(height) < least)
        return `${Math.round(width)} × ${Math.round(height)}`;
      if (left < 0 || right > window.innerWidth) return "beyond the edge";
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isHit = hit !== null && (target.contains(hit) || hit.contains(target));
      return isHit ? null : `covered by ${hit?.tagName} ${hit?.textContent?.slice(0, 30)}`;
    };
    const missed = [...root.querySelectorAll(controls)]
      .filter((element) => isShown(element) && !isSkipLink(element) && !isInSentence(element))
      .flatMap((element) => {
        const fault = faultOf(element);
        const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40) ?? "";
        return fault === null ? [] : [`${element.tagName} ${name}: ${fault}`];
      });
    window.scrollTo(0, 0);
    return missed;
  }, leastTarget);
