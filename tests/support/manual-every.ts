import type { Every } from "../../src/server/support/every";

/** Repeated work that runs only when a test lets time pass. */
export const manualEvery = () => {
  let now = 0;
  let tasks: readonly { readonly ms: number; readonly run: () => void; due: number }[] = [];
  const every: Every = (ms, run) => {
    const task = { ms, run, due: now + ms };
    tasks = [...tasks, task];
    return () => void (tasks = tasks.filter((other) => other !== task));
  };
  return {
    every,
    /** How many repeat. */
    running: () => tasks.length,
    pass: (ms: number): void => {
      const until = now + ms;
      for (;;) {
        const [next] = tasks.filter(({ due }) => due <= until).toSorted((one, other) => one.due - other.due);
        if (next === undefined) break;
        now = next.due;
        next.due += next.ms;
        next.run();
      }
      now = until;
    },
  };
};
