import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { progressDelayMs } from "../../../machines/progress/progress.machine";
import { createProgress } from "../../../src/web/app/progress";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () => {
  const seen: string[] = [];
  const bar = { start: () => void seen.push("start"), done: () => void seen.push("done") } as never;
  const load = vi.fn(() => new Promise<never>((resolve) => (arriveWith = resolve)));
  let arriveWith: (bar: never) => void = () => undefined;
  const progress = createProgress(load);
  return {
    seen,
    load,
    run: () => progress.send({ type: "run.started" }),
    end: () => progress.send({ type: "run.ended" }),
    arrive: async () => {
      arriveWith(bar);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
};

it("shows the bar while something runs", async () => {
  const { seen, run, end, arrive } = open();
  run();
  vi.advanceTimersByTime(progressDelayMs);
  await arrive();
  expect(seen).toEqual(["start"]);
  end();
  expect(seen).toEqual(["start", "done"]);
});

it("shows none for navigations that ended before the bar loaded", async () => {
  const { seen, run, end, arrive } = open();
  run();
  vi.advanceTimersByTime(progressDelayMs);
  end();
  await arrive();
  expect(seen).toEqual([]);
});

it("shows none for immediate navigations, and loads nothing", async () => {
  const { seen, load, run, end } = open();
  run();
  vi.advanceTimersByTime(progressDelayMs - 1);
  end();
  vi.advanceTimersByTime(progressDelayMs);
  expect([seen, load.mock.calls]).toEqual([[], []]);
});

it("fetches the bar once for all runs", async () => {
  const { seen, load, run, end, arrive } = open();
  run();
  vi.advanceTimersByTime(progressDelayMs);
  await arrive();
  end();
  run();
  vi.advanceTimersByTime(progressDelayMs);
  await vi.advanceTimersByTimeAsync(0);
  expect([seen, load.mock.calls.length]).toEqual([["start", "done", "start"], 1]);
});

it("tries again after the bar could not be fetched", async () => {
  const seen: string[] = [];
  const bar = { start: () => void seen.push("start"), done: () => undefined } as never;
  const load = vi.fn<() => Promise<never>>().mockRejectedValueOnce(new Error("gone")).mockResolvedValue(bar);
  const progress = createProgress(load);
  for (const _ of [1, 2]) {
    progress.send({ type: "run.started" });
    await vi.advanceTimersByTimeAsync(progressDelayMs);
    progress.send({ type: "run.ended" });
  }
  expect(seen).toEqual(["start"]);
});
