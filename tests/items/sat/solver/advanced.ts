import { evaluate } from "../../solver/expression";
import { at, first, fits, latexOf, near, numbersIn, roots, upTo, type Solver } from "../../solver/seen";
import { cellsOf, dotsOn, equalTo, equationsOf, gap, rightSide, rootOf, rootsOf, rowsOf } from "./equations";

const polynomial: Solver = (seen) => {
  if (seen.options.length > 0) return equalTo(first(seen));
  const product = at(
    seen.formulas.filter((formula) => formula.startsWith("(")),
    0,
  );
  return rootOf((b) => evaluate(first(seen), { x: 2, b }) - evaluate(product, { x: 2 }));
};

const formula: Solver = (seen) => {
  const [left = "", right = ""] = first(seen).split(" = ");
  const letters = Object.fromEntries(
    "a b c d g h k m n u w t x S".split(" ").map((letter, k) => [letter, 2 + k * 0.7]),
  );
  const values: Record<string, number> = { ...letters, [left]: evaluate(right, letters) };
  const asked = at(seen.formulas, -1);
  return (option) => near(evaluate(rightSide(option), values), values[asked] ?? Number.NaN);
};

const quadratic: Solver = (seen) => {
  const equation = at(equationsOf(seen), 0);
  if (seen.options.length === 0)
    return at(
      rootsOf((x) => gap(equation, { x })),
      1,
    );
  return (option) => fits(equation, { x: evaluate(latexOf(option)) });
};

const discriminant: Solver = (seen) => {
  const equation = at(equationsOf(seen), 0);
  if (seen.options.length > 0) {
    const found = new Set(rootsOf((x) => gap(equation, { x })).map((x) => x.toFixed(6))).size;
    return (option) => option === ["Zero", "Exactly one", "Exactly two"][found];
  }
  const b = (gap(equation, { x: 1, c: 0 }) - gap(equation, { x: -1, c: 0 })) / 2;
  const a = (gap(equation, { x: 1, c: 0 }) + gap(equation, { x: -1, c: 0 })) / 2;
  return (b * b) / (4 * a);
};

const absolute: Solver = (seen) => {
  const found = roots((x) => fits(first(seen), { x }));
  return seen.stem.includes("sum") ? found.reduce((total, x) => total + x, 0) : at(found, 0);
};

const scanned: Solver = (seen) =>
  at(
    roots((x) => fits(first(seen), { x })),
    -1,
  );

const radical: Solver = (seen) => {
  const found = roots((x) => fits(first(seen), { x }));
  if (seen.options.length === 0) return at(found, 0);
  return (option) => numbersIn(option).join() === found.join();
};

const vertex: Solver = (seen) => {
  const body = at((equationsOf(seen)[0] ?? "").split("="), -1);
  if (seen.stem.includes("minimum")) return Math.min(...upTo(-400, 400).map((k) => evaluate(body, { x: k / 4 })));
  if (seen.stem.includes("has its vertex")) {
    const [[h = 0, k = 0] = [], [p = 0] = []] = seen.formulas.map(numbersIn).filter((list) => list.length === 2);
    const x = at(seen.numbers, -1);
    return k - (k / (p - h) ** 2) * (x - h) ** 2;
  }
  const f = at(
    equationsOf(seen).filter((equation) => equation.startsWith("f(x)")),
    0,
  ).split("=")[1];
  return (option) => {
    const [x = 0, y = 0] = numbersIn(option);
    const value = (place: number) => evaluate(f ?? "", { x: place });
    return near(value(x), y) && near(value(x - 1), value(x + 1));
  };
};

const parabolaGraph: Solver = (seen) => {
  const dots = dotsOn(seen);
  if (!seen.stem.includes("f(x) = 0"))
    return (option) => dots.every(([x, y]) => near(evaluate(rightSide(option), { x }), y));
  const zeros = dots.flatMap(([x, y]) => (y === 0 ? [x] : [])).toSorted((a, b) => a - b);
  return (option) =>
    numbersIn(option)
      .toSorted((a, b) => a - b)
      .join() === zeros.join();
};

