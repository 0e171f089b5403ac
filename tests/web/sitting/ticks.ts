import { act } from "@testing-library/react";
import { setImmediate as immediately } from "node:timers/promises";

const patienceMs = 12_000;

/** Runs everything that is due: events of network and database, and the updates of the screen. */
export const tick = (): Promise<void> => act(() => immediately());

const atOnce = 5;
/** Several ticks together, because looking at the page costs more than a tick. */
export const ticks = async (): Promise<void> => {
  for (let more = 0; more < atOnce; more += 1) await tick();
};

/** Ticks until a condition is met; the page's time does not advance meanwhile. */
export const until = async (holds: () => boolean | Promise<boolean>, what: string): Promise<void> => {
  const begun = process.hrtime.bigint();
  while (!(await holds())) {
    if (process.hrtime.bigint() - begun > BigInt(patienceMs) * 1_000_000n) throw new Error(`in vain until ${what}`);
    await ticks();
  }
};
