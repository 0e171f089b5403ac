import Elk from "elkjs/lib/elk.bundled.js";
import path from "node:path";
import type { AnyStateMachine } from "xstate";
import { graphOf } from "../../src/web/inspect/chart/graph";
import { charts } from "../../src/web/inspect/charts";
import { svgOf } from "../../src/web/inspect/drawing/svg";
import { layOut } from "../../src/web/inspect/layout/lay-out";

export const pictures = path.join(import.meta.dirname, "../../src/pictures/charts");

/** A chart with its layout, and the file with its drawing. */
interface Drawn {
  readonly chart: AnyStateMachine;
  readonly drawing: Awaited<ReturnType<typeof layOut>>;
  readonly file: string;
  readonly text: string;
}

/** Every chart's drawing. */
export const drawCharts = (): Promise<Drawn[]> => {
  const elk = new Elk();
  return Promise.all(
    charts.map(async (chart) => {
      const drawing = await layOut(graphOf(chart), elk);
      return { chart, drawing, file: `${chart.id}.svg`, text: svgOf(drawing) };
    }),
  );
};
