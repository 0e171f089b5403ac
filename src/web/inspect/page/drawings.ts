import type { AnyStateMachine } from "xstate";
import { graphOf } from "../chart/graph";
import type { ChartLayout } from "../layout/drawing";
import { layOut } from "../layout/lay-out";

const drawn = new Map<string, Promise<ChartLayout>>();

const draw = async (chart: AnyStateMachine): Promise<ChartLayout> => {
  const { default: Elk } = await import("elkjs/lib/elk.bundled.js");
  return layOut(graphOf(chart), new Elk());
};

/**
 * A chart laid out, once a chart; the layout engine comes in a chunk of its own with the first. A failure may be tried
 * again.
 */
export const drawingOf = (chart: AnyStateMachine): Promise<ChartLayout> => {
  const known = drawn.get(chart.id);
  if (known !== undefined) return known;
  const drawing = draw(chart);
  drawn.set(chart.id, drawing);
  void drawing.catch(() => drawn.delete(chart.id));
  return drawing;
};
