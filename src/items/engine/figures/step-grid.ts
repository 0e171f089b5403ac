import { range } from "../algebra";
import { colours, line, type Point } from "./svg";

const unit = 36;
const paleLine = { stroke: colours.muted, "stroke-opacity": 0.45, "stroke-width": 1 } as const;
/** The lines of a grid; below, the place of a grid point: columns count from the left, rows from the top. */
export const gridLines = (columns: number, rows: number): string[] => [
  ...range(0, columns).map((x) => line(gridPoint([x, 0]), gridPoint([x, rows]), paleLine)),
  ...range(0, rows).map((y) => line(gridPoint([0, y]), gridPoint([columns, y]), paleLine)),
];
export const gridPoint = ([x, y]: Point): Point => [20 + x * unit, 20 + y * unit];
export const gridSize = (columns: number, rows: number): [number, number] => [columns * unit + 40, rows * unit + 40];
