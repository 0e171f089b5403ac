import Elk from "elkjs/lib/elk.bundled.js";
import path from "node:path";
import { graphOf } from "../../src/web/inspect/chart/graph";
import { charts } from "../../src/web/inspect/charts";
import { svgOf } from "../../src/web/inspect/drawing/svg";
import { layOut } from "../../src/web/inspect/layout/lay-out";

export const pictures = path.join(import.meta.dirname, "../../src/pictures/charts");

/** Every chart's drawing: the file's name and its text. */
export const drawCharts = (): Promise<{ readonly file: string; readonly text: string }[]> => {
  const elk = new Elk();
  return Promise.all(
    charts.map(async (chart) => ({ file: `${chart.id}.svg`, text: svgOf(await layOut(graphOf(chart), elk)) })),
  );
};
