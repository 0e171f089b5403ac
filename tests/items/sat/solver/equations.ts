import { evaluate, type Letters } from "../../solver/expression";
import { at, latexOf, marked, near, scaleOf, sides, type Seen } from "../../solver/seen";

export const equationsOf = (seen: Seen): string[] => seen.formulas.filter((formula) => formula.includes("="));

/** The left side of an equation less its right side. */
export const gap = (equation: string, letters: Letters): number => {
  const [left, right] = sides(equation, letters);
  return left - right;
};

/** The root of a linear function. */
export const rootOf = (f: (x: number) => number): number => -f(0) / (f(1) - f(0));

/** The real roots of a quadratic function, the smaller first. */
export const rootsOf = (f: (x: number) => number): number[] => {
  const [c, a] = [f(0), (f(1) + f(-1)) / 2 - f(0)];
  const b = f(1) - a - c;
  const size = b * b - 4 * a * c;
  return size < 0 ? [] : [-1, 1].map((sign) => (-b + sign * Math.sqrt(size)) / (2 * a)).toSorted((p, q) => p - q);
};

/** Solution of two linear equations in x and y. */
export const solvePair = (one: string, other: string): { readonly x: number; readonly y: number } => {
  const row = (equation: string) => {
    const c = gap(equation, { x: 0, y: 0 });
    return [gap(equation, { x: 1, y: 0 }) - c, gap(equation, { x: 0, y: 1 }) - c, -c] as const;
  };
  const [[a, b, e], [c, d, f]] = [row(one), row(other)];
  return { x: (e * d - b * f) / (a * d - b * c), y: (a * f - c * e) / (a * d - b * c) };
};

const samples = [1.3, 2.1, 3.7, 5.2];
/** Options equal to an expression for all tried values of its letters. */
export const equalTo =
  (latex: string, letters: readonly string[] = ["x"]) =>
  (option: string): boolean =>
    samples.every((sample) => {
      const values = Object.fromEntries(letters.map((letter, k) => [letter, sample + k / 3]));
      return near(evaluate(latex, values), evaluate(latexOf(option), values));
    });

/** The right side of an option such as y = 2x + 1. */
export const rightSide = (option: string): string => at(latexOf(option).split("="), -1);

/** Places of the dots of a graph, read off the axis numbers that are straight beside a grid line. */
export const dotsOn = (seen: Seen): (readonly [number, number])[] => {
  const labels = marked(seen, "text").filter(({ text }) => /^-?\d/.test(text));
  const grid = marked(seen, "line");
  const isUpward = (mark: (typeof labels)[number]) => mark.is("text-anchor") !== "middle";
  const x = scaleOf(
    labels.filter((mark) => !isUpward(mark) && grid.some((line) => line.at("x1") === mark.at("x"))),
    "x",
  );
  const y = scaleOf(
    labels.filter((mark) => isUpward(mark) && grid.some((line) => line.at("y1") === mark.at("y"))),
    "y",
  );
  const read = (value: number) => Math.round(value * 20) / 20;
  return marked(seen, "circle").map((dot) => [read(x(dot.at("cx"))), read(y(dot.at("cy")))] as const);
};

/** Rows of the numbers in a table's cells. */
export const rowsOf = (cells: readonly string[], width: number): number[][] =>
  cells.flatMap((_, k) => (k % width === 0 ? [cells.slice(k, k + width).map(Number)] : []));
export const cellsOf = (seen: Seen): string[] => marked(seen, "td").map(({ text }) => text);
