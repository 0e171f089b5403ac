import { monitorEventLoopDelay } from "node:perf_hooks";

const resolutionMs = 20;
const rememberedMs = 60_000;

/** By how much the event loop was late at worst in the last minute, in ms, as far as somebody asks now and then. */
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
