import type { Page } from "playwright-core";

/**
 * Waits until the document, its fonts and pictures are there and half a second has passed without a new file or
 * reply. Playwright's `networkidle` also counts requests of frames that were replaced, and these may never end.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let timer = 0;
        const observer = new PerformanceObserver(() => wait());
        const end = (): void => {
          const isWhole = document.readyState === "complete" && document.fonts.status === "loaded";
          if (!isWhole || document.querySelector("main [aria-busy=true]") !== null) return wait();
          observer.disconnect();
          resolve();
        };
        const wait = (): void => {
          clearTimeout(timer);
          timer = window.setTimeout(end, quietMs);
        };
        observer.observe({ type: "resource" });
        wait();
      }),
    500,
  );
