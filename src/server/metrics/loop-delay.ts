import { monitorEventLoopDelay } from "node:perf_hooks";

const resolutionMs = 20;
const rememberedMs = 60_000;

/** The longest delay of the event loop in the last minute, in ms, accurate as long as `worst` is called regularly. */
export function createLoopDelay(clock: () => number) {
  const monitor = monitorEventLoopDelay({ resolution: resolutionMs });
  monitor.enable();
  let seen: readonly { readonly at: number; readonly ms: number }[] = [];
  return {
    worst: (): number => {
      const now = clock();
      const ms = Math.max(0, monitor.max / 1e6 - resolutionMs);
      monitor.reset();
      seen = [...seen, { at: now, ms }].filter(({ at }) => now - at < rememberedMs);
      return Math.max(...seen.map((one) => one.ms));
    },
    close: (): void => void monitor.disable(),
  };
}
