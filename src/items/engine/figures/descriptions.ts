import { range } from "../algebra";
import { count, say, type Words } from "../words";
import type { GridCell } from "./cells";

/*
 * Descriptions of pictures for screen readers: the things and their places in reading order, one by one when they are
 * to be counted.
 */

export const joinedWords = (parts: readonly Words[], en = ", ", zh = "，"): Words =>
  say(parts.map((part) => part.en).join(en), parts.map((part) => part.zh).join(zh));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins sentences, each with a capital letter and a full stop. */
export const joinSentences = (...parts: readonly Words[]): Words =>
  say(parts.map(({ en }) => `${capital(en)}.`).join(" "), parts.map(({ zh }) => `${zh}。`).join(""));

/** A name with its description: "name: words". */
export const under = (name: Words, words: Words): Words => say(`${name.en}: ${words.en}`, `${name.zh}：${words.zh}`);

/** Descriptions of the pictures A, B, C and D, each under its letter. */
export const byLetter = (words: readonly Words[]): Words[] =>
  words.map((word, k) => under(say("ABCD".charAt(k), "ABCD".charAt(k)), word));

export const byRow = (rows: readonly Words[]): Words[] =>
  rows.map((row, k) => under(say(`row ${k + 1}`, `第 ${k + 1} 行`), row));

/** A thing named `n` times, so that it can be counted: "dot, dot, dot". */
export const oneByOne = (n: number, one: Words): Words => joinedWords(range(1, n).map(() => one));

/** The number of things in each row; a single row names them one by one. */
export const inRows = (sizes: readonly number[], one: Words): Words[] => {
  const [only] = sizes;
  if (sizes.length === 1 && only !== undefined) return [oneByOne(only, one)];
  return byRow(sizes.map((n) => say(count(n, one.en), `${n} 个${one.zh}`)));
};

/** The sizes of full rows and of a last one that may be shorter. */
export const rowSizes = (total: number, perRow: number): number[] =>
  range(1, Math.ceil(total / perRow)).map((row) => Math.min(perRow, total - (row - 1) * perRow));

/** Describes a grid row by row, each square as filled or not. */
export const gridRows = (
  cells: readonly GridCell[],
  columns: number,
  rows: number,
  [filled, free]: readonly [Words, Words],
): Words[] =>
  byRow(
    range(0, rows - 1).map((row) =>
      joinedWords(
        range(0, columns - 1).map((column) => (cells.some(([x, y]) => x === column && y === row) ? filled : free)),
      ),
    ),
  );

const square = say("square", "方格");
const gap = say("gap", "空");

/** Describes a shape made of squares, row by row of its bounding box. */
export const cellsDescription = (cells: readonly GridCell[]): Words => {
  const [columns, rows] = [0, 1].map((axis) => cells.map((cell) => cell[axis] ?? 0)) as [number[], number[]];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const moved = cells.map(([column, row]): GridCell => [column - left, row - top]);
  const wide = Math.max(...columns) - left + 1;
  return joinedWords(gridRows(moved, wide, Math.max(...rows) - top + 1, [square, gap]), "; ", "；");
};

/** Describes a scale: "from 0 to 40 in steps of 10". */
export const scaleDescription = (from: string, to: string, step: string): Words =>
  say(`from ${from} to ${to} in steps of ${step}`, `从 ${from} 到 ${to}，每格 ${step}`);

/** Describes the places of a clock's hands without naming the time. */
export const clockDescription = (hours: number, minutes: number): Words => {
  const past = minutes % 5;
  const at = Math.floor(minutes / 5) === 0 ? 12 : Math.floor(minutes / 5);
  return joinSentences(
    say("A clock face with the numbers from 1 to 12", "标有从 1 到 12 的钟面"),
    minutes === 0
      ? say(`The short hand points at ${hours}`, `短针指着 ${hours}`)
      : say(
          `The short hand stands between ${hours} and ${(hours % 12) + 1}`,
          `短针在 ${hours} 和 ${(hours % 12) + 1} 之间`,
        ),
    past === 0
      ? say(`The long hand points at ${at}`, `长针指着 ${at}`)
      : say(`The long hand stands ${count(past, "small mark")} past ${at}`, `长针走过 ${at}，又走了 ${past} 小格`),
  );
};
