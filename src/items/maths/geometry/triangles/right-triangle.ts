import { cornerLabels, figure, polygon, rightAngle, sideLabel, centre, type Point } from "../../../engine/figures/svg";
import type { Words } from "../../../engine/words";

/** Pythagorean triples, the hypotenuse last. */
export const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
] as const;

/**
 * A figure of a right triangle ABC with the right angle at C, true to scale; the labels belong to the sides CA, CB, AB.
 */
export const rightTriangle = (
  [legCA, legCB]: readonly [number, number],
  labels: readonly [string, string, string],
  label: Words,
): Words => {
  const unit = Math.min(200 / legCA, 114 / legCB);
  const [a, b, c]: [Point, Point, Point] = [
    [40, 150],
    [40 + legCA * unit, 150],
    [40, 150 - legCB * unit],
  ];
  const corners = [a, b, c];
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
