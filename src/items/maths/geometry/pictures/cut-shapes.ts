import { range, sum } from "../../../engine/algebra";
import { joinSentences, under } from "../../../engine/figures/descriptions";
import { anglesDescription } from "../../../engine/figures/outline-descriptions";
import { pointBetween, colours, figure, line, polygon, type Point } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { num, say, type Words } from "../../../engine/words";
import { outlines, placedOutline, regularShape, rotated, squareCorners, type Outline } from "./outlines";

const enlarged = (outline: Outline, by: number): Point[] => outline.map(([x, y]) => [x * by, y * by]);

const names: Readonly<Record<number, Words>> = {
  3: say("triangle", "三角形"),
  4: say("four-sided shape", "四边形"),
  5: say("pentagon", "五边形"),
  6: say("hexagon", "六边形"),
  7: say("heptagon", "七边形"),
};
const nameOf = (n: number): Words => names[n] ?? say(`shape with ${n} sides`, `${n} 边形`);
const bothOf = (pieces: readonly number[]): Words => {
  const [one = 3, other = 3] = pieces;
  return one === other
    ? say(`two ${nameOf(one).en}s`, `两个${nameOf(one).zh}`)
    : say(`a ${nameOf(one).en} and a ${nameOf(other).en}`, `一个${nameOf(one).zh}和一个${nameOf(other).zh}`);
};
/** Describes the end of a cut: even places are corners, odd ones the middles of sides. */
const placeDescription = (place: number, n: number): Words => {
  const corner = Math.floor(place / 2) + 1;
  return place % 2 === 0
    ? say(`corner ${corner}`, `角 ${corner} `)
    : say(
        `the middle of the side between corners ${corner} and ${(corner % n) + 1}`,
        `角 ${corner} 和角 ${(corner % n) + 1} 之间那条边的中点`,
      );
};
const inOrder = (one: number, other: number): number[] => [Math.min(one, other), Math.max(one, other)];

/** "The shape is cut along the dashed line. Which two shapes do you get?" */
export const cutInTwo = defineMathsModel<{ shapes: readonly Outline[] }>({
  name: "cut-in-two",
  area: "geometry",
  skill: "composeShapes",
  settings: {
    170: { shapes: [outlines.triangle, outlines.square, outlines.rectangle, outlines.rightTriangle] },
    180: { shapes: [outlines.trapezoid, outlines.rhombus, outlines.house, regularShape(5, 18), regularShape(6, 0)] },
  },
  generate(draw, { shapes }) {
    const outline = rotated(enlarged(draw.pick(shapes), 2), draw.int(0, 3) * 90);
    const n = outline.length;
    /** Corners at even places, middles of sides at odd ones. */
    const places = range(0, 2 * n - 1).map((k): Point => {
      const from: Point = outline[Math.floor(k / 2)] ?? [0, 0];
      const to: Point = outline[Math.ceil(k / 2) % n] ?? [0, 0];
      return pointBetween(from, to, 0.5);
    });
    const [first = 0, last = 0] = draw.some(2, range(0, 2 * n - 1)).toSorted((a, b) => a - b);
    const corners = (from: number, to: number) => range(from + 1, to - 1).filter((k) => k % 2 === 0).length;
    const one = corners(first, last) + 2;
    const other = n - corners(first, last) - [first, last].filter((k) => k % 2 === 0).length + 2;
    if (Math.min(one, other) < 3 || Math.max(one, other) > 6) return undefined;
    const right = inOrder(one, other);
    const [from, to] = [places[first] ?? [0, 0], places[last] ?? [0, 0]];
    const middle: Point = [90, 90];
    const sideOf = ([x, y]: Point): number => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    return {
      stem: say(
        "The shape is cut along the dashed line. Which two shapes do you get?",
        "沿虚线把图形剪开，得到哪两个图形？",
      ),
      figure: figure(
        180,
        180,
        joinSentences(
          say(`A shape with ${n} corners, numbered all the way round`, `一个图形，${n} 个角绕一圈依次编号`),
          say(
            `A dashed line cuts it from ${placeDescription(first, n).en} to ${placeDescription(last, n).en}`,
            `一条虚线从${placeDescription(first, n).zh}剪到${placeDescription(last, n).zh}`,
          ),
        ),
        () => [
          polygon(placedOutline(outline, middle)),
          line(...([from, to].map(([x, y]): Point => [x + 90, y + 90]) as [Point, Point]), {
            stroke: colours.blue,
            "stroke-width": 3,
            "stroke-dasharray": "7 5",
          }),
        ],
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          forgetsTheCutAsASide: inOrder(Math.max(3, one - 1), Math.max(3, other - 1)),
          looksAtOnePieceOnly: inOrder(one, one),
          takesTheOtherTwice: inOrder(other, other),
          countsTheCutTwice: inOrder(one, other + 1),
          countsACornerTwice: inOrder(one + 1, other),
          takesTheWholeShape: inOrder(3, n),
        },
        show: bothOf,
      },
      explanation: say(
        `Count the sides of each piece, with the cut: ${inOrder(one, other).join(" and ")}. You get ` +
          `${bothOf(right).en}.`,
        `数一数每一块的边（剪开的那条也算）：${inOrder(one, other).join(" 条和 ")} 条，得到${bothOf(right).zh}。`,
      ),
      features: { steps: 2, close: n > 4 },
      holds: (value: readonly number[]) => {
        const off = outline.map(sideOf).filter((size) => Math.abs(size) > 1);
        const pieces = inOrder(off.filter((size) => size > 0).length + 2, off.filter((size) => size < 0).length + 2);
        return value.join() === pieces.join();
      },
    };
  },
});

