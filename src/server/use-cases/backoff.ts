/** Retry times of failed work, by name. */
export interface Backoff {
  /** Names whose retry is not due yet. */
  waiting(now: number): string[];
  failed(name: string, now: number): void;
  succeeded(name: string): void;
}

const firstMs = 10_000;
const mostMs = 600_000;
const forgottenMs = 3_600_000;

/** Retries ten seconds after the first failure, with the delay doubled after each further one, up to ten minutes. */
export function createBackoff(): Backoff {
  const known = new Map<string, { readonly waitMs: number; readonly until: number }>();
  return {
    waiting: (now) => {
      for (const [name, { until }] of known) if (now - until > forgottenMs) known.delete(name);
      return [...known].flatMap(([name, { until }]) => (now < until ? [name] : []));
    },
    failed: (name, now) => {
      const before = known.get(name)?.waitMs;
      const waitMs = before === undefined ? firstMs : Math.min(mostMs, before * 2);
      known.set(name, { waitMs, until: now + waitMs });
    },
    succeeded: (name) => void known.delete(name),
  };
}
