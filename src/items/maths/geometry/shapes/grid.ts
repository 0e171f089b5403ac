import { range } from "../../../engine/algebra";
import { inRows, rowSizes, joinSentences } from "../../../engine/figures/descriptions";
import { figure, rect } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say } from "../../../engine/words";

/** Squares inside a grid: young students count the small ones, older ones all. */
export const countInGrid = defineMathsModel<{
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
    200: { columns: [3, 6], rows: [2, 3], all: true },
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
        ? say(
            "How many squares are in this picture, big ones and small ones together?",
            "图中大大小小的正方形一共有多少个？",
          )
        : say("How many small squares are in this picture?", "图中有多少个小正方形？"),
      figure: figure(
        across * cell + 16,
        down * cell + 16,
        all
          ? say(`A grid with ${down} rows of ${across}`, `${down} 行 ${across} 列的方格`)
          : joinSentences(...inRows(rowSizes(cells.length, across), say("square", "正方形"))),
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
