import { evaluate } from "./expression";
import {
  at,
  average,
  first,
  latexOf,
  marked,
  numbersIn,
  scaleOf,
  total,
  upTo,
  valueOf,
  type Seen,
  type Solver,
} from "./seen";

const calculate: Solver = (seen) => evaluate(first(seen));
const divides = (d: number, n: number): boolean => n % d === 0;
const divisorsOf = (n: number): number[] => upTo(1, n).filter((d) => divides(d, n));
const nearest =
  (options: readonly string[], target: number) =>
  (option: string): boolean =>
    options.every((other) => Math.abs(valueOf(option) - target) <= Math.abs(valueOf(other) - target));

const readLine: Solver = (seen) => {
  const labels = marked(seen, "text").filter(({ text }) => /^-?\d/.test(text));
  const mark = at(
    marked(seen, "text").filter(({ text }) => text === "P"),
    0,
  );
  const value = scaleOf(labels, "x")(mark.at("x"));
  const reach = Math.abs(scaleOf(labels, "x")(mark.at("x") + 2) - value);
  return (option) => Math.abs(Number(option) - value) < reach;
};

const shaded: Solver = (seen) => {
  const parts = seen.marks.filter(({ name }) => name === "rect" || name === "path");
  const plain = parts.filter((part) => part.is("fill") === "#ffffff").length;
  return (seen.stem.includes("not shaded") ? plain : parts.length - plain) / parts.length;
};

const signedSum: Solver = (seen) => {
  const [a = 0, b = 0] = seen.numbers;
  if (seen.formulas.length > 0) return calculate(seen);
  return seen.stem.includes("falls") ? a - b : a + b;
};

const divisors: Solver = (seen) => {
  const [a = 0, b = 0] = seen.numbers;
  if (seen.stem.includes("Choose all")) return (option) => divides(a, Number(option));
  if (seen.stem.includes("factor"))
    return at(
      divisorsOf(a).filter((d) => divides(d, b)),
      -1,
    );
  return at(
    upTo(1, a * b).filter((k) => divides(a, k) && divides(b, k)),
    0,
  );
};

const primes: Solver = (seen) => {
  const [n = 0] = seen.numbers;
  if (seen.stem.includes("prime")) return (option) => divisorsOf(Number(option)).length === 2;
  return seen.stem.includes("sum") ? total(divisorsOf(n)) : divisorsOf(n).length;
};

const places: Readonly<Record<string, number>> = {
  one: 1,
  ten: 10,
  hundred: 100,
  thousand: 1000,
  tenth: 0.1,
  hundredth: 0.01,
};
const compose: Solver = ({ stem }) =>
  total(
    [...stem.matchAll(/(\d+) (one|ten|hundred|thousand)/g)].map(
      ([, digit, place = ""]) => Number(digit) * (places[place] ?? 0),
    ),
  );

const digitValue: Solver = ({ numbers: [digit = 0], stem }) => {
  const [, whole = "", decimals = ""] = / in (\d+)\.?(\d*)/.exec(stem) ?? [];
  const row = whole + decimals;
  return digit * 10 ** (whole.length - 1 - row.indexOf(String(digit)));
};

const rounded: Solver = ({ numbers: [n = 0], stem }) => {
  const unit = places[/nearest (\w+)/.exec(stem)?.[1] ?? ""] ?? Number.NaN;
  return Math.round(n / unit + 1e-9) * unit;
};

const between: Solver = (seen) => (option) => {
  const [low = 0, high = 0] = numbersIn(option);
  const value = evaluate(first(seen));
  return low < value && value < high && high - low === 1;
};

const scientific: Solver = (seen) => (option) => {
  const value = seen.formulas.length > 0 ? evaluate(first(seen)) : at(seen.numbers, 0);
  const [, mantissa = ""] = /^([\d.]+) /.exec(latexOf(option)) ?? [];
  return Math.abs(valueOf(option) / value - 1) < 1e-9 && Number(mantissa) >= 1 && Number(mantissa) < 10;
};

const recurring: Solver = (seen) => {
  const [, digits = ""] = /0\.(\d+)/.exec(first(seen)) ?? [];
  const [, repeated = ""] = /digits? (\d+) repeat/.exec(seen.stem) ?? [];
  const start = digits.slice(0, digits.indexOf(repeated));
  return Number(`0.${start}${repeated.repeat(9)}`);
};

const modulo: Solver = (seen) => {
  const [a = 0, b = 0, c = 0, d = 0] = seen.numbers;
  if (seen.stem.includes("last digit")) return upTo(1, b).reduce((digit) => (digit * a) % 10, 1);
  return at(
    upTo(1, 2000).filter((k) => k % b === a && k % d === c),
    0,
  );
};

