const focusable = (element: HTMLElement): HTMLElement => {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  return element;
};

/**
 * After a navigation: moves the focus to the heading of the new page, or to its main area until the heading is there.
 * Returns a function that stops waiting.
 */
export function focusHeading(page: Document): () => void {
  // while moving along the tabs, the focus stays there
  if (page.activeElement?.closest("[role=tablist]")) return () => undefined;
  // hidden pages that stay mounted have headings too
  const heading = () =>
    [...page.querySelectorAll<HTMLElement>("h1")].find((one) => one.checkVisibility?.() ?? true) ?? null;
  const now = heading() ?? page.getElementById("main");
  if (now !== null) focusable(now).focus({ preventScroll: true });
  if (heading() !== null) return () => undefined;
  const observer = new MutationObserver(() => {
    const come = heading();
    if (come === null) return;
    observer.disconnect();
    const isWaiting = page.activeElement === null || page.activeElement === page.body || page.activeElement === now;
    if (isWaiting) focusable(come).focus({ preventScroll: true });
  });
  observer.observe(page.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
