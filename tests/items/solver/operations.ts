import { evaluate } from "./expression";
import {
  at,
  first,
  fits,
  latexOf,
  marked,
  near,
  numbersIn,
  roots,
  scaleOf,
  total,
  upTo,
  type Seen,
  type Solver,
} from "./seen";

const xs = [-7.3, -2.1, 0.4, 1.7, 5.9, 11.2];
/** Options equal to an expression for every value of its letter. */
const sameAs =
  (latex: string, letter = "x") =>
  (option: string): boolean =>
    xs.every((x) => near(evaluate(latex, { [letter]: x }), evaluate(latexOf(option), { [letter]: x })));

const whole = ({ formulas, stem }: Seen): number => {
  const equation = formulas.at(-1) ?? stem;
  return at(
    roots((x) => fits(equation, { x })),
    0,
  );
};

const asked = (seen: Seen): number[] => numbersIn(at(seen.stem.split("\n"), 1));

/** The next number by every simple rule that the four numbers follow; more than one is a fault of the item. */
const nextBy = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): Set<number> => {
  const found = new Set<number>();
  if (b - a === c - b && c - b === d - c) return new Set([d + d - c]);
  if (c === a + b && d === b + c) found.add(c + d);
  if (c - b - (b - a) === d - c - (c - b)) found.add(d + (d - c) + (c - b - (b - a)));
  const factor = (c - b) / (b - a);
  if (c === factor * b + (b - factor * a) && d === factor * c + (b - factor * a))
    found.add(factor * d + b - factor * a);
  return found;
};
const continued: Solver = (seen) => {
  const next = nextBy(asked(seen));
  return (option) => next.has(Number(option));
};

const solutions = (equation: string) => (option: string) => {
  const plusMinus = /x = (.*?) ?\\pm (.*)/.exec(latexOf(option));
  const shown =
    plusMinus === null
      ? [...latexOf(option).matchAll(/x = (-?\d+)/g)].map(([, root]) => Number(root))
      : [1, -1].map((sign) => evaluate(plusMinus[1] ?? "") + sign * evaluate(plusMinus[2] ?? ""));
  return shown.length === 2 && shown.every((x) => fits(equation, { x }));
};

const pointIn = (text: string): number[] => numbersIn(text);

const sequence: Solver = (seen) => {
  const [a = 0, b = 0, c = 0] = seen.numbers;
  const [step, ratio] = [b - a, b / a];
  if (seen.stem.includes("expression"))
    return (option) => [a, b, c].every((term, k) => near(evaluate(latexOf(option), { n: k + 1 }), term));
  if (seen.stem.includes("geometric")) return a * ratio ** (at(seen.numbers, -1) - 1);
  return seen.stem.includes("Which term")
    ? upTo(1, 200).findIndex((k) => a + (k - 1) * step === at(seen.numbers, -1)) + 1
    : a + (at(seen.numbers, -1) - 1) * step;
};

const series: Solver = (seen) => {
  const [a = 0, b = 0] = seen.numbers;
  if (seen.stem.includes("first")) {
    const count = at(seen.numbers, -1);
    return total(upTo(0, count - 1).map((k) => a * (b / a) ** k));
  }
  if (seen.stem.includes("more than"))
    return total(
      upTo(0, 400)
        .map((k) => a + k * (b - a))
        .filter((x) => x <= at(seen.numbers, -2)),
    );
  const ends = first(seen).match(/\d+ \\times \d+/g) ?? [];
  const [from, to] = [numbersIn(at(ends, 0))[0] ?? 0, numbersIn(at(ends, -1))[0] ?? 0];
  return total(upTo(from, to).map((k) => 1 / (k * (k + 1))));
};

const slope: Solver = (seen) => {
  if (seen.stem.includes("slope")) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = seen.formulas.flatMap(pointIn);
    return (y2 - y1) / (x2 - x1);
  }
  if (seen.stem.includes("table") || seen.stem.includes("rule")) {
    const list = seen.formulas.flatMap((formula) => (/[xy] = /.test(formula) ? numbersIn(formula) : []));
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = list;
    return y1 + ((at(list, -1) - x1) * (y2 - y1)) / (x2 - x1);
  }
  const numeric = marked(seen, "text").filter(({ text }) => /^-?[1-9]/.test(text));
  const isUpright = (anchor: string) => anchor === "end";
  const x = scaleOf(
    numeric.filter((mark) => !isUpright(mark.is("text-anchor"))),
    "x",
  );
  const y = scaleOf(
    numeric.filter((mark) => isUpright(mark.is("text-anchor"))),
    "y",
  );
  const dots = marked(seen, "circle").map((dot) => [x(dot.at("cx")), y(dot.at("cy"))] as const);
  return (option) =>
    dots.every(([dotX, dotY]) => Math.abs(evaluate(at(latexOf(option).split("="), 1), { x: dotX }) - dotY) < 0.05);
};

