import { CallRefusal } from "../support/refusal";
import type { LeakyBuckets } from "./leaky-buckets";

/** The delay owed by wrong tries, and the clock and pause to wait with. */
export interface OwedTime {
  readonly owed: LeakyBuckets;
  readonly clock: () => number;
  readonly pause: (ms: number) => Promise<unknown>;
}

interface Waiting {
  readonly since: number;
  readonly ms: number;
  readonly go: () => void;
  readonly refuse: () => void;
}

/** A try that has waited this long is refused, before its browser gives up. */
const patienceMs = 20_000;
/** The most waiting tries per key; beyond it, the one that has waited longest is refused. */
const mostWaiting = 16;
const retryAfterSeconds = 4;

/**
 * Makes tries wait until the delay owed by earlier ones leaves room. The newest and the oldest go in turn, so that a
 * single try among many repeated ones neither waits behind all of them nor is overtaken for ever.
 */
export function createWaitingTries({ owed, clock, pause }: OwedTime) {
  const lines = new Map<string, Waiting[]>();

  async function letIn(key: string, line: Waiting[], firstWaitMs: number): Promise<void> {
    let waitMs = firstWaitMs;
    for (let isNewestsTurn = true; line.length > 0;) {
      await pause(Math.max(1, waitMs));
      while (line[0] !== undefined && clock() - line[0].since >= patienceMs) line.shift()?.refuse();
      const next = isNewestsTurn ? line.at(-1) : line[0];
      if (next === undefined) continue;
      const filling = await owed.fill(key, next.ms);
      if ("noRoomForMs" in filling) {
        waitMs = filling.noRoomForMs;
        continue;
      }
      const at = line.indexOf(next);
      waitMs = 0;
      if (at < 0) {
        await owed.takeOut(key, next.ms);
        continue;
      }
      line.splice(at, 1);
      next.go();
      isNewestsTurn = !isNewestsTurn;
    }
    lines.delete(key);
  }

  return async (key: string, ms: number): Promise<void> => {
    const known = lines.get(key);
    const filling = known === undefined ? await owed.fill(key, ms) : null;
    if (filling !== null && "until" in filling) return;
    await new Promise<void>((resolve, reject) => {
      const line = lines.get(key) ?? [];
      const refuse = () => reject(new CallRefusal("tooManyRequests", {}, retryAfterSeconds));
      line.push({ since: clock(), ms, go: resolve, refuse });
      if (line.length > mostWaiting) line.shift()?.refuse();
      if (lines.has(key)) return;
      lines.set(key, line);
      letIn(key, line, filling?.noRoomForMs ?? ms).catch(() => {
        lines.delete(key);
        for (const waiting of line) waiting.refuse();
      });
    });
  };
}
