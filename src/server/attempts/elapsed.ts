import type { AnswerInput } from "./operation";

/** What a device says of the time on an item: no more than has passed since the item was served. */
export const elapsedSince = (servedAt: number, now: number, { elapsed_ms }: Pick<AnswerInput, "elapsed_ms">): number =>
  Math.min(elapsed_ms, Math.max(0, now - servedAt));
