import { evaluate } from "../../solver/expression";
import { at, average, latexOf, marked, near, numbersIn, scaleOf, type Solver } from "../../solver/seen";
import { cellsOf, dotsOn, equationsOf, rowsOf } from "./equations";

const rates: Solver = ({ stem, numbers: [a = 0, b = 0, c = 0] }) => {
  if (stem.includes("scanner")) return (a / b) * c;
  return stem.includes("train") ? (a / 1000 / b) * 3600 : (a * 144) / (b * b);
};

const ratio: Solver = ({ numbers: [a = 0, b = 0, c = 0] }) => (c * b) / a;

const percentages: Solver = ({ stem, numbers: [a = 0, b = 0] }) => {
  if (stem.includes("novels")) return a - (a * b) / 100;
  if (stem.includes("coat")) return (1 + a / 100) * (100 - b) - 100;
  return (option) => near(evaluate(latexOf(option), { c: 1 }), (1 - a / 100) * (1 + b / 100));
};

const middle = (values: readonly number[]): number => {
  const list = values.toSorted((a, b) => a - b);
  return (at(list, Math.floor((list.length - 1) / 2)) + at(list, Math.ceil((list.length - 1) / 2))) / 2;
};
const expanded = (rows: readonly (readonly number[])[], column: number): number[] =>
  rows.flatMap((row) => Array<number>(row[column] ?? 0).fill(row[0] ?? 0));

const measures: Solver = (seen) => {
  if (seen.stem.includes("median number")) return middle(expanded(rowsOf(cellsOf(seen), 2), 1));
  if (seen.stem.includes("one class")) {
    const [n = 0, one = 0, other = 0, all = 0] = seen.numbers;
    return (n * (all - one)) / (other - all);
  }
  const values = numbersIn(/set A is (.*?)\. Data/.exec(seen.stem)?.[1] ?? "");
  const more = [...values, at(seen.numbers, -1)];
  const [mean, median] = [average(more) - average(values), middle(more) - middle(values)];
  const said =
    mean > median && median > 0
      ? "the mean increases more"
      : mean > 0 && median > 0
        ? "the median increases more"
        : "?";
  return (option) => option.includes(said);
};

const spread: Solver = (seen) => {
  const rows = rowsOf(cellsOf(seen), 3);
  const [a = 0, b = 0] = [1, 2].map((column) => {
    const values = expanded(rows, column);
    return average(values.map((value) => (value - average(values)) ** 2));
  });
  return (option) => option.includes(a > b ? "greater than" : "less than");
};

const bestFit: Solver = (seen) => {
  if (seen.stem.includes("interpretation")) {
    const equation = at(equationsOf(seen), 0).split("=")[1] ?? "";
    const isSlope = near(
      evaluate(equation, { x: 1 }) - evaluate(equation, { x: 0 }),
      Number(/interpretation of ([\d.]+)/.exec(seen.stem)?.[1]),
    );
    return (option) =>
      isSlope && /^The predicted increase in .*, for each additional /.test(option) && !option.includes("the other");
  }
  if (seen.options.length === 0) {
    const equation = at(equationsOf(seen), 0).split("=")[1] ?? "";
    const gaps = dotsOn(seen).map(([x, y]) => Math.round(y) - evaluate(equation, { x: Math.round(x) }));
    return at(
      gaps.toSorted((a, b) => Math.abs(a) - Math.abs(b)),
      -1,
    );
  }
  const labels = marked(seen, "text").filter(({ text }) => /^\d/.test(text));
  const [across, up] = [
    scaleOf(
      labels.filter((mark) => mark.is("text-anchor") !== "end"),
      "x",
    ),
    scaleOf(
      labels.filter((mark) => mark.is("text-anchor") === "end"),
      "y",
    ),
  ];
  const line = at(marked(seen, "line"), -1);
  const [x1, y1, x2, y2] = [across(line.at("x1")), up(line.at("y1")), across(line.at("x2")), up(line.at("y2"))];
  const value = y1 + ((at(seen.numbers, -1) - x1) * (y2 - y1)) / (x2 - x1);
  return (option) => Math.abs(Number(option) - value) < 0.5;
};

const chance: Solver = (seen) => {
  const cells = cellsOf(seen).map(Number);
  if (cells.length === 0) {
    const [total = 0, others = 0, n = 0, d = 0] = seen.numbers;
    return (total - others) * (1 - n / d);
  }
  const [a = 0, b = 0, c = 0, , , , sum = 0, , whole = 0] = cells;
  if (cells.length === 9 && a + Number(cells[3]) !== sum) throw new Error(`the column does not add up: ${a} ${c}`);
  return cells.length === 9 ? sum / whole : a / (a + b);
};

const margin: Solver = (seen) => {
  const [a = 0, b = 0, c = 0] = seen.numbers;
  if (seen.stem.includes("households")) return (b * c) / a;
  return (option) => option.includes("plausible") && option.includes(`between ${a - b} and ${a + b}`);
};

const growthKind: Solver = (seen) => {
  const [one = 0, two = 0, three = 0] = numbersIn(/are ([\d., ]+)\. Which/.exec(seen.stem)?.[1] ?? "");
  const kind = near(two - one, three - two) ? "linear" : near(two / one, three / two) ? "exponential" : "?";
  return (option) => option === `${two > one ? "Increasing" : "Decreasing"} ${kind}`;
};

export const data: Readonly<Record<string, Solver>> = {
  "sat-rates-and-units": rates,
  "sat-ratio-and-proportion": ratio,
  "sat-percentages": percentages,
  "sat-mean-and-median": measures,
  "sat-compare-spread": spread,
  "sat-line-of-best-fit": bestFit,
  "sat-probability-in-a-table": chance,
  "sat-margin-of-error": margin,
  "sat-linear-or-exponential": growthKind,
};
