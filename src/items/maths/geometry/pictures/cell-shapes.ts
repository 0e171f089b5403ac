import { range } from "../../../engine/algebra";
import {
  aligned,
  cellPicture,
  cellSquares,
  edgeCount,
  grown,
  isCongruent,
  type GridCell,
} from "../../../engine/figures/cells";
import { cellsDescription, gridRows, joinedWords, joinSentences } from "../../../engine/figures/descriptions";
import type { DrawPicture } from "../../../engine/figures/pictures";
import { colours, figure, rect } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say } from "../../../engine/words";
import { choosePicture } from "./choose";

const shapesLabel = say("Four shapes made of squares, row by row", "由小正方形拼成的四个图形，逐行说明");

/** "Which shape covers the most squares?" */
export const largestShape = defineMathsModel<{ sizes: readonly (readonly number[])[] }>({
  name: "largest-shape",
  area: "geometry",
  skill: "perimeterArea",
  settings: {
    150: {
      sizes: [
        [2, 3, 5, 6],
        [3, 4, 5, 7],
        [2, 4, 6, 7],
      ],
    },
    160: {
      sizes: [
        [5, 6, 7, 8],
        [6, 7, 8, 9],
        [4, 5, 6, 7],
      ],
    },
  },
  generate(draw, { sizes }, level) {
    const most = draw.pick([true, false]);
    const list = draw.pick(sizes);
    const [right = 0, second = 0, third = 0, last = 0] = most ? list.toReversed() : list;
    const made = (size: number) => grown(draw, size, 4, 3);
    const all = { right: made(right), second: made(second), third: made(third), last: made(last) };
    const best = most ? Math.max(...list) : Math.min(...list);
    return choosePicture<GridCell[]>(draw, {
      stem: most
        ? say("Which shape is made of the most squares?", "哪个图形用的小正方形最多？")
        : say("Which shape is made of the fewest squares?", "哪个图形用的小正方形最少？"),
      label: shapesLabel,
      right: all.right,
      wrong: { looksAtTheLength: all.second, miscounts: all.third, turnsTheQuestionRound: all.last },
      picture: (cells) => cellPicture(cells, 19, colours.tint),
      tell: cellsDescription,
      fits: (cells) => new Set(cells.map((cell) => cell.join())).size === best,
      explanation: (letter) =>
        say(
          `${letter} is made of ${right} squares; the others have ${[second, third, last].join(", ")}.`,
          `${letter} 由 ${right} 个小正方形拼成，其他图形分别用了 ${[second, third, last].join("、")} 个。`,
        ),
      features: { steps: level === 150 ? 1 : 2 },
    });
  },
});

const boardPicture =
  (hole: readonly GridCell[], across: number): DrawPicture =>
  ([x, y]) => {
    const side = 80 / across;
    const all = range(0, across * across - 1).map((k): GridCell => [k % across, Math.floor(k / across)]);
    const isHole = ([column, row]: GridCell) => hole.some((cell) => cell[0] === column && cell[1] === row);
    return [
      ...cellSquares(
        all.filter((cell) => !isHole(cell)),
        [x, y],
        side,
        colours.blue,
      ),
      ...hole.map(([column, row]) =>
        rect(x + column * side, y + row * side, side, side, {
          fill: colours.paper,
          stroke: colours.muted,
          "stroke-dasharray": "3 3",
        }),
      ),
    ];
  };

