import Elk from "elkjs/lib/elk.bundled.js";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { graphOf } from "../../src/web/inspect/chart/graph";
import { charts } from "../../src/web/inspect/charts";
import { svgOf } from "../../src/web/inspect/drawing/svg";
import { layOut } from "../../src/web/inspect/layout/lay-out";
import { illegible } from "../../src/web/inspect/layout/legible";
import { drawCharts, pictures } from "./draw";

const machineFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".machine.ts"));

/** The charts, laid out once for all tests. */
const drawn = await drawCharts();

it("the pictures show the current charts; `npm run charts` redraws them", () => {
  expect(readdirSync(pictures).toSorted()).toEqual(drawn.map(({ file }) => file).toSorted());
  const stale = drawn.filter(({ file, text }) => readFileSync(path.join(pictures, file), "utf8") !== text);
  expect(stale.map(({ file }) => file)).toEqual([]);
});

it("every machine has its chart", () => {
  expect(machineFiles(path.join(import.meta.dirname, "../../machines"))).toHaveLength(charts.length);
});

describe.each(drawn.map((one) => [one.chart.id, one] as const))("the drawing of %s", (_, { chart, drawing, text }) => {
  it("can be read everywhere, and is the same each time", { timeout: 20_000 }, async () => {
    expect(illegible(drawing)).toEqual([]);
    expect(svgOf(await layOut(graphOf(chart), new Elk()))).toBe(text);
  });

  it("has an arrow or a line for each transition", () => {
    const shown = [
      ...drawing.arrows.flatMap(({ transitions, points }) => (points.length > 1 ? transitions : [])),
      ...drawing.boxes.flatMap(({ lines }) => lines.flatMap(({ transition }) => transition ?? [])),
    ];
    expect([...new Set(shown)].toSorted()).toEqual(
      graphOf(chart)
        .edges.map(({ id }) => id)
        .toSorted(),
    );
  });
});
