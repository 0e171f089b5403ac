import { range, sum } from "../../../engine/algebra";
import { byRow, joinedWords, joinSentences, under } from "../../../engine/figures/descriptions";
import { circle, colours, figure, line, polygon, rect, type Point } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { count, maths, num, say, type Words } from "../../../engine/words";
import { outlines, placedOutline, rotated } from "./outlines";

interface Kind {
  readonly one: Words;
  readonly many: Words;
  draw(middle: Point, turn: number, size: number): string;
}
const drawnFrom =
  (outline: readonly Point[]) =>
  (middle: Point, turn: number, size: number): string =>
    polygon(
      placedOutline(
        rotated(outline, turn).map(([x, y]): Point => [x * size, y * size]),
        middle,
      ),
    );
const kinds: readonly Kind[] = [
  { one: say("triangle", "三角形"), many: say("triangles", "三角形"), draw: drawnFrom(outlines.triangle) },
  { one: say("circle", "圆"), many: say("circles", "圆"), draw: (middle, _turn, size) => circle(middle, 32 * size) },
  { one: say("square", "正方形"), many: say("squares", "正方形"), draw: drawnFrom(outlines.square) },
  { one: say("rectangle", "长方形"), many: say("rectangles", "长方形"), draw: drawnFrom(outlines.rectangle) },
];

/** Counts the shapes of one kind among several kinds. */
export const countOneKind = defineMathsModel<{ columns: number; rows: number; kinds: number; turn: number }>({
  name: "count-one-kind",
  area: "geometry",
  skill: "planeShapes",
  settings: {
    150: { columns: 5, rows: 2, kinds: 3, turn: 10 },
    160: { columns: 6, rows: 3, kinds: 4, turn: 90 },
  },
  generate(draw, { columns, rows, kinds: size, turn }) {
    const shown = range(1, columns * rows).map(() => draw.int(0, size - 1));
    const asked = draw.int(0, 2);
    const countOf = (kind: number) => shown.filter((other) => other === kind).length;
    const right = countOf(asked);
    if (right < 2 || range(0, size - 1).some((kind) => countOf(kind) === 0)) return undefined;
    const many = kinds[asked]?.many ?? say("", "");
    const drawings = shown.map((kind, k) =>
      kinds[kind]?.draw(
        [34 + (k % columns) * 58, 34 + Math.floor(k / columns) * 58],
        draw.int(-turn, turn),
        draw.int(50, 66) / 100,
      ),
    );
    return {
      stem: say(`How many ${many.en} are there in the picture?`, `图中有多少个${many.zh}？`),
      figure: figure(
        columns * 58 + 10,
        rows * 58 + 10,
        joinSentences(
          ...byRow(
            range(0, rows - 1).map((row) =>
              joinedWords(shown.slice(row * columns, (row + 1) * columns).map((kind) => kinds[kind]?.one ?? many)),
            ),
          ),
        ),
        () => drawings.map((drawing) => drawing ?? ""),
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          missesOne: right - 1,
          countsOneTwice: right + 1,
          countsAnotherKind: countOf((asked + 1) % size),
          countsTheLastKind: countOf((asked + 2) % size),
          countsAllShapes: shown.length,
          missesTwo: right - 2,
          countsTwoTwice: right + 2,
        },
        show: num,
      },
      explanation: say(
        `Mark each one as you count: there are ${right} ${many.en}.`,
        `边数边做记号：一共有 ${right} 个${many.zh}。`,
      ),
      features: { steps: 1, large: right > 5 },
      holds: (value: number) => shown.reduce((rest, kind) => rest - (kind === asked ? 1 : 0), value) === 0,
    };
  },
});

const rowName = (row: number, rows: number): Words => {
  if (rows === 1) return say("One row", "一排");
  return row === 0 ? say("Front row", "前排") : say(`Row ${row + 1}, behind it`, `后面第 ${row + 1} 排`);
};
const side = 32;
const [deepX, deepY] = [14, 12];
/** SVG of a block; the point is the lower left corner of its front. */
const block = ([x, y]: Point): string[] => [
  rect(x, y - side, side, side),
  polygon(
    [
      [x, y - side],
      [x + deepX, y - side - deepY],
      [x + side + deepX, y - side - deepY],
      [x + side, y - side],
    ],
    { fill: colours.paper },
  ),
  polygon(
    [
      [x + side, y - side],
      [x + side + deepX, y - side - deepY],
      [x + side + deepX, y - deepY],
      [x + side, y],
    ],
    { fill: colours.grid },
  ),
];

