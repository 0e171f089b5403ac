import type { Point } from "../../engine/figures/svg";
import { discPath, stroke, type Pen } from "../engine/drawing";
import { figureShapes, type Attribute, type Figure } from "./figure";
import { hatch, outline } from "./outline";

const fills = ["line", "grey", "black", "line"] as const;
const lines: readonly Pen[] = ["line", "dashed", "bold"];
const striped = 3;

const filled = (shape: number, centres: readonly Point[], radius: number, eighths: number, fill: number): string => {
  const drawn = centres.map((centre) => outline(shape, centre, radius, eighths));
  const stripes = fill === striped ? drawn.map(({ corners: list }) => hatch(list, radius < 20 ? 7 : 10)).join("") : "";
  return stroke(fills[fill] ?? "line", drawn.map(({ path }) => path).join("") + stripes);
};

const copies: readonly (readonly Point[])[] = [
  [],
  [[50, 50]],
  [
    [27, 50],
    [73, 50],
  ],
  [
    [50, 27],
    [27, 72],
    [73, 72],
  ],
  [
    [27, 27],
    [73, 27],
    [27, 73],
    [73, 73],
  ],
];
const corners: readonly Point[] = [
  [50, 50],
  [26, 26],
  [74, 26],
  [74, 74],
  [26, 74],
];
const sizes = [14, 25, 38] as const;

const dotsOf = (count: number): string =>
  count === 0
    ? ""
    : stroke(
        "ink",
        Array.from({ length: count }, (_, k) => discPath([50 + (k - (count - 1) / 2) * 13, 92], 4.2)).join(""),
      );

const nested = ({ shape, line, inner, innerFill }: Figure, centre: Point, radius: number): string => {
  const low: Point = shape === figureShapes.triangle ? [centre[0], centre[1] + radius * 0.2] : centre;
  const within =
    { [figureShapes.star]: 0.34, [figureShapes.triangle]: 0.36, [figureShapes.rhombus]: 0.34 }[shape] ?? 0.42;
  return (
    stroke(lines[line] ?? "line", outline(shape, centre, radius, 0).path) +
    filled(inner - 1, [low], radius * within, 0, innerFill)
  );
};

/** SVG of a figure on a field of 100 by 100 units; its layout depends on the attributes in play. */
export const drawFigure = (figure: Figure, inPlay: readonly Attribute[]): string => {
  const { shape, count, size, fill, turn, place, dots } = figure;
  if (inPlay.includes("inner")) return nested(figure, [50, 50], 42);
  if (inPlay.includes("place"))
    return stroke("thin", "M2 2H98V98H2Z") + filled(shape, [corners[place] ?? [50, 50]], 18, turn, fill);
  if (inPlay.includes("count")) return filled(shape, copies[count] ?? [], 19, turn, fill);
  if (inPlay.includes("dots")) return filled(shape, [[50, 42]], 33, turn, fill) + dotsOf(dots);
  return filled(shape, [[50, 50]], sizes[size] ?? 38, turn, fill);
};
