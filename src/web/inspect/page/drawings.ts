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
 * The layout of a chart, computed once per chart; the layout engine is loaded from its own chunk on first use. A failed
 * attempt can be repeated.
 */
export const drawingOf = (chart: AnyStateMachine): Promise<ChartLayout> => {
  const known = drawn.get(chart.id);
  if (known !== undefined) return known;
  const drawing = draw(chart);
  drawn.set(chart.id, drawing);
  void drawing.catch(() => drawn.delete(chart.id));
  return drawing;
};
