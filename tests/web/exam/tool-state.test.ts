import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toolSheetOf, type ToolSheet } from "../../../machines/exam/tool-sheet";
import type { SavedToolState } from "../../../src/contract/attempt/attempt";
import { readTools } from "../../../src/web/exam/tool-state/read";
import { untouched } from "../../../src/web/exam/tool-state/shape";
import { itemTools, makeToolStore } from "../../../src/web/exam/tool-state/tool-store";
import { clampLineWindow, windowByKey } from "../../../src/web/exam/tools/line-window";
import { offeredTools } from "../../../src/web/exam/tools/offered";
import { clampPanelPlace, steppedPanel } from "../../../src/web/exam/tools/panel/panel-place";

const nobody: ToolSheet = { sitting: null, items: {} };
const ofSitting = (state: object): ToolSheet => toolSheetOf([saved(null, 1, 1, state)], []);
const saved = (exercise_id: string | null, epoch: number, revision: number, state: object): SavedToolState => ({
  exercise_id,
  epoch,
  revision,
  state: { ...state },
});

describe("the state of the tools", () => {
  it("is sent item by item, and restored from the sent states", () => {
    const told: SavedToolState[] = [];
    const store = makeToolStore(readTools(nobody), (exerciseId, state) =>
      told.push(saved(exerciseId, 1, told.length + 1, state)),
    );
    store.changeItem("e1", () => ({ eliminated: ["B"] }));
    store.changeItem("e2", () => ({ eliminated: ["C"] }));
    store.changeAttempt({ zoom: 150, calculator: { expressions: ["y=x"], view: { x: 1, y: 2, reach: 3 } } });
    store.changeAttempt({ keypad: { entry: "7", tape: ["3+4 = 7"], memory: "0" }, volume: 0.5 });
    store.show("lineReader", true);
    store.show("lineReader", true);
    expect(told.map(({ exercise_id }) => exercise_id)).toEqual(["e1", "e2", null, null, null]);
    const again = readTools(toolSheetOf(told, []));
    expect(again).toEqual(store.get());
    expect(itemTools(again, "e1")).toEqual({ eliminated: ["B"], highlights: [] });
    expect(itemTools(again, "e3")).toEqual({ eliminated: [], highlights: [] });
    expect(again.attempt).toMatchObject({ zoom: 150, open: ["lineReader"], keypad: { entry: "7" }, volume: 0.5 });
  });

  it("is that of untouched tools where its kind is not known", () => {
    expect(readTools(nobody)).toEqual(untouched);
    expect(readTools(ofSitting({ zoom: "much", open: ["zoom"], keypad: 3, later: true }))).toEqual({
      ...untouched,
      attempt: { ...untouched.attempt, open: ["zoom"] },
    });
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (state) => {
        const { zoom, lineReader, keypad } = readTools(ofSitting(state)).attempt;
        return typeof zoom === "number" && typeof lineReader.top === "number" && typeof keypad.entry === "string";
      }),
    );
  });

  it("is decided by the later writer, then by the later change, in any order of reading", () => {
    const word = fc.record({ epoch: fc.nat(3), revision: fc.integer({ min: 1, max: 4 }) });
    const words = fc.uniqueArray(word, { minLength: 1, selector: ({ epoch, revision }) => epoch * 10 + revision });
    fc.assert(
      fc.property(words, fc.nat(8), (all, cut) => {
        const last = Math.max(...all.map(({ epoch, revision }) => epoch * 10 + revision));
        const server = all
          .slice(0, cut)
          .map(({ epoch, revision }) => saved("e1", epoch, revision, { epoch, revision }));
        const device = all.slice(cut).map(({ epoch, revision }) => ({
          kind: "tools" as const,
          exerciseId: "e1",
          epoch,
          revision,
          state: { epoch, revision },
        }));
        const stands = toolSheetOf(server, device).items["e1"];
        expect((stands?.epoch ?? 0) * 10 + (stands?.revision ?? 0)).toBe(last);
        expect(toolSheetOf(server, device).sitting).toBeNull();
      }),
    );
  });
});

describe("the tools of a bar", () => {
  it("shows the tools that the section lists, and the calculator if an item requires it", () => {
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
        const { left, top, width, height } = clampPanelPlace(place, room, least);
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
    expect(steppedPanel(place, "ArrowLeft", false)).toEqual({ ...place, left: 76 });
    expect(steppedPanel(place, "ArrowDown", true)).toEqual({ ...place, height: 224 });
    expect(steppedPanel(place, "Enter", false)).toBeNull();
  });
});

describe("the window of the line reader", () => {
  it("moves by a line and shows one to three", () => {
    expect(windowByKey({ top: 20, lines: 2 }, "ArrowDown", 4)).toEqual({ top: 24, lines: 2 });
    expect(windowByKey({ top: 2, lines: 2 }, "ArrowUp", 4)).toEqual({ top: 0, lines: 2 });
    expect(windowByKey({ top: 20, lines: 3 }, "ArrowRight", 4)).toEqual({ top: 20, lines: 3 });
    expect(windowByKey({ top: 20, lines: 2 }, "a", 4)).toBeNull();
    expect(clampLineWindow({ top: 500, lines: 0 })).toEqual({ top: 92, lines: 1 });
  });
});