interface Cornered {
  readonly outline: Outline;
  readonly right: number;
}
const cornered: readonly Cornered[] = [
  { outline: outlines.rectangle, right: 4 },
  { outline: outlines.square, right: 4 },
  { outline: outlines.rightTriangle, right: 1 },
  { outline: outlines.rightTrapezoid, right: 2 },
  { outline: outlines.cutSquare, right: 3 },
  { outline: outlines.house, right: 2 },
  { outline: outlines.parallelogram, right: 0 },
  { outline: outlines.trapezoid, right: 0 },
  { outline: outlines.triangle, right: 0 },
];

/** "How many right angles does this shape have?" */
export const rightAngleCount = defineMathsModel<{ shapes: 1 | 2 | 3; turn: number }>({
  name: "count-right-angles",
  area: "geometry",
  skill: "angles",
  settings: { 170: { shapes: 1, turn: 0 }, 180: { shapes: 2, turn: 0 }, 190: { shapes: 3, turn: 40 } },
  generate(draw, { shapes: size, turn }) {
    const chosen = draw.some(size, cornered);
    const right = sum(chosen.map((shape) => shape.right));
    const [quarters, mirror] = [draw.int(0, 3), draw.pick([1, -1])];
    const drawn = chosen.map(({ outline }) =>
      rotated(
        enlarged(outline, 1.15).map(([x, y]): Point => [x * mirror, y]),
        quarters * 90 + draw.int(-turn, turn),
      ),
    );
    if (right === 0) return undefined;
    return {
      stem:
        size === 1
          ? say("How many right angles does this shape have?", "这个图形有多少个直角？")
          : say("How many right angles do these shapes have in all?", "这些图形一共有多少个直角？"),
      figure: figure(
        size * 116 + 12,
        124,
        joinSentences(
          ...drawn.map((outline, k) =>
            size === 1
              ? under(say("A shape", "一个图形"), anglesDescription(outline))
              : under(say(`Shape ${k + 1}`, `图形 ${k + 1}`), anglesDescription(outline)),
          ),
        ),
        () => drawn.map((outline, k) => polygon(placedOutline(outline, [64 + k * 116, 62]))),
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsAllCorners: sum(drawn.map((outline) => outline.length)),
          missesOne: right - 1,
          takesAWideAngle: right + 1,
          missesTwo: right - 2,
          takesTwoOthers: right + 2,
          takesThreeOthers: right + 3,
        },
        show: num,
      },
      explanation:
        size === 1
          ? say(
              `Lay the corner of a sheet of paper on each corner: it fits ${right} of them.`,
              `用一张纸的角去比每个角：有 ${right} 个正好一样。`,
            )
          : say(
              `Shape by shape you find ${chosen.map((shape) => shape.right).join(", ")}: in all ${right}.`,
              `一个一个数，分别有 ${chosen.map((shape) => shape.right).join("、")} 个，一共 ${right} 个。`,
            ),
      features: { steps: size, close: turn > 0 },
      holds: (value: number) => sum(drawn.map(squareCorners)) === value,
    };
  },
});
