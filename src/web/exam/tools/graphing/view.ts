import type { GraphView } from "../../tool-state/shape";

export const homeView: GraphView = { x: 0, y: 0, reach: 10 };
const closest = 0.01;
const farthest = 10_000;

/** Shifts the view by fractions of its half width. */
export const panned = (view: GraphView, x: number, y: number): GraphView => ({
  ...view,
  x: view.x + x * view.reach,
  y: view.y + y * view.reach,
});

/** Scales the view; a `factor` under 1 zooms in. */
export const zoomed = (view: GraphView, factor: number): GraphView => ({
  ...view,
  reach: Math.min(farthest, Math.max(closest, view.reach * factor)),
});

const keys: Readonly<Record<string, (view: GraphView) => GraphView>> = {
  ArrowLeft: (view) => panned(view, -0.1, 0),
  ArrowRight: (view) => panned(view, 0.1, 0),
  ArrowUp: (view) => panned(view, 0, 0.1),
  ArrowDown: (view) => panned(view, 0, -0.1),
  "+": (view) => zoomed(view, 0.8),
  "=": (view) => zoomed(view, 0.8),
  "-": (view) => zoomed(view, 1.25),
  "0": () => homeView,
};

/** The view after a key; null: the key has no meaning for the graph. */
export const viewByKey = (view: GraphView, key: string): GraphView | null => keys[key]?.(view) ?? null;

/** Distance between grid lines: 1, 2 or 5 times a power of ten, about ten lines across. */
export const gridStep = (reach: number): number => {
  const rough = reach / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
};

/** A number as a reading on the graph: so many significant digits, a real minus sign. */
export const reading = (value: number, digits = 6): string =>
  String(Number(value.toPrecision(digits))).replace("-", "−");