const functions: Solver = (seen) => {
  const [one = "", other = ""] = seen.formulas;
  const body = one.split(" = ")[1] ?? "";
  if (seen.stem.includes("inverse")) {
    const y = at(seen.numbers, -1);
    return (option) => near(evaluate(body, { x: evaluate(latexOf(option)) }), y);
  }
  if (seen.stem.includes("For all")) {
    const [, right = ""] = one === "x" ? at(seen.formulas, 1).split(" = ") : one.split(" = ");
    const holds = (k: number, c: number) =>
      [0, 1].every((x) => k * x + c + 2 * (k * (1 - x) + c) === evaluate(right, { x }));
    const lines = upTo(-60, 60).flatMap((k) => upTo(-60, 60).flatMap((c) => (holds(k, c) ? [c - k] : [])));
    return at(lines, 0);
  }
  const x = at(seen.numbers, -1);
  return other.startsWith("g")
    ? evaluate(body, { x: evaluate(at(other.split(" = "), 1), { x }) })
    : evaluate(body, { x });
};

const logarithm: Solver = (seen) => {
  if (seen.stem.startsWith("What is the value")) return evaluate(first(seen));
  if (seen.stem.startsWith("Solve")) return whole(seen);
  const equation = at(seen.formulas, -1);
  const right = roots((x) => x > 0 && fits(equation, { x }));
  return (option) => {
    const shown = [...latexOf(option).matchAll(/x = (-?\d+)/g)].map(([, root]) => Number(root));
    return shown.length === right.length && shown.every((x) => right.includes(x));
  };
};

const remainder: Solver = (seen) => {
  if (seen.stem.includes("remainder"))
    return evaluate(first(seen), {
      x: at(
        roots((x) => evaluate(at(seen.formulas, 1), { x }) === 0),
        0,
      ),
    });
  const power = numbersIn(at(seen.formulas, 0))[0] ?? 0;
  const [, term = "", count = ""] = /\(1 ([+-] \d+)x\)\^\{(\d+)\}/.exec(at(seen.formulas, 1)) ?? [];
  const b = Number(term.replace(" ", ""));
  const product = upTo(1, Number(count)).reduce<number[]>(
    (list) => [0, ...list].map((value, k) => value * b + (list[k] ?? 0)),
    [1],
  );
  return at(product, power);
};

const inequality: Solver = (seen) => {
  const parts = at(seen.formulas, -1)
    .split(/(\\lt|\\gt|\\le|\\ge)/)
    .map((part) => part.trim());
  const holdsBetween = (left: number, relation: string, right: number) =>
    relation === "\\lt" ? left < right : relation === "\\gt" ? left > right : left <= right;
  const holds = (list: readonly string[], x: number): boolean =>
    list.every(
      (relation, k) =>
        k % 2 === 0 || holdsBetween(evaluate(at(list, k - 1), { x }), relation, evaluate(at(list, k + 1), { x })),
    );
  if (seen.stem.includes("How many")) return roots((x) => holds(parts, x)).length;
  return (option) => {
    const shown = latexOf(option)
      .split(/(\\lt|\\gt)/)
      .map((part) => part.trim());
    return upTo(-400, 400).every((k) => holds(shown, k / 4) === holds(parts, k / 4));
  };
};

const system: Solver = (seen) => {
  if (seen.stem.includes("Tickets")) {
    const [a = 0, b = 0, e = 0, c = 0, d = 0, f = 0] = seen.numbers;
    return (e * d - b * f) / (a * d - b * c);
  }
  const [one, other] = [at(seen.formulas, -2), at(seen.formulas, -1)];
  if (seen.stem.includes("no solution")) {
    const coefficient = (text: string, letter: "x" | "y", k: number) =>
      evaluate(at(text.split("="), 0), { k, x: letter === "x" ? 1 : 0, y: letter === "y" ? 1 : 0 });
    return at(
      roots(
        (k) =>
          coefficient(one, "x", 0) * coefficient(other, "y", k) ===
          coefficient(one, "y", 0) * coefficient(other, "x", k),
      ),
      0,
    );
  }
  return (option) => {
    const [x = 0, y = 0] = pointIn(option);
    return fits(one, { x, y }) && fits(other, { x, y });
  };
};

