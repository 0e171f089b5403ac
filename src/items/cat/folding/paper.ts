import type { Point } from "../../engine/figures/svg";

/** Squares along one side of the sheet. */
export const sheetSize = 6;

/** The part of the sheet where a·x + b·y > c is turned over along the line a·x + b·y = c; a and b are −1, 0 or 1. */
export interface Fold {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** A folded sheet: its layers, each a convex polygon, and the outline of them all. */
export interface Paper {
  readonly outline: readonly Point[];
  readonly layers: readonly (readonly Point[])[];
}

const tiny = 1e-6;
const beyond = ({ a, b, c }: Fold, [x, y]: Point): number => a * x + b * y - c;

export const reflected = (fold: Fold, point: Point): Point => {
  const { a, b } = fold;
  const far = (2 * beyond(fold, point)) / (a * a + b * b);
  return [point[0] - a * far, point[1] - b * far];
};

const clipped = (corners: readonly Point[], fold: Fold, keeps: (far: number) => boolean): Point[] =>
  corners.flatMap((one, k) => {
    const other = corners[(k + 1) % corners.length] ?? one;
    const [from, to] = [beyond(fold, one), beyond(fold, other)];
    const own = keeps(from) ? [one] : [];
    if (from > tiny === to > tiny || from < -tiny === to < -tiny) return own;
    const share = from / (from - to);
    if (share < tiny || share > 1 - tiny) return own;
    const cut: Point = [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share];
    return [...own, cut];
  });

export const areaOf = (corners: readonly Point[]): number =>
  Math.abs(
    corners.reduce((total, [x, y], k) => {
      const [nextX, nextY] = corners[(k + 1) % corners.length] ?? [x, y];
      return total + x * nextY - nextX * y;
    }, 0),
  ) / 2;

export const turnedPart = (corners: readonly Point[], fold: Fold): Point[] =>
  clipped(corners, fold, (far) => far > -tiny);
const keptPart = (corners: readonly Point[], fold: Fold): Point[] => clipped(corners, fold, (far) => far < tiny);

const real = (corners: readonly Point[]): boolean => areaOf(corners) > 0.01;

export const flat: Paper = (() => {
  const n = sheetSize;
  const square: readonly Point[] = [
    [0, 0],
    [n, 0],
    [n, n],
    [0, n],
  ];
  return { outline: square, layers: [square] };
})();

export const folded = ({ outline, layers }: Paper, fold: Fold): Paper => ({
  outline: keptPart(outline, fold),
  layers: [
    ...layers.map((layer) => keptPart(layer, fold)),
    ...layers.map((layer) => turnedPart(layer, fold).map((point) => reflected(fold, point))),
  ].filter(real),
});

/** The distance of a point from the border of a convex polygon; negative outside. */
export const depthIn = (corners: readonly Point[], [x, y]: Point): number => {
  const turning = Math.sign(
    corners.reduce((total, [x1, y1], k) => {
      const [x2, y2] = corners[(k + 1) % corners.length] ?? [x1, y1];
      return total + x1 * y2 - x2 * y1;
    }, 0),
  );
  return Math.min(
    ...corners.map(([x1, y1], k) => {
      const [x2, y2] = corners[(k + 1) % corners.length] ?? [x1, y1];
      return (turning * ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))) / Math.hypot(x2 - x1, y2 - y1);
    }),
  );
};

/** Whether the part that is turned over comes to lie wholly on the rest. */
export const staysInside = (corners: readonly Point[], fold: Fold): boolean => {
  const kept = keptPart(corners, fold);
  const over = turnedPart(corners, fold).map((point) => reflected(fold, point));
  return real(kept) && real(over) && over.every((point) => depthIn(kept, point) > -tiny);
};

/** The sheet before the first fold and after each. */
export const stagesOf = (folds: readonly Fold[]): Paper[] => {
  const stages = [flat];
  for (const fold of folds) stages.push(folded(stages.at(-1) ?? flat, fold));
  return stages;
};
