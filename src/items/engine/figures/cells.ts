import type { Draw } from "../draw";
import { pictureSize, type DrawPicture } from "./pictures";
import { rect, type Point } from "./svg";

/** A unit square of a grid, by its column and row. */
export type GridCell = readonly [column: number, row: number];

/** The cells moved to the upper left corner and sorted in reading order. */
export const aligned = (cells: readonly GridCell[]): GridCell[] => {
  const left = Math.min(...cells.map(([column]) => column));
  const top = Math.min(...cells.map(([, row]) => row));
  return cells
    .map(([column, row]): GridCell => [column - left, row - top])
    .toSorted(([x, y], [otherX, otherY]) => y - otherY || x - otherX);
};
/** A text that is equal for two sets of cells of the same shape and direction, wherever they lie. */
export const outlineOf = (cells: readonly GridCell[]): string => JSON.stringify(aligned(cells));
export const mirrored = (cells: readonly GridCell[]): GridCell[] =>
  aligned(cells.map(([column, row]) => [-column, row]));
export const turnedCells = (cells: readonly GridCell[], quarters: number): GridCell[] =>
  quarters === 0 ? aligned(cells) : turnedCells(aligned(cells.map(([column, row]) => [-row, column])), quarters - 1);
export const isTurnOf = (cells: readonly GridCell[], other: readonly GridCell[]): boolean =>
  [0, 1, 2, 3].some((quarters) => outlineOf(turnedCells(other, quarters)) === outlineOf(cells));
export const isCongruent = (cells: readonly GridCell[], other: readonly GridCell[]): boolean =>
  isTurnOf(cells, other) || isTurnOf(cells, mirrored(other));

const has = (cells: readonly GridCell[], [column, row]: GridCell): boolean =>
  cells.some(([x, y]) => x === column && y === row);
const beside = ([column, row]: GridCell): GridCell[] => [
  [column + 1, row],
  [column - 1, row],
  [column, row + 1],
  [column, row - 1],
];
/** The number of sides of cells that no other of the cells shares. */
export const edgeCount = (cells: readonly GridCell[]): number =>
  cells.flatMap(beside).filter((cell) => !has(cells, cell)).length;

/** Draws a connected shape of `size` cells inside a grid. */
export const grown = (draw: Draw, size: number, columns: number, rows: number): GridCell[] => {
  const cells: GridCell[] = [[draw.int(0, columns - 1), draw.int(0, rows - 1)]];
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

export const cellSquares = (cells: readonly GridCell[], [x, y]: Point, side: number, fill: string): string[] =>
  cells.map(([column, row]) => rect(x + column * side, y + row * side, side, side, { fill }));

/** A picture of cells in its middle. */
export const cellPicture =
  (cells: readonly GridCell[], side: number, fill: string): DrawPicture =>
  ([x, y]) => {
    const list = aligned(cells);
    const width = (Math.max(...list.map(([column]) => column)) + 1) * side;
    const height = (Math.max(...list.map(([, row]) => row)) + 1) * side;
    return cellSquares(list, [x + (pictureSize - width) / 2, y + (pictureSize - height) / 2], side, fill);
  };
