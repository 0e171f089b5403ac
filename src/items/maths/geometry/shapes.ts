import { range } from "../engine/algebra";
import { defineModel } from "../engine/model";
import { maths, num, say, type Words } from "../engine/words";
import { figure, polar, polygon, rect, type Point } from "../figures/svg";

interface Shape {
  readonly name: Words;
  readonly sides: number;
  readonly seen: Words;
  readonly corners: readonly Point[];
}

const regular = (n: number, turn: number, radius = 66): Point[] =>
  range(0, n - 1).map((k) => polar([90, 84], radius, 90 + turn + (360 / n) * k));
const shapes: readonly Shape[] = [
  {
    name: say("triangle", "三角形"),
    sides: 3,
    seen: say("a shape with 3 straight sides", "由 3 条边围成的图形"),
    corners: [
      [90, 20],
      [155, 140],
      [25, 140],
    ],
  },
  {
    name: say("square", "正方形"),
    sides: 4,
    seen: say("a shape with 4 equal sides and square corners", "4 条边相等、4 个角是直角的图形"),
    corners: [
      [35, 30],
      [145, 30],
      [145, 140],
      [35, 140],
    ],
  },
  {
    name: say("rectangle", "长方形"),
    sides: 4,
    seen: say("a long shape with 4 sides and square corners", "4 个角是直角的长条图形"),
    corners: [
      [14, 48],
      [166, 48],
      [166, 126],
      [14, 126],
    ],
  },
  {
    name: say("pentagon", "五边形"),
    sides: 5,
    seen: say("a shape with 5 straight sides", "由 5 条边围成的图形"),
    corners: regular(5, 0),
  },
  {
    name: say("hexagon", "六边形"),
    sides: 6,
    seen: say("a shape with 6 straight sides", "由 6 条边围成的图形"),
    corners: regular(6, 30),
  },
  {
    name: say("trapezoid", "梯形"),
    sides: 4,
    seen: say("a shape with 4 sides, one pair of them parallel", "只有一组对边平行的四边形"),
    corners: [
      [58, 40],
      [122, 40],
      [166, 132],
      [14, 132],
    ],
  },
  {
    name: say("parallelogram", "平行四边形"),
    sides: 4,
    seen: say("a shape with 4 sides in two parallel pairs", "两组对边分别平行的四边形"),
    corners: [
      [52, 44],
      [170, 44],
      [128, 128],
      [10, 128],
    ],
  },
  {
    name: say("octagon", "八边形"),
    sides: 8,
    seen: say("a shape with 8 straight sides", "由 8 条边围成的图形"),
    corners: regular(8, 22.5),
  },
];

/** The same shape a little turned and sized, so that no two drawings are alike. */
const drawn = (shape: Shape, turn: number, size: number, label = shape.seen): Words => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * size, Math.sin((turn * Math.PI) / 180) * size];
  const corners = shape.corners.map(([x, y]): Point => [
    90 + (x - 90) * cos - (y - 84) * sin,
    84 + (x - 90) * sin + (y - 84) * cos,
  ]);
  return figure(180, 168, label, () => [polygon(corners)]);
};

export const nameShape = defineModel<{ among: readonly number[]; turn: number }>({
  name: "name-shape",
  area: "geometry",
  skill: "planeShapes",
  settings: {
    150: { among: [0, 1, 2], turn: 6 },
    160: { among: [0, 2, 3, 4], turn: 14 },
    170: { among: [3, 4, 5, 7], turn: 20 },
  },
  generate(draw, { among, turn }) {
    const at = draw.pick(among);
    const shape = shapes[at];
    if (shape === undefined) return undefined;
    const others = draw.some(
      3,
      range(0, 6).filter((k) => k !== at && !(at === 1 && (k === 2 || k === 6)) && !(at === 2 && k === 6)),
    );
    const [first = 0, second = 0, third = 0] = others;
    const show = (k: number): Words => shapes[k]?.name ?? say("", "");
    return {
      stem: say("What is this shape called?", "这个图形叫什么？"),
      figure: drawn(shape, draw.int(-turn, turn), draw.int(80, 100) / 100),
      ask: {
        type: "single_choice",
        right: at,
        wrong: { miscountsSides: first, confusesNames: second, looksOnlyAtThePicture: third },
        show,
      },
      explanation: say(
        `It is ${shape.seen.en}: ${/^[aeiou]/.test(shape.name.en) ? "an" : "a"} ${shape.name.en}.`,
        `它是${shape.seen.zh}，叫${shape.name.zh}。`,
      ),
      features: { steps: 1 },
      holds: (k: number) => shapes[k]?.seen.en === shape.seen.en,
    };
  },
});

