const focusable = (element: HTMLElement): HTMLElement => {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  return element;
};

/**
 * After a navigation: focus goes to the heading of the new page, or to its main area until the heading has come.
 * Answers how to stop waiting.
 */
export function focusHeading(page: Document): () => void {
  // who walks along the tabs stays on them
  if (page.activeElement?.closest("[role=tablist]")) return () => undefined;
  // pages that are kept hidden have headings too
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
