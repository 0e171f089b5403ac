import { evaluate } from "../../solver/expression";
import { at, first, fits, latexOf, near, numbersIn, type Solver } from "../../solver/seen";
import { cellsOf, dotsOn, equationsOf, gap, rightSide, rootOf, rowsOf, solvePair } from "./equations";

const linearEquation: Solver = (seen) => {
  const x = rootOf((value) => gap(first(seen), { x: value }));
  return seen.stem.startsWith("If") ? evaluate(at(seen.formulas, 1), { x }) : x;
};

const solutionCount: Solver = (seen) => {
  const slopeAt = (k: number) => gap(first(seen), { x: 1, k }) - gap(first(seen), { x: 0, k });
  if (!seen.stem.includes("How many")) return rootOf(slopeAt);
  const count = !near(slopeAt(0), 0) ? "Exactly one" : near(gap(first(seen), { x: 0 }), 0) ? "Infinitely many" : "Zero";
  return (option) => option === count;
};

const story: Solver = ({ stem, numbers }) => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = numbers;
  if (!stem.startsWith("Two carriers")) return (c - a) / b;
  return c + d * e * ((c - a) / (b - d));
};

const twoVariables: Solver = (seen) => {
  const [a = 0, b = 0, total = 0] = seen.numbers;
  if (seen.options.length === 0) {
    const x = Number(/has (\d+) concerts/.exec(seen.stem)?.[1]);
    return rootOf((y) => gap(first(seen), { x, y }));
  }
  return (option) =>
    [
      [1, 0],
      [0, 1],
      [2, 3],
    ].every(([x = 0, y = 0]) => near(gap(latexOf(option), { x, y }), a * x + b * y - total));
};

const fromTable: Solver = (seen) => {
  const rows = rowsOf(cellsOf(seen), 2);
  if (seen.options.length > 0)
    return (option) => rows.every(([x = 0, y]) => near(evaluate(rightSide(option), { x }), y ?? 0));
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = rows;
  return y1 + ((at(seen.numbers, -1) - x1) * (y2 - y1)) / (x2 - x1);
};

const throughPoints: Solver = (seen) => {
  const points = seen.formulas.map(numbersIn).filter((list) => list.length === 2);
  if (!seen.stem.includes("perpendicular"))
    return (option) => points.every(([x = 0, y = 0]) => near(evaluate(rightSide(option), { x }), y));
  const line = at(equationsOf(seen), 0);
  const [[x = 0, y = 0] = []] = points.slice(-1);
  const [run, rise] = [
    gap(line, { x: 1, y: 0 }) - gap(line, { x: 0, y: 0 }),
    gap(line, { x: 0, y: 1 }) - gap(line, { x: 0, y: 0 }),
  ];
  return y - (rise / run) * x;
};

const lineGraph: Solver = (seen) => {
  if (seen.stem.includes("crosses")) {
    const [across, up] = seen.formulas.filter((formula) => formula.startsWith("("));
    const ends = [across, up].map((pair) =>
      (pair ?? "")
        .slice(1, -1)
        .split(",")
        .map((part) => evaluate(part, { a: 1 })),
    );
    return -(ends[1]?.[1] ?? 0) / (ends[0]?.[0] ?? 1);
  }
  const shift = /f\(x\) \+ (\d)/.exec(seen.stem)?.[1] ?? "0";
  return (option) => dotsOn(seen).every(([x, y]) => near(evaluate(rightSide(option), { x }) + Number(shift), y));
};

const system: Solver = (seen) => {
  const [one = "", other = ""] = equationsOf(seen);
  if (seen.stem.includes("no solution")) {
    const along = (p: number, letter: "x" | "y", equation: string) =>
      gap(equation, { p, x: 0, y: 0, [letter]: 1 }) - gap(equation, { p, x: 0, y: 0 });
    return rootOf((p) => along(0, "x", one) * along(p, "y", other) - along(0, "y", one) * along(p, "x", other));
  }
  const found = solvePair(one, other);
  if (seen.options.length === 0) return evaluate(at(seen.formulas, -1), found);
  return (option) => numbersIn(option).every((value, k) => near(value, k === 0 ? found.x : found.y));
};