const parabola: Solver = (seen) => {
  const formula = first(seen);
  if (seen.stem.includes("vertex")) {
    const body = at(formula.split("="), 1);
    const x = at(
      roots((k) => near(evaluate(body, { x: k - 1 }), evaluate(body, { x: k + 1 }))),
      0,
    );
    return (option) =>
      near(pointIn(option)[0] ?? Number.NaN, x) && near(pointIn(option)[1] ?? Number.NaN, evaluate(body, { x }));
  }
  const equation =
    at(
      seen.formulas.filter((text) => text.includes("=")),
      0,
    ).split("=")[0] ?? "";
  const b = (evaluate(equation, { x: 1, k: 0 }) - evaluate(equation, { x: -1, k: 0 })) / 2;
  const c = evaluate(equation, { x: 0, k: 0 });
  const a = evaluate(equation, { x: 1, k: 0 }) - b - c;
  if (seen.stem.includes("exactly one")) return (b * b) / (4 * a);
  const [sum, product] = [-b / a, c / a];
  return seen.stem.includes("p^3") ? sum ** 3 - 3 * product * sum : sum ** 2 - 2 * product;
};

const signs = ["+", "-", "\\times", "\\div"];
const words: Solver = (seen) => {
  const [a = 0, b = 0] = seen.numbers;
  const meant = seen.stem.includes("less than")
    ? `n - ${a}`
    : seen.stem.includes("times a number")
      ? `${b} \\times n + ${a}`
      : `(n - ${a}) \\times ${b}`;
  return sameAs(meant, "n");
};

const story: Solver = ({ stem, numbers: [a = 0, b = 0, c = 0] }) => {
  if (a < b && stem.includes("gives away")) throw new Error(`nobody can give away more: ${stem}`);
  if (stem.includes("Then")) return a - b + c;
  return stem.includes("gives away") ? a - b : a + b;
};
const groups: Solver = ({ stem, numbers: [a = 0, b = 0, c = 0] }) =>
  stem.includes("shared") ? a / b : stem.includes("packed") ? (a - c) / b : a * b + c;

export const operations: Readonly<Record<string, Solver>> = {
  "absolute-value-equation": (seen) =>
    seen.stem.includes("product")
      ? roots((x) => fits(first(seen), { x })).reduce((product, x) => product * x, 1)
      : inequality(seen),
  "exponential-and-logarithm": logarithm,
  "polynomial-remainder": remainder,
  "series-sum": series,
  "linear-equation": whole,
  "linear-inequality": inequality,
  "linear-system": system,
  "order-of-operations": (seen) => evaluate(first(seen)),
  "evaluate-expression": (seen) => evaluate(first(seen), { x: at(numbersIn(at(seen.formulas, 1)), 0) }),
  "words-to-expression": words,
  "expand-and-factor": (seen) => sameAs(first(seen)),
  "add-whole-numbers": (seen) => evaluate(first(seen)),
  "subtract-whole-numbers": (seen) => evaluate(first(seen)),
  "missing-part": (seen) =>
    at(
      roots((x) => fits(first(seen).replace("\\square", `(${x})`), {}), 0, 2000),
      0,
    ),
  "missing-factor": (seen) =>
    at(
      roots((x) => fits(first(seen).replace("\\square", `(${x})`), {}), 1),
      0,
    ),
  "missing-sign": (seen) => (option) =>
    signs.includes(latexOf(option)) && fits(first(seen).replace("\\mathbin{\\square}", latexOf(option)), {}),
  "slope-of-a-line": slope,
  "function-value": functions,
  "next-in-pattern": continued,
  "growing-pattern": continued,
  "sequence-term": sequence,
  "quadratic-equation": (seen) => solutions(first(seen)),
  "parabola-facts": parabola,
  "story-add-subtract": story,
  "story-compare": ({ numbers: [a = 0, b = 0] }) => b - a,
  "story-equal-groups": groups,
  "story-remainder": ({ numbers: [a = 0, b = 0] }) =>
    at(
      roots((k) => k * b >= a),
      0,
    ),
  "story-two-step": ({ numbers: [a = 0, b = 0, c = 0, d = 0] }) => a * b + c + d,
};
