import type { Point } from "../../engine/figures/svg";
import { depthIn, reflected, sheetSize, stagesOf, type Fold } from "./paper";

const round = (value: number): number => Math.round(value * 1000) / 1000;
const keyOf = ([x, y]: Point): string => `${round(y)},${round(x)}`;

export const sameHoles = (one: readonly Point[], other: readonly Point[]): boolean => holesKey(one) === holesKey(other);
export const holesKey = (holes: readonly Point[]): string =>
  holes
    .map(keyOf)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join(" ");

const distinct = (holes: readonly Point[]): Point[] => [
  ...new Map(holes.map((hole) => [keyOf(hole), [round(hole[0]), round(hole[1])] as const])).values(),
];

/** Undoes the folds from the last to the first: each hole also appears where the part turned over lay above it. */
export const unfolded = (folds: readonly Fold[], punches: readonly Point[]): Point[] => {
  const stages = stagesOf(folds);
  return folds.reduceRight<Point[]>((holes, fold, k) => {
    const before = stages[k]?.outline ?? [];
    const images = holes.map((hole) => reflected(fold, hole)).filter((hole) => depthIn(before, hole) > 0);
    return distinct([...holes, ...images]);
  }, distinct(punches));
};

/** Whether a punch is clear of every edge and crease, so that no hole is cut in half. */
export const isClear = (folds: readonly Fold[], punch: Point): boolean => {
  const stages = stagesOf(folds);
  const clearOf = (stage: number, point: Point) => Math.abs(depthIn(stages[stage]?.outline ?? [], point)) > 0.4;
  let points: Point[] = [punch];
  if (depthIn(stages.at(-1)?.outline ?? [], punch) < 0.4) return false;
  for (let k = folds.length - 1; k >= 0; k -= 1) {
    const fold = folds[k];
    if (fold === undefined) return false;
    points = points.flatMap((point) => [point, reflected(fold, point)]);
    if (!points.every((point) => clearOf(k, point))) return false;
    points = points.filter((point) => depthIn(stages[k]?.outline ?? [], point) > 0);
  }
  return points.every(isCell);
};

/** Whether a hole lies in the middle of a square of the sheet. */
export const isCell = (hole: Point): boolean =>
  hole.every((value) => value > 0 && value < sheetSize && Math.abs(value - Math.floor(value) - 0.5) < 0.01);

export const cells: readonly Point[] = Array.from({ length: sheetSize * sheetSize }, (_, k) => [
  (k % sheetSize) + 0.5,
  Math.floor(k / sheetSize) + 0.5,
]);
