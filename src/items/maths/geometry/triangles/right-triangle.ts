import { cornerLabels, figure, polygon, rightAngle, sideLabel, centre, type Point } from "../../figures/svg";

/** Pythagorean triples, the hypotenuse last. */
export const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
] as const;

const corners: Point[] = [
  [40, 150],
  [240, 150],
  [40, 36],
];

/** A right triangle ABC with the right angle at C; the labels stand on a side each: CA, CB, AB. */
export const rightTriangle = (labels: readonly [string, string, string], label: { en: string; zh: string }) => {
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = corners;
  const middle = centre(corners);
  return figure(290, 190, label, () => [
    polygon(corners),
    rightAngle(a, b, c),
    sideLabel(a, b, middle, labels[0]),
    sideLabel(a, c, middle, labels[1]),
    sideLabel(b, c, middle, labels[2]),
    ...cornerLabels(corners, ["C", "A", "B"]),
  ]);
};