type Complex = readonly [number, number];
const complexIn = (latex: string): Complex => {
  const text = latex.replaceAll(" ", "").replace(/(^|[+-])i/, "$11i");
  const [, re = "0", im = "0"] = /^(-?\d+(?!\d*i))?(?:([+-]?\d+)i)?$/.exec(text) ?? [];
  return [Number(re), Number(im)];
};
const complexParts = (latex: string): Complex[] =>
  [...latex.matchAll(/[({]([^(){}]*)[)}]/g)].map(([, part = ""]) => complexIn(part)).slice(-2);
const complex: Solver = (seen) => {
  const formula = at(
    seen.formulas.filter((text) => text !== "i^2 = -1"),
    0,
  );
  const [[a, b] = [0, 0], [c, d] = [0, 0]] = complexParts(formula);
  if (seen.stem.includes("|z|")) return (a * a + b * b) / (c * c + d * d);
  return (option) => {
    const [re, im] = complexIn(latexOf(option));
    return re === a * c - b * d && im === a * d + b * c;
  };
};

const percent: Solver = (seen) => {
  const [a = 0, b = 0] = seen.numbers;
  if (seen.stem.includes("How does the last")) {
    const change = Math.round(((1 + a / 100) * (1 - b / 100) - 1) * 1e6) / 1e4;
    return (option) =>
      option === (change === 0 ? "the same" : `${Math.abs(change)}% ${change > 0 ? "higher" : "lower"}`);
  }
  if (seen.stem.includes("What is")) return (a / 100) * b;
  if (seen.stem.includes("What percent")) return (100 * a) / b;
  if (seen.stem.includes("discount")) return b / (1 - a / 100);
  return (100 * Math.abs(a - b)) / a;
};

const ratio: Solver = (seen) => {
  const [a = 0, b = 0, c = 0, d = 0] = seen.numbers;
  if (seen.stem.includes("simplest"))
    return (option) => {
      const [p = 0, q = 0] = numbersIn(option);
      return p * b === q * a && !upTo(2, p).some((k) => divides(k, p) && divides(k, q));
    };
  if (seen.stem.includes("share")) {
    const [, one = ""] = /^(\w+) and/.exec(seen.stem) ?? [];
    return (a / (b + c)) * (seen.stem.includes(`does ${one} get`) ? b : c);
  }
  if (seen.stem.includes("trees")) return (c / Math.abs(a - b)) * (a + b);
  return (a / b) * (c / d);
};

const proportion: Solver = ({ stem, numbers: [a = 0, b = 0, c = 0] }) => {
  if (stem.includes("recipe")) return (b / a) * c;
  return stem.includes("painters") ? (a * b) / c : ((b * c) / 100_000) ** 2;
};

const extreme: Solver = (seen) => {
  const list = numbersIn(at(seen.stem.split("\n"), 1));
  return seen.stem.includes("smallest") ? Math.min(...list) : Math.max(...list);
};
const neighbour: Solver = ({ stem, numbers }) => {
  const [a = 0, b = 0] = numbers;
  if (numbers.length === 2) return stem.includes("less") ? b - a : b + a;
  return stem.includes("before") ? a - 1 : a + 1;
};
const amount: Solver = (seen) => {
  const part = evaluate(at(seen.formulas, 0));
  const known = at(numbersIn(seen.stem.replace(at(seen.formulas, 0), "")), 0);
  return seen.stem.includes("tank") ? known / part : known * part;
};
const estimate: Solver = (seen: Seen) => nearest(seen.options, evaluate(first(seen)));

export const number: Readonly<Record<string, Solver>> = {
  "written-add-subtract": calculate,
  "written-multiply": calculate,
  "written-divide": (seen) => {
    const [a = 0, b = 0] = seen.numbers;
    return seen.stem.includes("remainder") ? a % b : a / b;
  },
  "decimal-calculation": calculate,
  "estimate-product": estimate,
  "count-dots": (seen) => marked(seen, "circle").length,
  "number-neighbours": neighbour,
  "read-number-line": readLine,
  "greatest-or-smallest": extreme,
  "shaded-fraction": shaded,
  "equivalent-fraction": calculate,
  "order-fractions": (seen) => average(seen.options.map(valueOf)),
  "add-fractions": calculate,
  "multiply-fractions-entry": calculate,
  "fraction-of-amount": amount,
  "integer-calculation": signedSum,
  "factors-and-multiples": divisors,
  "primes-and-divisors": primes,
  "compose-number": compose,
  "digit-value": digitValue,
  rounding: rounded,
  "power-rules": calculate,
  "scientific-notation": scientific,
  "square-roots": (seen) => (seen.stem.startsWith("Between") ? between(seen) : calculate(seen)),
  "recurring-decimal": recurring,
  "last-digit-and-remainder": modulo,
  "complex-numbers": complex,
  percent,
  ratio,
  proportion,
};
