import { describe, expect, test } from "vitest";
import { drawingFault } from "./drawing-fault";
import { drawingsIn, drawnCases } from "./drawn-cases";

const seeds = Array.from({ length: 24 }, (_, k) => k + 1);

test("about a third of all models draw", () => {
  expect(drawnCases.length).toBeGreaterThan(150);
});

describe("texts in drawings are whole, large enough, and not crossed by lines", () => {
  test.each(drawnCases)("$name", ({ settled }) => {
    const faults = seeds.flatMap((n) =>
      [...new Set(drawingsIn(settled(n)).map(drawingFault))].flatMap((fault) =>
        fault === undefined ? [] : [`seed ${n}: ${fault}`],
      ),
    );
    expect(faults.slice(0, 3)).toEqual([]);
  });
});
