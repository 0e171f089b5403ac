import { evaluate } from "../../solver/expression";
import { at, fits, first, latexOf, near, numbersIn, numbersOn, textsOf, type Solver } from "../../solver/seen";
import { equationsOf, gap, rootOf } from "./equations";

const radian = Math.PI / 180;

const parallel: Solver = (seen) => {
  const angles = textsOf(seen).filter((text) => text.endsWith("°"));
  if (seen.options.length === 0)
    return (
      180 -
      Number.parseFloat(
        at(
          angles.filter((text) => /^\d/.test(text)),
          0,
        ),
      )
    );
  const [one = "", other = ""] = angles.map((text) => text.replace("°", ""));
  return rootOf((x) => evaluate(one, { x }) - evaluate(other, { x }));
};

const triangle: Solver = (seen) => {
  if (seen.marks.length > 0) return numbersOn(seen).reduce((sum, angle) => sum + angle, 0);
  const x = numbersIn(at(equationsOf(seen), 0))[0] ?? 0;
  const apex = evaluate(
    at(
      seen.formulas.filter((formula) => formula.startsWith("(")),
      0,
    ).replace("°", ""),
    { x },
  );
  return (180 - apex) / 2;
};

const area: Solver = (seen) => {
  const [a = 0, b = 0, c = 0] = seen.marks.length > 0 ? numbersOn(seen) : seen.numbers;
  if (seen.marks.length > 0) return ((a + b) / 2) * c;
  return seen.stem.includes("hexagon") ? 6 * (Math.sqrt(3) / 4) * a * a : c * (b / a) ** 2;
};

const volume: Solver = ({ stem, numbers: [a = 0, b = 0] }) => {
  if (stem.includes("pyramid")) return (3 * b) / (a * a);
  const [r, h] = stem.includes("diameter") ? [a / 2, b] : [a, b];
  return Math.PI * r * r * h + (stem.includes("hemisphere") ? (4 / 3) * Math.PI * r ** 3 : 0);
};

const rightTriangle: Solver = (seen) => {
  const [leg = 0, long = 0] = numbersOn(seen);
  if (seen.marks.length > 0) return Math.sqrt(long * long - leg * leg);
  const angle = Number(/measures (\d+)°/.exec(seen.stem)?.[1]);
  const side = /AB is (.*?)\. What/.exec(seen.stem)?.[1] ?? "";
  return evaluate(side) * Math.cos(angle * radian);
};

const trigonometry: Solver = (seen) => {
  if (seen.marks.length > 0) {
    const [near_ = 0, far = 0, long = 0] = numbersOn(seen);
    const [, kind = ""] = /\\(sin|cos|tan)/.exec(first(seen)) ?? [];
    return { sin: far / long, cos: near_ / long, tan: far / near_ }[kind] ?? Number.NaN;
  }
  if (seen.stem.includes("similar")) {
    const [a = 0, b = 0] = seen.numbers;
    return a / Math.hypot(a, b);
  }
  const [one = "", other = ""] = [...first(seen).matchAll(/\((.*?)\)°/g)].map(([, inside = ""]) => inside);
  return rootOf((x) => evaluate(one, { x }) + evaluate(other, { x }) - 90);
};

const circleEquation: Solver = (seen) => {
  if (seen.options.length === 0) {
    const left = (x: number, y: number) => gap(first(seen), { x, y });
    const [h, k] = [(left(-1, 0) - left(1, 0)) / 4, (left(0, -1) - left(0, 1)) / 4];
    return 2 * Math.sqrt(-left(h, k));
  }
  const [h = 0, k = 0] = numbersIn(
    at(
      seen.formulas.filter((formula) => formula.startsWith("(")),
      0,
    ),
  );
  const r = at(seen.numbers, -1);
  return (option) =>
    [0, 1, 2, 3].every((turn) => {
      const [x, y] = [h + r * Math.cos((turn * Math.PI) / 2), k + r * Math.sin((turn * Math.PI) / 2)];
      return fits(latexOf(option), { x, y });
    });
};

const arcs: Solver = (seen) => {
  if (seen.marks.length > 0) {
    const angle = Number.parseFloat(
      at(
        textsOf(seen).filter((text) => text.endsWith("°")),
        0,
      ),
    );
    const r = Number(
      at(
        textsOf(seen).filter((text) => /^\d+$/.test(text)),
        0,
      ),
    );
    return angle * radian * r;
  }
  const [angle = 1, content = 1] = seen.formulas
    .filter((formula) => formula.includes("\\pi"))
    .map((formula) => evaluate(formula));
  return Math.sqrt((2 * content) / angle);
};

export const geometry: Readonly<Record<string, Solver>> = {
  "sat-parallel-lines": parallel,
  "sat-angles-of-a-triangle": triangle,
  "sat-area": area,
  "sat-volume": volume,
  "sat-right-triangle-sides": rightTriangle,
  "sat-trigonometric-ratio": trigonometry,
  "sat-similar-triangles": ({ numbers: [a = 0, b = 0, c = 0] }) => (c * b) / a,
  "sat-circle-equation": circleEquation,
  "sat-arcs-and-sectors": arcs,
  "sat-radians": (seen) => {
    const angle = evaluate(
      at(
        seen.formulas.filter((formula) => formula.includes("\\pi")),
        0,
      ),
    );
    const less = Number(/is (\d+) degrees less/.exec(seen.stem)?.[1]);
    const k = angle / Math.PI - less / 180;
    return near(k, 0) ? Number.NaN : k;
  },
};