const systemStory: Solver = (seen) => {
  const [a = 0, b = 0, c = 0, d = 0] = seen.numbers;
  if (seen.stem.includes("chemist")) return (c * (d - a)) / (b - a);
  const found = solvePair(`x + y = ${a}`, `${c}x + ${d}y = ${b}`);
  return (option) => option.split(" and ").every((part) => fits(latexOf(part), found));
};

const signs: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  "\\ge": (left, right) => left >= right - 1e-9,
  "\\le": (left, right) => left <= right + 1e-9,
  "\\gt": (left, right) => left > right + 1e-9,
  "\\lt": (left, right) => left < right - 1e-9,
};
/** Whether an inequality holds for values of its letters. */
const holds = (formula: string, letters: Readonly<Record<string, number>>): boolean => {
  const [, left = "", sign = "", right = ""] = /^(.*?) (\\[gl][et]) (.*)$/.exec(formula) ?? [];
  return signs[sign]?.(evaluate(left, letters), evaluate(right, letters)) ?? false;
};

const inequalityStory: Solver = (seen) => {
  const [a = 0, b = 0, c = 0] = seen.numbers;
  if (seen.options.length === 0) return Math.floor((c - a) / b);
  const isLeast = seen.stem.includes("at least");
  const [one, other, limit] = isLeast ? [a, b, c] : [b, c, a];
  return (option) => {
    const [, left = "", sign = "", right = ""] = /^(.*?) (\\[gl]e) (\d+)$/.exec(latexOf(option)) ?? [];
    return (
      sign === (isLeast ? "\\ge" : "\\le") &&
      Number(right) === limit &&
      evaluate(left, { x: 1, y: 0 }) === one &&
      evaluate(left, { x: 0, y: 1 }) === other
    );
  };
};

const inequalityPoints: Solver = (seen) => {
  const rules = seen.formulas.filter((formula) => /\\[gl]t/.test(formula));
  if (seen.stem.includes("Which value")) return (option) => holds(at(rules, 0), { x: Number(option) });
  return (option) => {
    const cells = [...option.matchAll(/<td[^>]*>([^<]*)</g)].map(([, text = ""]) => text);
    const points = cells.length > 0 ? rowsOf(cells, 2) : [numbersIn(option)];
    return points.every(([x = 0, y = 0]) => rules.every((rule) => holds(rule, { x, y })));
  };
};

const meaning: Solver = (seen) => {
  const body = at(first(seen).split("="), 1);
  const [start, step] = [
    evaluate(body, { x: 0, d: 0 }),
    evaluate(body, { x: 1, d: 1 }) - evaluate(body, { x: 0, d: 0 }),
  ];
  if (seen.stem.includes("every")) return step * at(seen.numbers, -1);
  const asked = at(seen.numbers, -1);
  return (option) =>
    asked === step ? option.startsWith("The increase") : asked === start && !/increase|one |The number of/.test(option);
};

export const algebra: Readonly<Record<string, Solver>> = {
  "sat-linear-equation": linearEquation,
  "sat-fraction-equation": linearEquation,
  "sat-number-of-solutions": solutionCount,
  "sat-linear-story": story,
  "sat-two-variable-story": twoVariables,
  "sat-line-from-a-table": fromTable,
  "sat-line-through-points": throughPoints,
  "sat-graph-of-a-line": lineGraph,
  "sat-linear-system": system,
  "sat-system-story": systemStory,
  "sat-inequality-story": inequalityStory,
  "sat-inequality-points": inequalityPoints,
  "sat-meaning-in-a-linear-model": meaning,
  "sat-edge-of-a-region": (seen) => {
    const [one = "", other = ""] = seen.formulas.filter((formula) => formula.includes("\\le"));
    return solvePair(one.replace("\\le", "="), other.replace("\\le", "=")).y;
  },
};