const height: Solver = (seen) => {
  const body = at(first(seen).split("="), 1);
  if (seen.options.length > 0) return (option) => /above the ground when it is thrown/.test(option);
  return at(
    rootsOf((t) => evaluate(body, { t })),
    1,
  );
};

const lineAndParabola: Solver = (seen) => {
  const [one = "", other = ""] = equationsOf(seen).map((equation) => at(equation.split("="), 1));
  const difference = (x: number, k = 0) => evaluate(one, { x, k }) - evaluate(other, { x, k });
  if (seen.options.length > 0)
    return evaluate(one, {
      x: at(
        rootsOf((x) => difference(x)),
        1,
      ),
    });
  const [a, b, c] = [
    (difference(1) + difference(-1)) / 2 - difference(0),
    (difference(1) - difference(-1)) / 2,
    difference(0),
  ];
  return (b * b) / (4 * a) - c;
};

const growth: Solver = (seen) => {
  const [start = 0] = numbersIn(seen.stem.replace(/^.*?\$/, ""));
  if (seen.stem.includes("collection")) {
    const [, way, rate, years] = /(increase|decrease) by (\d+)% every (\d+)/.exec(seen.stem) ?? [];
    const after = start * (1 + ((way === "increase" ? 1 : -1) * Number(rate)) / 100);
    return (option) => near(evaluate(rightSide(option), { t: Number(years) }), after);
  }
  const body = at(first(seen).split("="), 1);
  if (seen.options.length === 0) {
    const [, whole = "", part = ""] = /cells after d (\w+)s is|t (\w+) after/.exec(seen.stem) ?? [];
    const unit = whole === "hour" || /minutes after/.test(seen.stem) ? 60 : part === "hours" ? 24 : 24;
    const at0 = evaluate(body, { t: 0 });
    return Math.log(evaluate(body, { t: unit }) / at0) / Math.log(numbersIn(body)[1] ?? 1);
  }
  const [now, then] = [evaluate(body, { t: 0 }), evaluate(body, { t: 1 })];
  const rate = Math.round(Math.abs(then / now - 1) * 100);
  return (option) => option.includes(`${then > now ? "increases" : "decreases"} by ${rate}%`);
};

const onDots: Solver = (seen) => (option) =>
  dotsOn(seen).every(([x, y]) => near(evaluate(rightSide(option), { x }), y));

const functionValue: Solver = (seen) => {
  const [, scale = "", shift = "", up = ""] = /g\(x\) = (\d)f\(x \+ (\d)\) - (\d+)/.exec(seen.stem) ?? [];
  const x = at(seen.numbers, -1);
  if (scale === "") return evaluate(at(first({ ...seen, formulas: equationsOf(seen) }).split("="), 1), { x });
  const row = rowsOf(cellsOf(seen), 2).find(([place]) => place === x + Number(shift));
  return Number(scale) * (row?.[1] ?? Number.NaN) - Number(up);
};

const zeros: Solver = (seen) => {
  if (seen.stem.includes("factored form")) return equalTo(first(seen));
  if (seen.marks.length > 0) return onDots(seen);
  const body = at(first(seen).split("="), 1);
  const factor = at(
    seen.formulas.filter((part) => /^x [+-] \d+$/.test(part)),
    0,
  );
  const x = rootOf((value) => evaluate(factor, { x: value }));
  return rootOf((k) => evaluate(body, { x, k }));
};

export const advanced: Readonly<Record<string, Solver>> = {
  "sat-equivalent-polynomial": polynomial,
  "sat-exponent-rules": (seen) => equalTo(first(seen), ["x", "y"]),
  "sat-sum-of-fractions": (seen) => equalTo(first(seen)),
  "sat-rearrange-a-formula": formula,
  "sat-quadratic-equation": quadratic,
  "sat-discriminant": discriminant,
  "sat-absolute-value-equation": absolute,
  "sat-rational-equation": scanned,
  "sat-radical-equation": radical,
  "sat-vertex-of-a-parabola": vertex,
  "sat-graph-of-a-parabola": parabolaGraph,
  "sat-height-over-time": height,
  "sat-line-and-parabola": lineAndParabola,
  "sat-exponential-model": growth,
  "sat-graph-of-an-exponential": onDots,
  "sat-function-value": functionValue,
  "sat-zeros-of-a-polynomial": zeros,
};
