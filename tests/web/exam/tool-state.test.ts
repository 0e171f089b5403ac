import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeTextStorage } from "../../../src/web/effects/storage";
import { untouched } from "../../../src/web/exam/tool-state/shape";
import { makeToolStore, itemTools } from "../../../src/web/exam/tool-state/tool-store";
import { heldWindow, windowByKey } from "../../../src/web/exam/tools/line-window";
import { offeredTools } from "../../../src/web/exam/tools/offered";
import { held, stepped } from "../../../src/web/exam/tools/panel/panel-place";
import { memoryStorage } from "../../support/memory-storage";

const newStorage = () => {
  const storage = memoryStorage();
  return makeTextStorage(() => storage);
};

describe("what the tools hold", () => {
  it("comes back after a reload, by attempt and item", () => {
    const storage = newStorage();
    const store = makeToolStore("a1", storage);
    store.changeItem("e1", () => ({ eliminated: ["B"] }));
    store.changeItem("e2", () => ({ eliminated: ["C"] }));
    store.changeAttempt({ zoom: 150, calculator: { expressions: ["y=x"], view: { x: 1, y: 2, reach: 3 } } });
    store.show("lineReader", true);
    const again = makeToolStore("a1", storage);
    expect(again.get()).toEqual(store.get());
    expect(itemTools(again.get(), "e1").eliminated).toEqual(["B"]);
    expect(itemTools(again.get(), "e3")).toEqual({ eliminated: [], highlights: [] });
    expect(makeToolStore("a2", storage).get()).toEqual(untouched);
  });

  it("is kept for the last five sittings", () => {
    const storage = newStorage();
    for (const id of ["1", "2", "3", "4", "5", "6"]) makeToolStore(id, storage).changeAttempt({ zoom: 200 });
    expect(["1", "2", "6"].map((id) => makeToolStore(id, storage).get().attempt.zoom)).toEqual([100, 200, 200]);
  });

  it("is as untouched where the storage holds something else", () => {
    const storage = newStorage();
    const kept = (state: unknown) => {
      storage.set("toolState", JSON.stringify([{ attemptId: "a", state }]));
      return makeToolStore("a", storage).get();
    };
    expect(kept({ version: 2 })).toEqual(untouched);
    expect(kept({ version: 1, item: 3, attempt: { zoom: "much", open: ["zoom"] } })).toEqual({
      ...untouched,
      attempt: { ...untouched.attempt, open: ["zoom"] },
    });
    storage.set("toolState", "{");
    expect(makeToolStore("a", storage).get()).toEqual(untouched);
    fc.assert(fc.property(fc.jsonValue(), (state) => typeof kept(state).attempt.zoom === "number"));
  });
});

describe("what a bar offers", () => {
  it("is what the section lists, and the calculator that an item asks for", () => {
    expect(offeredTools(["eliminator", "zoom", "palette"], false)).toEqual(["zoom"]);
    expect(offeredTools([], true)).toEqual(["calculator"]);
    expect(offeredTools(["graphingCalculator"], true)).toEqual(["graphingCalculator"]);
    expect(offeredTools(["calculator"], true)).toEqual(["calculator"]);
  });
});

describe("a panel", () => {
  const room = { width: 1_000, height: 700 };
  const least = { width: 200, height: 150 };
  const sides = fc.record({
    left: fc.integer({ min: -3_000, max: 3_000 }),
    top: fc.integer({ min: -3_000, max: 3_000 }),
    width: fc.nat(3_000),
    height: fc.nat(3_000),
  });

  it("never leaves the window, nor grows beyond it", () => {
    fc.assert(
      fc.property(sides, (place) => {
        const { left, top, width, height } = held(place, room, least);
        expect(left).toBeGreaterThanOrEqual(8);
        expect(top).toBeGreaterThanOrEqual(8);
        expect(left + width).toBeLessThanOrEqual(992);
        expect(top + height).toBeLessThanOrEqual(692);
        expect(width).toBeGreaterThanOrEqual(200);
      }),
    );
  });

  it("moves by arrows, and with Shift changes its size", () => {
    const place = { left: 100, top: 100, width: 300, height: 200 };
    expect(stepped(place, "ArrowLeft", false)).toEqual({ ...place, left: 76 });
    expect(stepped(place, "ArrowDown", true)).toEqual({ ...place, height: 224 });
    expect(stepped(place, "Enter", false)).toBeNull();
  });
});

describe("the window of the line reader", () => {
  it("moves by a line and shows one to three", () => {
    expect(windowByKey({ top: 20, lines: 2 }, "ArrowDown", 4)).toEqual({ top: 24, lines: 2 });
    expect(windowByKey({ top: 2, lines: 2 }, "ArrowUp", 4)).toEqual({ top: 0, lines: 2 });
    expect(windowByKey({ top: 20, lines: 3 }, "ArrowRight", 4)).toEqual({ top: 20, lines: 3 });
    expect(windowByKey({ top: 20, lines: 2 }, "a", 4)).toBeNull();
    expect(heldWindow({ top: 500, lines: 0 })).toEqual({ top: 92, lines: 1 });
  });
});