/** Blocks in a pile, seen from the front and a little from the right and above. */
export const countBlocks = defineMathsModel<{ columns: readonly [number, number]; rows: number; highest: number }>({
  name: "count-blocks",
  area: "geometry",
  skill: "solids",
  settings: {
    160: { columns: [3, 4], rows: 1, highest: 3 },
    170: { columns: [2, 3], rows: 2, highest: 3 },
    190: { columns: [3, 4], rows: 3, highest: 4 },
  },
  generate(draw, { columns, rows, highest }) {
    const wide = draw.int(...columns);
    /** Heights of each column from the front row back. No stack may hide the top of one behind it or to its left. */
    const heights = range(1, wide).map(() =>
      range(1, rows)
        .map(() => draw.int(1, highest))
        .toSorted((a, b) => a - b),
    );
    const all = heights.flat();
    const right = sum(all);
    const isHidden = heights.some((column, k) =>
      column.some((height, row) => heights[k + 1]?.slice(0, row).some((nearer) => nearer > height)),
    );
    if (Math.max(...all) === 1 || right < 5 || isHidden) return undefined;
    const fronts = sum(heights.map((column) => column.at(-1) ?? 0));
    const tallest = Math.max(...all);
    const ground = tallest * side + rows * deepY + 8;
    return {
      stem:
        rows === 1
          ? say("How many blocks are there?", "图中一共有多少个积木块？")
          : say(
              "Every block stands on the ground or on another block. How many blocks are in the pile, hidden ones too?",
              "每个积木都放在地面上或别的积木上。连看不见的也算上，一共有多少个积木？",
            ),
      figure: figure(
        wide * side + rows * deepX + 16,
        ground + 8,
        joinSentences(
          say("Stacks of blocks, from left to right", "一堆堆积木，从左到右"),
          ...range(0, rows - 1).map((row) =>
            under(
              rowName(row, rows),
              joinedWords(
                heights.map((column) => say(`${count(column[row] ?? 0, "block")} high`, `${column[row] ?? 0} 块高`)),
              ),
            ),
          ),
        ),
        () =>
          range(0, rows - 1)
            .toReversed()
            .flatMap((row) =>
              heights.flatMap((column, k) =>
                range(0, (column[row] ?? 0) - 1).flatMap((level) =>
                  block([8 + k * side + row * deepX, ground - row * deepY - level * side]),
                ),
              ),
            ),
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsOnlyVisibleOnes: rows === 1 ? right - 1 : fronts,
          countsTheTops: all.length,
          forgetsOne: right - 1,
          countsOneTwice: right + 1,
          countsTwoTwice: right + 2,
          takesAFullBox: wide * rows * tallest,
          forgetsTwo: right - 2,
        },
        show: num,
      },
      explanation: say(
        `Count column by column: ${maths(`${all.join(" + ")} = ${right}`)}.`,
        `一列一列地数：${maths(`${all.join(" + ")} = ${right}`)}。`,
      ),
      features: { steps: rows, large: right > 12 },
      holds: (value: number) =>
        sum(range(1, tallest).map((level) => all.filter((height) => height >= level).length)) === value,
    };
  },
});

/** Lines from one corner of a triangle to the side opposite, at the higher level crossed by one more line. */
export const trianglesInFan = defineMathsModel<{ parts: readonly [number, number]; crossed: boolean }>({
  name: "triangles-in-a-triangle",
  area: "geometry",
  skill: "composeShapes",
  settings: { 180: { parts: [2, 4], crossed: false }, 190: { parts: [2, 4], crossed: true } },
  generate(draw, { parts, crossed }) {
    const n = draw.int(...parts);
    const [top, left, right]: [Point, Point, Point] = [
      [draw.int(70, 190), 12],
      [12, 172],
      [248, 172],
    ];
    const share = ([x, y]: Point, [toX, toY]: Point, by: number): Point => [x + (toX - x) * by, y + (toY - y) * by];
    const feet = range(0, n).map((k) => share(left, right, k / n));
    const level = draw.int(45, 65) / 100;
    const rows = crossed ? 2 : 1;
    const answer = (rows * n * (n + 1)) / 2;
    return {
      stem: say("How many triangles of every size are in this picture?", "图中大大小小的三角形一共有多少个？"),
      figure: figure(
        260,
        184,
        joinSentences(
          say("A large triangle", "一个大三角形"),
          say(
            `${count(n - 1, "line")} from its top corner to different points of the side below`,
            `从上面的顶点到下面一条边上不同的点，画了 ${n - 1} 条线段`,
          ),
          ...(crossed
            ? [
                say(
                  "One more line across, from the left side to the right side",
                  "还有一条横线，从左边的边画到右边的边",
                ),
              ]
            : []),
        ),
        () => [
          polygon([top, left, right]),
          ...feet.slice(1, -1).map((foot) => line(top, foot)),
          ...(crossed ? [line(share(top, left, level), share(top, right, level))] : []),
        ],
      ),
      ask: {
        type: "single_choice",
        right: answer,
        wrong: {
          countsOnlySmallOnes: n,
          countsEachPart: n * rows,
          forgetsTheLargest: answer - 1,
          countsTheLargestTwice: answer + 1,
          forgetsTwo: answer - 2,
          countsTwoMore: answer + 2,
          addsTheWhole: n * rows + 1,
        },
        show: num,
      },
      explanation: crossed
        ? say(
            `Above the crossing line there are ` +
              `${maths(`${range(1, n).toReversed().join(" + ")} = ${answer / 2}`)}. As many reach ` +
              `down to the lowest side: ${maths(`2 \\times ${answer / 2} = ${answer}`)}.`,
            `横线上方有 ${maths(`${range(1, n).toReversed().join(" + ")} = ${answer / 2}`)} 个，到最下面一条边的也有同样多：` +
              `${maths(`2 \\times ${answer / 2} = ${answer}`)}。`,
          )
        : say(
            `Count those of 1 part, of 2 parts and so on: ` +
              `${maths(`${range(1, n).toReversed().join(" + ")} = ${answer}`)}.`,
            `由 1 块、2 块……组成的依次数：${maths(`${range(1, n).toReversed().join(" + ")} = ${answer}`)}。`,
          ),
      features: { steps: rows + 1, large: answer > 6 },
      holds: (value: number) => feet.flatMap((_, k) => feet.slice(k + 1)).length * (crossed ? 2 : 1) === value,
    };
  },
});