export const countSides = defineModel<{ two: boolean }>({
  name: "count-sides",
  area: "geometry",
  skill: "planeShapes",
  settings: { 150: { two: false }, 160: { two: true } },
  generate(draw, { two }) {
    const shape = draw.pick(shapes);
    const other = draw.pick(shapes);
    if (two && (other.name.en === shape.name.en || shape.sides + other.sides < 8)) return undefined;
    const right = two ? shape.sides + other.sides : shape.sides;
    const a = (name: string) => `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
    return {
      stem: two
        ? say(
            `How many sides do ${a(shape.name.en)} and ${a(other.name.en)} have together?`,
            `一个${shape.name.zh}和一个${other.name.zh}一共有多少条边？`,
          )
        : say("How many straight sides does this shape have?", "这个图形有多少条边？"),
      ...(two
        ? {}
        : {
            figure: drawn(
              shape,
              draw.int(-25, 25),
              draw.int(80, 100) / 100,
              say("A closed shape with straight sides", "由线段围成的图形"),
            ),
          }),
      ask: {
        type: "single_choice",
        right,
        wrong: { countsOneTwice: right + 1, missesOne: right - 1, missesTwo: right - 2, countsTwoTwice: right + 2 },
        show: num,
      },
      explanation: two
        ? say(
            `${shape.sides} sides and ${other.sides} sides: ${maths(`${shape.sides} + ${other.sides} = ${right}`)}.`,
            `${shape.sides} 条边加 ${other.sides} 条边：${maths(`${shape.sides} + ${other.sides} = ${right}`)}。`,
          )
        : say(`Go around the shape once and count: there are ${right} sides.`, `绕着图形数一圈，有 ${right} 条边。`),
      features: { steps: two ? 2 : 1 },
      holds: (value: number) =>
        two ? value - other.corners.length === shape.corners.length : value === shape.corners.length,
    };
  },
});

/** Squares inside a grid: young students count the small ones, older ones all. */
export const countInGrid = defineModel<{
  columns: readonly [number, number];
  rows: readonly [number, number];
  all: boolean;
}>({
  name: "count-squares",
  area: "geometry",
  skill: "composeShapes",
  settings: {
    150: { columns: [2, 4], rows: [2, 2], all: false },
    160: { columns: [3, 5], rows: [3, 4], all: false },
    170: { columns: [3, 6], rows: [2, 3], all: true },
  },
  generate(draw, { columns, rows, all }) {
    const [across, down] = [draw.int(...columns), draw.int(...rows)];
    const missing = all ? 0 : draw.int(0, across - 1);
    if (all && across === down) return undefined;
    const cells = range(0, across * down - 1 - missing);
    const shorter = Math.min(across, down);
    const squares = (size: number) => (across - size + 1) * (down - size + 1);
    const right = all ? range(1, shorter).reduce((total, size) => total + squares(size), 0) : cells.length;
    const cell = Math.min(38, 210 / across);
    return {
      stem: all
        ? say("How many squares of every size are in this picture?", "图中大大小小的正方形一共有多少个？")
        : say("How many small squares are in this picture?", "图中有多少个小正方形？"),
      figure: figure(
        across * cell + 16,
        down * cell + 16,
        all
          ? say(`A grid with ${down} rows of ${across}`, `${down} 行 ${across} 列的方格`)
          : say("Rows of small squares", "排成几行的小正方形"),
        () => cells.map((k) => rect(8 + (k % across) * cell, 8 + Math.floor(k / across) * cell, cell, cell)),
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: all
          ? {
              countsOnlySmallOnes: squares(1),
              forgetsTheLargest: right - squares(shorter),
              countsTheFrame: right + 1,
              slips: right + 2,
            }
          : {
              missesOne: right - 1,
              countsOneTwice: right + 1,
              takesAFullGrid: across * down,
              leavesOutARow: right - across,
              slipsByTwo: right + 2,
            },
        show: num,
      },
      explanation: all
        ? say(
            `Count by size: ${maths(`${range(1, shorter).map(squares).join(" + ")} = ${right}`)}.`,
            `按大小分类数：${maths(`${range(1, shorter).map(squares).join(" + ")} = ${right}`)}。`,
          )
        : say(`Counting row by row gives ${right} squares.`, `一行一行地数，共有 ${right} 个。`),
      features: { steps: all ? 3 : 1, large: right > 12 },
      holds: (value: number) => {
        if (!all) return value === across * down - missing;
        return (
          range(0, across - 1).flatMap((x) =>
            range(0, down - 1).flatMap((y) =>
              range(1, shorter).filter((size) => x + size <= across && y + size <= down),
            ),
          ).length === value
        );
      },
    };
  },
});

interface Symmetric {
  readonly name: Words;
  readonly lines: number;
}
const symmetric: readonly Symmetric[] = [
  { name: say("a square", "正方形"), lines: 4 },
  { name: say("a rectangle that is not a square", "长方形（不是正方形）"), lines: 2 },
  { name: say("a triangle with three equal sides", "等边三角形"), lines: 3 },
  { name: say("a triangle with exactly two equal sides", "等腰三角形（不是等边三角形）"), lines: 1 },
  { name: say("a regular pentagon", "正五边形"), lines: 5 },
  { name: say("a regular hexagon", "正六边形"), lines: 6 },
  { name: say("a rhombus that is not a square", "菱形（不是正方形）"), lines: 2 },
  { name: say("a regular octagon", "正八边形"), lines: 8 },
];

export const symmetryLines = defineModel<{ among: readonly number[]; sum: boolean }>({
  name: "lines-of-symmetry",
  area: "geometry",
  skill: "symmetry",
  settings: {
    180: { among: [0, 1, 2, 3], sum: false },
    190: { among: [3, 4, 5, 6, 7], sum: false },
    200: { among: [0, 1, 2, 3, 4, 5, 6], sum: true },
  },
  generate(draw, { among, sum }) {
    const [i = 0, j = 0] = draw.some(2, among);
    const [one, other] = [symmetric[i], symmetric[j]];
    if (one === undefined || other === undefined) return undefined;
    const right = one.lines + (sum ? other.lines : 0);
    return {
      stem: sum
        ? say(
            `How many lines of symmetry do ${one.name.en} and ${other.name.en} have together?`,
            `${one.name.zh}和${other.name.zh}的对称轴一共有多少条？`,
          )
        : say(`How many lines of symmetry does ${one.name.en} have?`, `${one.name.zh}有多少条对称轴？`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsHalf: right / 2,
          countsOneTooMany: right + 1,
          leavesOutDiagonals: right - 2,
          countsOneTooFew: right - 1,
          countsDouble: right * 2,
          countsTwoTooMany: right + 2,
        },
        show: num,
      },
      explanation: sum
        ? say(
            `${one.name.en.replace(/^a/, "A")} has ${one.lines}, ${other.name.en} has ${other.lines}: ` +
              `${maths(`${one.lines} + ${other.lines} = ${right}`)}.`,
            `${one.name.zh}有 ${one.lines} 条，${other.name.zh}有 ${other.lines} ` +
              `条：${maths(`${one.lines} + ${other.lines} = ${right}`)}。`,
          )
        : say(
            `${one.name.en.replace(/^a/, "A")} can be folded onto itself along ${right} ` +
              `${right === 1 ? "line" : "different lines"}.`,
            `沿 ${right} 条${right === 1 ? "" : "不同的"}直线对折，两边都能完全重合，所以有 ${right} 条对称轴。`,
          ),
      features: { steps: sum ? 2 : 1, close: true },
      holds: (value: number) => value - (sum ? other.lines : 0) === one.lines,
    };
  },
});
