import { range } from "../algebra";
import { say, type Words } from "../words";
import { circle, colours, path, polar, polygon, rect, type Point } from "./svg";

interface Symbol {
  readonly name: Words;
  /** Draws the symbol around a place, about 26 wide. */
  draw(place: Point): string;
}

const full = { fill: colours.blue, stroke: "none" } as const;
const around =
  (corners: readonly Point[]) =>
  ([x, y]: Point): string =>
    polygon(
      corners.map(([right, down]) => [x + right, y + down]),
      full,
    );

/** Symbols that young students know by name. */
export const symbols: readonly Symbol[] = [
  { name: say("circle", "圆"), draw: (place) => circle(place, 12, full) },
  { name: say("square", "正方形"), draw: ([x, y]) => rect(x - 11, y - 11, 22, 22, full) },
  {
    name: say("triangle", "三角形"),
    draw: around([
      [0, -13],
      [13, 10],
      [-13, 10],
    ]),
  },
  {
    name: say("star", "五角星"),
    draw: ([x, y]) =>
      polygon(
        range(0, 9).map((k) => polar([x, y], k % 2 === 0 ? 14 : 5.6, 90 + 36 * k)),
        full,
      ),
  },
  {
    name: say("cross", "十字"),
    draw: around([
      [-4, -13],
      [4, -13],
      [4, -4],
      [13, -4],
      [13, 4],
      [4, 4],
      [4, 13],
      [-4, 13],
      [-4, 4],
      [-13, 4],
      [-13, -4],
      [-4, -4],
    ]),
  },
  {
    name: say("arrow", "箭头"),
    draw: around([
      [0, -14],
      [11, -1],
      [4, -1],
      [4, 13],
      [-4, 13],
      [-4, -1],
      [-11, -1],
    ]),
  },
  {
    name: say("heart", "爱心"),
    draw: ([x, y]) =>
      path(
        `M${x} ${y + 13}C${x - 26} ${y - 4} ${x - 10} ${y - 20} ${x} ${y - 6}C${x + 10} ${y - 20} ${x + 26} ` +
          `${y - 4} ${x} ${y + 13}Z`,
        full,
      ),
  },
];
