import { areaOf, staysInside, turnedPart, type Fold, type Paper } from "./paper";

export type FoldSort = "half" | "diagonal" | "part" | "corner";

const directions = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

const sortOf = ({ outline }: Paper, fold: Fold): FoldSort => {
  const isHalf = Math.abs(2 * areaOf(turnedPart(outline, fold)) - areaOf(outline)) < 0.01;
  const isSlanted = fold.a !== 0 && fold.b !== 0;
  if (isSlanted) return isHalf ? "diagonal" : "corner";
  return isHalf ? "half" : "part";
};

/** Every fold of these sorts that keeps the sheet inside its outline and turns over a large enough part. */
export const foldsOf = (paper: Paper, sorts: readonly FoldSort[]): Fold[] =>
  directions.flatMap(([a, b]) => {
    const reach = paper.outline.map(([x, y]) => a * x + b * y);
    const [least, most] = [Math.min(...reach), Math.max(...reach)];
    const step = a !== 0 && b !== 0 ? 1 : 0.5;
    const count = Math.round((most - least) / step) - 1;
    return Array.from({ length: Math.max(0, count) }, (_, k) => ({ a, b, c: least + (k + 1) * step })).filter(
      (fold) =>
        areaOf(turnedPart(paper.outline, fold)) >= 3.9 &&
        sorts.includes(sortOf(paper, fold)) &&
        staysInside(paper.outline, fold),
    );
  });