/** The piece that fills the gap of a square. */
export const missingPiece = defineMathsModel<{ across: number; size: number }>({
  name: "missing-piece",
  area: "geometry",
  skill: "composeShapes",
  settings: { 150: { across: 3, size: 3 }, 160: { across: 4, size: 4 }, 170: { across: 4, size: 5 } },
  generate(draw, { across, size }) {
    const hole = grown(draw, size, across, across);
    const sameSize = grown(draw, size, across, across);
    const third = draw.pick([grown(draw, size, across, across), grown(draw, size + 1, across, across)]);
    const pieces = [hole, sameSize, grown(draw, size - 1, across, across), third];
    if (pieces.some((piece, k) => pieces.some((other, place) => place < k && isCongruent(piece, other))))
      return undefined;
    return choosePicture<GridCell[]>(draw, {
      stem: say(
        "A piece is missing from the blue square. Which piece fills the gap?",
        "蓝色正方形缺了一块，哪一块正好能补上？",
      ),
      label: joinedWords(
        [
          say("A blue square with a gap, and four pieces, row by row", "缺了一块的蓝色正方形和四块拼图，逐行说明"),
          ...gridRows(hole, across, across, [say("gap", "缺"), say("blue", "蓝")]),
        ],
        "; ",
        "；",
      ),
      above: boardPicture(hole, across),
      right: hole,
      wrong: { countsButDoesNotCompare: sameSize, takesOneSquareTooFew: pieces[2] ?? [], takesAnotherShape: third },
      picture: (cells) => cellPicture(cells, 80 / across, colours.tint),
      tell: cellsDescription,
      fits: (cells) =>
        cells.length === hole.length &&
        range(-across, across).some((right) =>
          range(-across, across).some((down) =>
            cells.every(([x, y]) => hole.some(([column, row]) => column === x + right && row === y + down)),
          ),
        ),
      explanation: (letter) =>
        say(
          `The gap has ${size} squares. ${letter} has ${size} squares in the same places.`,
          `缺口有 ${size} 个小方格，${letter} 也有 ${size} 个，而且形状一样。`,
        ),
      features: { steps: size > 4 ? 2 : 1 },
    });
  },
});

/** "How many steps is it once around the blue shape?" */
export const walkAround = defineMathsModel<{ size: readonly [number, number] }>({
  name: "walk-around-a-shape",
  area: "geometry",
  skill: "perimeterArea",
  settings: { 180: { size: [4, 6] }, 190: { size: [7, 10] } },
  generate(draw, { size }) {
    const cells = aligned(grown(draw, draw.int(...size), 5, 4));
    const [width, height] = [0, 1].map((axis) => {
      const list = cells.map((cell) => cell[axis] ?? 0);
      return Math.max(...list) - Math.min(...list) + 1;
    });
    const right = edgeCount(cells);
    const isFilled = (x: number, y: number) => cells.some(([column, row]) => column === x && row === y);
    const hasHole = range(0, 4).some((x) =>
      range(0, 3).some(
        (y) => !isFilled(x, y) && isFilled(x - 1, y) && isFilled(x + 1, y) && isFilled(x, y - 1) && isFilled(x, y + 1),
      ),
    );
    const touches = range(0, 4).some((x) =>
      range(0, 3).some(
        (y) =>
          (isFilled(x, y) && isFilled(x + 1, y + 1) && !isFilled(x + 1, y) && !isFilled(x, y + 1)) ||
          (!isFilled(x, y) && !isFilled(x + 1, y + 1) && isFilled(x + 1, y) && isFilled(x, y + 1)),
      ),
    );
    if (hasHole || touches || (width ?? 0) * (height ?? 0) === cells.length || right === cells.length) return undefined;
    return {
      stem: say(
        "An ant walks once around the blue shape. Each side of a small square is 1 step. How many steps does it walk?",
        "一只蚂蚁绕蓝色图形爬一圈，小方格的每条边是 1 步。它一共爬了多少步？",
      ),
      figure: figure(
        (width ?? 5) * 36 + 16,
        (height ?? 4) * 36 + 16,
        joinSentences(say("A blue shape made of small squares", "由小方格拼成的蓝色图形"), cellsDescription(cells)),
        () => cellSquares(cells, [8, 8], 36, colours.blue),
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsTheSquares: cells.length,
          countsTheInnerSidesToo: (4 * cells.length + right) / 2,
          forgetsOneSide: right - 1,
          countsOneSideTwice: right + 1,
          forgetsACorner: right - 2,
          countsACornerTwice: right + 2,
        },
        show: num,
      },
      explanation: say(
        `The ${cells.length} squares have ${maths(`4 \\times ${cells.length} = ${4 * cells.length}`)} sides. ` +
          `Where two squares ` +
          `meet, 2 sides are inside: ${maths(`${4 * cells.length} - ${4 * cells.length - right} = ${right}`)}.`,
        `${cells.length} 个小方格共有 ${maths(`4 \\times ${cells.length} = ${4 * cells.length}`)} 条边。两个方格相接的地方各有 2 ` +
          `条边在里面：${maths(`${4 * cells.length} - ${4 * cells.length - right} = ${right}`)}。`,
      ),
      features: { steps: 2, large: right > 14 },
      holds: (value: number) => {
        const lines = cells.flatMap(([x, y]) => [`h${x},${y}`, `h${x},${y + 1}`, `v${x},${y}`, `v${x + 1},${y}`]);
        return lines.filter((side) => lines.filter((other) => other === side).length === 1).length === value;
      },
    };
  },
});
