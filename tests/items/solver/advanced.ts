import { evaluate } from "./expression";
import { at, first, fits, numbersIn, numbersOn, roots, upTo, type Seen, type Solver } from "./seen";

/** The numbers x of an option such as "x = 2 or x = -1". */
const shownRoots = (option: string): number[] => [...option.matchAll(/x = (-?\d+)/g)].map(([, root]) => Number(root));
const equation: Solver = (seen) => {
  const found = roots((x) => fits(first(seen), { x })).filter((x) => x > 0 || !seen.stem.includes("positive"));
  if (seen.options.length === 0) return at(found, 0);
  return (option) =>
    shownRoots(option)
      .toSorted((a, b) => a - b)
      .join() === found.join();
};

const sidesOf = (relation: string): string[] => relation.split(/\\(?:lt|le|gt|ge)\b/);
const isTrue = (relation: string, x: number): boolean => {
  const signs = [...relation.matchAll(/\\(lt|le|gt|ge)\b/g)].map(([, sign = ""]) => sign);
  const values = sidesOf(relation).map((side) => evaluate(side, { x }));
  return signs.every((sign, k) => {
    const [left, right] = [at(values, k), at(values, k + 1)];
    if (sign === "lt") return left < right;
    if (sign === "le") return left <= right;
    return sign === "gt" ? left > right : left >= right;
  });
};
const inequality: Solver = (seen) => {
  const [, latex = ""] = seen.formulas;
  if (seen.formulas.includes("k")) {
    const quadratic = (k: number, x: number) => evaluate(at(sidesOf(latex), 0), { k, x });
    return upTo(-40, 40).filter((k) => upTo(-200, 200).every((x) => quadratic(k, x / 8) > 0)).length;
  }
  if (seen.stem.includes("integers")) return upTo(-60, 60).filter((x) => isTrue(latex, x)).length;
  const places = upTo(-160, 160).map((x) => x / 8);
  return (option) =>
    places.every(
      (x) =>
        option
          .replace(/\\\(|\\\)/g, "")
          .split(" or ")
          .some((part) => isTrue(part, x)) === isTrue(first(seen), x),
    );
};

const recursive: Solver = (seen) => {
  const [told = "", asked = ""] = seen.formulas;
  const starts = [...told.matchAll(/a_\d = (-?\d+)/g)].map(([, value]) => Number(value));
  const rule = at(told.split(/a_\{n\+[12]\} = /), 1);
  const size = at(numbersIn(asked), 0);
  const terms = [...starts];
  while (terms.length < size) {
    const latest = at(terms, -1);
    const before = starts.length > 1 ? at(terms, -2) : latest;
    const step = rule.replace("a_{n+1}", "b").replace("a_n", "a");
    terms.push(evaluate(step, { a: starts.length > 1 ? before : latest, b: latest, n: terms.length }));
  }
  return at(terms, size - 1);
};

const domain: Solver = (seen) => {
  const formula = at(at(seen.formulas, -1).split("f(x) = "), 1);
  const logarithms = [...formula.matchAll(/\\lg\((.*?)\)/g)].map(([, inside = ""]) => inside);
  return upTo(-40, 40).filter(
    (x) => Number.isFinite(evaluate(formula, { x })) && logarithms.every((inside) => evaluate(inside, { x }) > 0),
  ).length;
};

const conditional: Solver = ({ stem, numbers: [a = 0, b = 0, c = 0] }) => {
  if (stem.includes("bus")) return c / a;
  const [one, other] = [a * b, (100 - a) * c];
  return stem.includes("percentage") ? (one + other) / 100 : one / (one + other);
};
const union: Solver = ({ stem, numbers: [a = 0, b = 0, both = 0] }) => {
  if (stem.includes("exactly two")) return a * b + a * both + b * both - 3 * a * b * both;
  if (stem.includes("rains")) return a + b - both;
  return stem.includes("at least") ? a + b - a * b : a + b - 2 * a * b;
};
const geometric: Solver = (seen) => {
  if (seen.marks.length > 0) {
    const [large = 1, small = 0] = numbersOn(seen);
    return seen.stem.includes("outside") ? 1 - (small / large) ** 2 : (small / large) ** 2;
  }
  if (seen.stem.includes("friends")) {
    const [window = 1, wait = 0] = seen.numbers;
    return 1 - (1 - wait / window) ** 2;
  }
  const [, side = 1, limit = 0] = seen.numbers;
  const below = limit ** 2 / (2 * side ** 2);
  return seen.stem.includes("\\gt") ? 1 - below : below;
};
const regression: Solver = (seen) => {
  if (seen.stem.includes("the mean of")) {
    const [meanX = 0, meanY = 0, slope = 0, x = 0] = seen.numbers;
    return meanY + slope * (x - meanX);
  }
  const line = at(seen.formulas.find((formula) => formula.startsWith("y ="))?.split("=") ?? [], 1);
  const predicted = (x: number) => evaluate(line, { x });
  if (!seen.stem.includes("residual")) return predicted(at(seen.numbers, -1));
  const [gap = 0, x = 0] = numbersIn(at(seen.stem.split("predicted"), 1));
  return predicted(x) + gap;
};
const sampled = ({ stem, numbers }: Seen): number => {
  const [a = 0, b = 0, c = 0] = numbers;
  if (stem.includes("lamps")) return (c * b) / a;
  if (stem.includes("fish")) return (a * b) / c;
  const [first = 0, , second = 0, , third = 0, , sample = 0] = numbers;
  return (sample * first) / (first + second + third);
};
const units: Solver = ({ stem, numbers }) => {
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  if (stem.includes("km/h")) return a / 3.6;
  if (stem.includes("pool")) return (a * b * (d / 100) * 1000) / c;
  const [density, given] = [at(numbers, 1), at(numbers, 2)];
  return stem.includes("the volume") ? given / density : given * density;
};

const ellipse: Solver = ({ formulas, stem }) => {
  const formula = formulas.find((latex) => latex.includes("\\frac")) ?? "";
  const [, x = 0, , y = 0] = numbersIn(formula.replace(/[xy]\^2/g, "2"));
  const [long, between] = [Math.sqrt(Math.max(x, y)), Math.sqrt(Math.abs(x - y))];
  if (stem.includes("How far")) return 2 * between;
  return stem.includes("A line through") ? 4 * long : 2 * (long + between);
};
const circles: Solver = ({ stem, numbers: [a = 0, b = 0, c = 0] }) => {
  const half = (a + b + c) / 2;
  const area = Math.sqrt(half * (half - a) * (half - b) * (half - c));
  return stem.includes("corners") ? (a * b * c) / (4 * area) : area / half;
};

export const advanced: Readonly<Record<string, Solver>> = {
  "rational-equation": (seen) => equation({ ...seen, formulas: [at(seen.formulas, -1)] }),
  "radical-equation": equation,
  "quadratic-inequality": inequality,
  "recursive-sequence": recursive,
  "domain-of-a-function": domain,
  "conditional-probability": conditional,
  "union-of-events": union,
  "geometric-probability": geometric,
  "regression-line": regression,
  samples: sampled,
  "compound-units": units,
  ellipse,
  "circles-of-a-triangle": circles,
};
