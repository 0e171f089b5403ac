import type { Draw } from "../engine/draw";
import { pictureSize, type Picture } from "./pictures";
import { rect, type Point } from "./svg";

/** A unit square of a grid, by its column and row. */
export type Cell = readonly [column: number, row: number];

/** Moved to the upper left corner, in reading order. */
export const aligned = (cells: readonly Cell[]): Cell[] => {
  const left = Math.min(...cells.map(([column]) => column));
  const top = Math.min(...cells.map(([, row]) => row));
  return cells
    .map(([column, row]): Cell => [column - left, row - top])
    .toSorted(([x, y], [otherX, otherY]) => y - otherY || x - otherX);
};
/** The same for two sets of cells that lie the same way, wherever they lie. */
export const outlineOf = (cells: readonly Cell[]): string => JSON.stringify(aligned(cells));
export const mirrored = (cells: readonly Cell[]): Cell[] => aligned(cells.map(([column, row]) => [-column, row]));
export const turned = (cells: readonly Cell[], quarters: number): Cell[] =>
  quarters === 0 ? aligned(cells) : turned(aligned(cells.map(([column, row]) => [-row, column])), quarters - 1);
export const isTurnOf = (cells: readonly Cell[], other: readonly Cell[]): boolean =>
  [0, 1, 2, 3].some((quarters) => outlineOf(turned(other, quarters)) === outlineOf(cells));
export const isCongruent = (cells: readonly Cell[], other: readonly Cell[]): boolean =>
  isTurnOf(cells, other) || isTurnOf(cells, mirrored(other));

const has = (cells: readonly Cell[], [column, row]: Cell): boolean => cells.some(([x, y]) => x === column && y === row);
const beside = ([column, row]: Cell): Cell[] => [
  [column + 1, row],
  [column - 1, row],
  [column, row + 1],
  [column, row - 1],
];
/** Sides of the cells that no other of the cells shares. */
export const edgeCount = (cells: readonly Cell[]): number =>
  cells.flatMap(beside).filter((cell) => !has(cells, cell)).length;

/** A connected shape of `size` cells inside a grid. */
export const grown = (draw: Draw, size: number, columns: number, rows: number): Cell[] => {
  const cells: Cell[] = [[draw.int(0, columns - 1), draw.int(0, rows - 1)]];
  while (cells.length < size) {
    const free = cells
      .flatMap(beside)
      .filter(
        ([column, row]) => column >= 0 && row >= 0 && column < columns && row < rows && !has(cells, [column, row]),
      );
    cells.push(draw.pick(free));
  }
  return cells;
};

export const cellSquares = (cells: readonly Cell[], [x, y]: Point, side: number, fill: string): string[] =>
  cells.map(([column, row]) => rect(x + column * side, y + row * side, side, side, { fill }));

/** Cells in the middle of a picture. */
export const cellPicture =
  (cells: readonly Cell[], side: number, fill: string): Picture =>
  ([x, y]) => {
    const list = aligned(cells);
    const width = (Math.max(...list.map(([column]) => column)) + 1) * side;
    const height = (Math.max(...list.map(([, row]) => row)) + 1) * side;
    return cellSquares(list, [x + (pictureSize - width) / 2, y + (pictureSize - height) / 2], side, fill);
  };
