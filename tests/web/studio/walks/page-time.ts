import { act } from "@testing-library/react";
import { setImmediate as immediately } from "node:timers/promises";
import { afterAll, beforeAll, vi } from "vitest";

/** Time of the page passes only when the test lets it. */
export const holdTime = (): void => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
  afterAll(() => void vi.useRealTimers());
};

export const pass = (milliseconds: number): Promise<unknown> =>
  act(async () => {
    vi.advanceTimersByTime(milliseconds);
    await immediately();
  });

const patienceMs = 10_000;

/** Runs what is due until the page is as expected, or for some seconds; gives what the page is then. */
export async function seenSoon<Sight>(
  look: () => Sight | Promise<Sight>,
  isExpected: (sight: Sight) => boolean,
): Promise<Sight> {
  const begun = process.hrtime.bigint();
  for (;;) {
    const sight = await look();
    if (isExpected(sight) || process.hrtime.bigint() - begun > BigInt(patienceMs) * 1_000_000n) return sight;
    await pass(0);
  }
}
