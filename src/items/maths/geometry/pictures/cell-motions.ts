import { range } from "../../../engine/algebra";
import {
  cellPicture,
  grown,
  isCongruent,
  isTurnOf,
  mirrored,
  outlineOf,
  turnedCells,
  type GridCell,
} from "../../../engine/figures/cells";
import { cellsDescription, gridRows, joinedWords, under } from "../../../engine/figures/descriptions";
import type { DrawPicture } from "../../../engine/figures/pictures";
import { colours, line, rect } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { say } from "../../../engine/words";
import { choosePicture } from "./choose";

/** The same shape in another direction; at the highest level one picture is its mirror image. */
export const turnedShape = defineMathsModel<{ size: number; mirror: boolean }>({
  name: "turned-shape",
  area: "geometry",
  skill: "transformations",
  settings: {
    170: { size: 4, mirror: false },
    180: { size: 5, mirror: false },
    190: { size: 5, mirror: true },
  },
  generate(draw, { size, mirror }) {
    const shape = grown(draw, size, 4, 3);
    const right = turnedCells(shape, draw.int(1, 3));
    const [one, two] = [grown(draw, size, 4, 3), grown(draw, size, 3, 4)];
    const third = mirror ? turnedCells(mirrored(shape), draw.int(0, 3)) : grown(draw, size + 1, 4, 3);
    const others = [one, two, third];
    if (outlineOf(right) === outlineOf(shape) || isTurnOf(third, shape)) return undefined;
    if ([one, two].some((other) => isCongruent(other, shape)) || isCongruent(one, two)) return undefined;
    if (new Set(others.map(outlineOf)).size < 3) return undefined;
    return choosePicture<GridCell[]>(draw, {
      stem: mirror
        ? say(
            "Which shape is the blue shape turned, but not flipped over?",
            "蓝色图形在纸面上旋转（不能翻面），可以得到哪个图形？",
          )
        : say("Which shape is the blue shape, only turned?", "蓝色图形转一转，可以得到哪个图形？"),
      label: joinedWords(
        [
          say("A blue shape and four shapes, row by row", "一个蓝色图形和四个图形，逐行说明"),
          under(say("blue", "蓝色图形"), cellsDescription(shape)),
        ],
        "; ",
        "；",
      ),
      above: cellPicture(shape, 19, colours.blue),
      right,
      wrong: mirror
        ? { takesTheMirrorImage: third, comparesOnlyTheSquares: one, looksAtTheLength: two }
        : { comparesOnlyTheSquares: one, looksAtTheLength: two, takesALargerShape: third },
      picture: (cells) => cellPicture(cells, 19, colours.tint),
      tell: cellsDescription,
      fits: (cells) => [1, 2, 3].some((quarters) => outlineOf(turnedCells(cells, quarters)) === outlineOf(shape)),
      explanation: (letter) =>
        say(
          `Turn the blue shape: it lies square on square on ${letter}. The others differ by at least one square.`,
          `把蓝色图形转一转，它和 ${letter} 完全重合，和其他图形都对不上。`,
        ),
      features: { steps: 2, close: mirror },
    });
  },
});

const filledGrid =
  (cells: readonly GridCell[], across: number, fill: string): DrawPicture =>
  ([x, y]) => {
    const side = across === 3 ? 22 : 18;
    const start = 40 - (across * side) / 2;
    return range(0, across * across - 1).map((k) => {
      const [column, row] = [k % across, Math.floor(k / across)];
      const isFilled = cells.some((cell) => cell[0] === column && cell[1] === row);
      return rect(x + start + column * side, y + start + row * side, side, side, {
        fill: isFilled ? fill : colours.paper,
        "stroke-width": 1,
      });
    });
  };

/** A coloured grid beside a mirror. */
export const mirrorPicture = defineMathsModel<{ across: number; size: number }>({
  name: "mirror-picture",
  area: "geometry",
  skill: "symmetry",
  settings: { 160: { across: 3, size: 3 }, 170: { across: 3, size: 4 }, 180: { across: 4, size: 6 } },
  generate(draw, { across, size }) {
    const far = across - 1;
    const all = range(0, across * across - 1).map((k): GridCell => [k % across, Math.floor(k / across)]);
    const picture = draw.some(size, all);
    const key = (cells: readonly GridCell[]) =>
      cells
        .map((cell) => cell.join())
        .toSorted()
        .join(" ");
    const gridDescription = (cells: readonly GridCell[]) =>
      joinedWords(gridRows(cells, across, across, [say("blue", "蓝"), say("white", "白")]), "; ", "；");
    const right = picture.map(([x, y]): GridCell => [far - x, y]);
    const wrong = {
      copiesThePicture: picture.map(([x, y]): GridCell => [x, y]),
      turnsItUpsideDown: picture.map(([x, y]): GridCell => [x, far - y]),
      turnsItHalfRound: picture.map(([x, y]): GridCell => [far - x, far - y]),
    };
    if (new Set([right, ...Object.values(wrong)].map(key)).size < 4) return undefined;
    return choosePicture<GridCell[]>(draw, {
      stem: say(
        "The dashed line is a mirror. Which picture do you see in the mirror?",
        "虚线是一面镜子，镜子里看到的是哪个图案？",
      ),
      label: joinedWords(
        [
          say("A pattern with a mirror upright at its right", "一个图案，右边竖着一面镜子"),
          gridDescription(picture),
          say("and four patterns", "另有四个图案"),
        ],
        "; ",
        "；",
      ),
      above: ([x, y]) => [
        ...filledGrid(picture, across, colours.blue)([x, y]),
        line([x + 88, y], [x + 88, y + 80], { stroke: colours.ink, "stroke-width": 2, "stroke-dasharray": "6 4" }),
      ],
      right,
      wrong,
      picture: (cells) => filledGrid(cells, across, colours.blue),
      tell: gridDescription,
      fits: (cells) =>
        all.every(
          ([x, y]) =>
            cells.some((cell) => cell[0] === x && cell[1] === y) ===
            picture.some((cell) => cell[0] + x === far && cell[1] === y),
        ),
      explanation: (letter) =>
        say(
          `In the mirror left and right change places; up and down stay. That is picture ${letter}.`,
          `镜子里左右互换，上下不变，所以是 ${letter}。`,
        ),
      features: { steps: 2, close: size > 3 },
    });
  },
});
