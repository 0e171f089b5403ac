import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeProgress, patience } from "../../../src/web/app/progress";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () => {
  const seen: string[] = [];
  const bar = { start: () => void seen.push("start"), done: () => void seen.push("done") } as unknown as Pick<
    typeof import("nprogress"),
    "start" | "done"
  >;
  let come: (loaded: typeof bar) => void = () => undefined;
  const progress = makeProgress(() => new Promise((resolve) => (come = resolve)));
  return {
    seen,
    progress,
    arrive: async () => {
      come(bar);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
};

it("shows the bar while something runs", async () => {
  const { seen, progress, arrive } = open();
  progress.start();
  vi.advanceTimersByTime(patience);
  await arrive();
  progress.done();
  await Promise.resolve();
  expect(seen).toEqual(["start", "done"]);
});

it("shows none for what was over before the bar had come", async () => {
  const { seen, progress, arrive } = open();
  progress.start();
  vi.advanceTimersByTime(patience);
  progress.done();
  await arrive();
  expect(seen).toEqual(["done"]);
});

it("shows none for what is over at once", async () => {
  const { seen, progress, arrive } = open();
  progress.start();
  vi.advanceTimersByTime(patience - 1);
  progress.done();
  vi.advanceTimersByTime(patience);
  await arrive();
  expect(seen).toEqual([]);
});

it("asks for nothing before the first run", () => {
  const load = vi.fn(() => Promise.reject(new Error("asked")));
  makeProgress(load).done();
  expect(load).not.toHaveBeenCalled();
});
