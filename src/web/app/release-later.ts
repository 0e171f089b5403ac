import type { AppRouter } from "./router";

/** Milliseconds after which new releases are looked for, when the first load is over. */
const startingMs = 10_000;

/** Starts to look for new releases after the first page is shown; never in development. */
export function followReleaseLater(router: AppRouter): void {
  if (import.meta.env.DEV) return;
  const follow = async () => {
    const { followRelease } = await import("./release");
    followRelease({ router, page: window, fetch: window.fetch.bind(window), now: Date.now });
  };
  setTimeout(() => void follow().catch(() => undefined), startingMs);
}
