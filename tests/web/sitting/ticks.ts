import { act } from "@testing-library/react";
import { setImmediate as immediately } from "node:timers/promises";

const patienceMs = 12_000;

/** Lets everything happen that is due: what the network and the database brought, and what the screen makes of it. */
export const tick = (): Promise<void> => act(() => immediately());

const atOnce = 5;
/** Some turns: looking costs more than turning. */
export const ticks = async (): Promise<void> => {
  for (let more = 0; more < atOnce; more += 1) await tick();
};

/** Turns until it holds; time for the page stands still meanwhile. */
export const until = async (holds: () => boolean | Promise<boolean>, what: string): Promise<void> => {
  const begun = process.hrtime.bigint();
  while (!(await holds())) {
    if (process.hrtime.bigint() - begun > BigInt(patienceMs) * 1_000_000n) throw new Error(`in vain until ${what}`);
    await ticks();
  }
};
