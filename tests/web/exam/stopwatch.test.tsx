import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepTimeOn, timeOn } from "../../../src/web/exam/item-times";
import { useStopwatch } from "../../../src/web/exam/use-stopwatch";
import { makeTextStorage } from "../../../src/web/platform/storage";

interface Shown {
  readonly item: string | null;
  readonly isRunning: boolean;
  readonly already?: number;
}

const watch = (shown: Shown) =>
  renderHook(({ item, isRunning, already }: Shown) => useStopwatch("attempt-1", item, isRunning, already), {
    initialProps: shown,
  });
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const turn = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the time on an item", () => {
  it("counts while the item is shown, not under a cover nor in a hidden window", () => {
    const { result, rerender } = watch({ item: "e1", isRunning: true });
    pass(3_000);
    expect(result.current.read()).toBe(3_000);
    rerender({ item: "e1", isRunning: false });
    pass(60_000);
    rerender({ item: "e1", isRunning: true });
    pass(1_000);
    turn("hidden");
    pass(60_000);
    expect(result.current.read()).toBe(4_000);
    turn("visible");
    pass(500);
    expect(result.current.read()).toBe(4_500);
  });

  it("goes on after a reload and after leaving, each item for itself", () => {
    const first = watch({ item: "e1", isRunning: true });
    pass(90_000);
    first.rerender({ item: "e2", isRunning: true });
    pass(2_000);
    first.unmount();
    const second = watch({ item: "e1", isRunning: true });
    expect(second.result.current.read()).toBe(90_000);
    pass(1_000);
    expect(second.result.current.read()).toBe(91_000);
    second.rerender({ item: "e2", isRunning: true });
    expect(second.result.current.read()).toBe(2_000);
  });

  it("loses five seconds at the most to a browser that is killed", () => {
    watch({ item: "e1", isRunning: true });
    pass(92_000);
    expect(timeOn("attempt-1", "e1")).toBe(90_000);
  });

  it("is never below the server's time", () => {
    keepTimeOn("attempt-1", "e1", 4_000);
    const { result } = watch({ item: "e1", isRunning: true, already: 30_000 });
    pass(1_000);
    expect([result.current.read(), result.current.before]).toEqual([31_000, 30_000]);
    expect(watch({ item: null, isRunning: true }).result.current.read()).toBe(0);
  });
});

describe("the times stored on a device", () => {
  it("are those of the last five sittings", () => {
    for (const attempt of ["a", "b", "c", "d", "e", "f"]) keepTimeOn(attempt, "e1", 1_000.4);
    keepTimeOn("b", "e2", 7);
    expect(["a", "b", "c", "f"].map((attempt) => timeOn(attempt, "e1"))).toEqual([0, 1_000, 1_000, 1_000]);
    expect(timeOn("b", "e2")).toBe(7);
  });

  it.each(["no JSON", "{}", '[{"attemptId":"a","times":{"e1":"long"}}]', '[null,{"times":{}}]'])(
    "are none where the storage holds something else: %s",
    (text) => {
      localStorage.setItem("itemTimes", text);
      expect(timeOn("a", "e1")).toBe(0);
      keepTimeOn("a", "e1", 5);
      expect(timeOn("a", "e1")).toBe(5);
    },
  );

  it("stay in memory where the browser stores nothing", () => {
    const storage = makeTextStorage(() => {
      throw new Error("forbidden");
    });
    keepTimeOn("a", "e1", 5, storage);
    expect(timeOn("a", "e1", storage)).toBe(5);
  });
});
