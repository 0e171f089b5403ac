import type { AnswerInput } from "./operation";

/** The time on an item (ms) as the device reports it, limited to the time since the item was served. */
export const elapsedSince = (servedAt: number, now: number, { elapsed_ms }: Pick<AnswerInput, "elapsed_ms">): number =>
  Math.min(elapsed_ms, Math.max(0, now - servedAt));
