import type { AppRouter } from "./router";

/** Milliseconds after which the releases are followed: the first load is over by then. */
const startingMs = 10_000;

/** Begins to follow the releases once the first page stands; never in development. */
export function followReleaseLater(router: AppRouter): void {
  if (import.meta.env.DEV) return;
  const follow = async () => {
    const { followRelease } = await import("./release");
    followRelease({ router, page: window, fetch: window.fetch.bind(window), now: Date.now });
  };
  setTimeout(() => void follow().catch(() => undefined), startingMs);
}
