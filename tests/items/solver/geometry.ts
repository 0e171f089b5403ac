import { evaluate } from "./expression";
import { measures } from "./measures";
import {
  at,
  cornersOf,
  first,
  marked,
  near,
  numbersIn,
  numbersOn,
  scaleOf,
  total,
  upTo,
  valueOf,
  type Seen,
  type Solver,
} from "./seen";
import { examples, hasEqualSides, hasRightAngles, nameOf, parallelPairs, symmetryLines, type Place } from "./shapes";

const angleKind: Solver = (seen) => {
  const turns = marked(seen, "line").map((ray) => Math.atan2(ray.at("y1") - ray.at("y2"), ray.at("x2") - ray.at("x1")));
  const size = (Math.abs(at(turns, 0) - at(turns, 1)) * 180) / Math.PI;
  if (seen.stem.includes("kind")) {
    const kind = Math.abs(size - 90) < 2 ? "a right" : size < 90 ? "an acute" : size < 178 ? "an obtuse" : "a straight";
    return (option) => option === `${kind} angle`;
  }
  return (option) => seen.options.every((other) => Math.abs(valueOf(option) - size) <= Math.abs(valueOf(other) - size));
};

const angle: Solver = (seen) => {
  const [a = 0, b = 0] = seen.marks.length > 0 ? numbersOn(seen) : seen.numbers;
  if (seen.stem.includes("straight")) return 180 - a;
  if (seen.stem.includes("between the equal sides is")) return (180 - a) / 2;
  if (seen.stem.includes("isosceles")) return 180 - 2 * a;
  return seen.stem.includes("extended") ? a + b : 180 - a - b;
};

const polygon: Solver = ({ stem, numbers: [n = 0] }) => {
  if (stem.includes("sum")) return (n - 2) * 180;
  return stem.includes("How many sides") ? 360 / (180 - n) : 180 - 360 / n;
};

const circleAngle: Solver = ({ stem, numbers: [a = 0] }) => {
  if (stem.includes("tangents")) return 180 - 2 * a + a;
  return stem.includes("ACB =") ? 2 * a : a / 2;
};

const readPoint: Solver = (seen) => {
  const labels = marked(seen, "text").filter(({ text }) => /^-?[1-9]/.test(text));
  const x = scaleOf(
    labels.filter((mark) => mark.is("text-anchor") !== "end"),
    "x",
  );
  const y = scaleOf(
    labels.filter((mark) => mark.is("text-anchor") === "end"),
    "y",
  );
  const dots = marked(seen, "circle").map((dot): Place => [Math.round(x(dot.at("cx"))), Math.round(y(dot.at("cy")))]);
  const odd = (list: readonly number[]) =>
    at(
      list.filter((value) => list.filter((other) => other === value).length === 1),
      0,
    );
  const point = dots.length === 1 ? at(dots, 0) : [odd(dots.map(([dotX]) => dotX)), odd(dots.map(([, dotY]) => dotY))];
  return (option) => numbersIn(option).join() === point.join();
};

const transform: Solver = ({ stem, numbers: [x = 0, y = 0, p = 0, q = 0] }) => {
  const [, down = "0"] = /moved (\d+) units down/.exec(stem) ?? [];
  const moved: Place = stem.includes("to the left")
    ? [x - p, y + q]
    : stem.includes("anticlockwise")
      ? [-y, x]
      : stem.includes("line y = x")
        ? [y, x - Number(down)]
        : [-x, y];
  return (option) => numbersIn(option).join() === moved.join();
};

const segment: Solver = ({ stem, numbers: [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] }) => {
  if (stem.includes("midpoint")) return (option) => numbersIn(option).join() === [2 * a - c, 2 * b - d].join();
  return stem.includes("distance") ? Math.hypot(a - c, b - d) : Math.abs(a * (d - f) + c * (f - b) + e * (b - d)) / 2;
};

const analytic: Solver = (seen) => {
  if (seen.stem.includes("perpendicular")) {
    const [x = 0, y = 0, slope = 0] = seen.numbers;
    return (option) => {
      const [zero, cross = 0] = numbersIn(option);
      return zero === 0 && near(((cross - y) / (0 - x)) * slope, -1);
    };
  }
  if (seen.stem.includes("chord")) {
    const left = (formula: string, x: number, y: number) => evaluate(at(formula.split("="), 0), { x, y });
    const [line, round] = [at(seen.formulas, 0), at(seen.formulas, 1)];
    const cx = (left(round, -1, 0) - left(round, 1, 0)) / 4;
    const cy = (left(round, 0, -1) - left(round, 0, 1)) / 4;
    const away =
      left(line, cx, cy) ** 2 /
      ((left(line, 1, 0) - left(line, 0, 0)) ** 2 + (left(line, 0, 1) - left(line, 0, 0)) ** 2);
    return 2 * Math.sqrt(at(numbersIn(round), -1) - away);
  }
  return (option) => {
    const [x = 0, y = 0, r = 0] = numbersIn(option);
    const on = [
      [x + r, y],
      [x - r, y],
      [x, y + r],
      [x, y - r],
    ] as const;
    return on.every(([left, up]) => near(evaluate(at(first(seen).split("="), 0), { x: left, y: up }), 0));
  };
};

const exampleOf = (words: string) =>
  at(
    Object.entries(examples).filter(([name]) => words.includes(name)),
    0,
  )[1];
const quadrilaterals: Solver =
  ({ stem }) =>
  (option) => {
    const shape = exampleOf(option);
    if (stem.includes("right angles")) return shape.length === 4 && hasRightAngles(shape);
    return stem.includes("equal sides") ? shape.length === 4 && hasEqualSides(shape) : parallelPairs(shape) === 2;
  };

const described = (words: string): string => {
  if (words.includes("square corners")) return words.includes("equal") ? "square" : "rectangle";
  if (words.includes("parallel")) return words.includes("one pair") ? "trapezoid" : "parallelogram";
  return nameOf(upTo(1, numbersIn(words)[0] ?? 0).map((k): Place => [k, k * k]));
};
const name: Solver = (seen) => {
  const right =
    seen.marks.length > 0 ? nameOf(cornersOf(at(marked(seen, "polygon"), 0))) : described(at(seen.stem.split("\n"), 1));
  return (option) => option === right;
};
const countSides: Solver = (seen) => {
  if (seen.marks.length > 0) return cornersOf(at(marked(seen, "polygon"), 0)).length;
  const parts = [...seen.stem.matchAll(/(\d+|an?) ([a-z]+?)s?(?: and| have)/g)];
  return total(parts.map(([, count = "", kind = ""]) => (Number(count) || 1) * exampleOf(kind).length));
};
const countSquares: Solver = (seen) => {
  const cells = marked(seen, "rect");
  if (!seen.stem.includes("big ones and small ones")) return cells.length;
  const [columns = 0, rows = 0] = ["x", "y"].map((axis) => new Set(cells.map((cell) => cell.at(axis))).size);
  return total(upTo(1, Math.min(columns, rows)).map((size) => (columns - size + 1) * (rows - size + 1)));
};
const symmetry: Solver = ({ stem }) =>
  total(
    stem
      .replace(/ that is not a (?:square|rectangle)/g, "")
      .split(" and ")
      .map((part) => symmetryLines(exampleOf(part))),
  );

/** Numbers of faces, edges and corners of each solid. */
const solids: Readonly<Record<string, readonly [faces: number, edges: number, corners: number]>> = {
  cube: [6, 12, 8],
  "rectangular box": [6, 12, 8],
  "triangular prism": [5, 9, 6],
  "square pyramid": [5, 8, 5],
};
const solidIn = (seen: Seen): string => {
  const faces = marked(seen, "polygon").map(cornersOf);
  if (faces.length === 0) return marked(seen, "ellipse").length > 0 ? "cylinder" : "cone";
  if (faces.length === 3) return hasEqualSides(at(faces, 0)) ? "cube" : "rectangular box";
  return faces.some((face) => face.length === 4) ? "triangular prism" : "square pyramid";
};
const solid: Solver = (seen) => {
  const kind = solidIn(seen);
  if (seen.stem.includes("called")) return (option) => option === kind;
  const [faces = 0, edges = 0, corners = 0] = solids[kind] ?? [];
  if (!seen.stem.includes(kind)) throw new Error(`the drawing shows a ${kind}`);
  const count = seen.stem.includes("faces") ? faces : seen.stem.includes("edges") ? edges : corners;
  return count * (seen.numbers[0] ?? 1);
};

/** Labels of the sides opposite A, B and C of a triangle drawn with its corners named. */
const sidesOf = (seen: Seen): Readonly<Record<string, number>> => {
  const corners = cornersOf(at(marked(seen, "polygon"), 0));
  const texts = marked(seen, "text");
  const nearestTo = ([x, y]: Place, list: typeof texts) =>
    at(
      list.toSorted((a, b) => Math.hypot(a.at("x") - x, a.at("y") - y) - Math.hypot(b.at("x") - x, b.at("y") - y)),
      0,
    ).text;
  const letters = texts.filter(({ text }) => /^[ABC]$/.test(text));
  const labels = texts.filter(({ text }) => !/^[ABC]$/.test(text));
  return Object.fromEntries(
    corners.map((corner, k) => {
      const [one, other] = [at(corners, (k + 1) % 3), at(corners, (k + 2) % 3)];
      return [
        nearestTo(corner, letters),
        Number(nearestTo([(one[0] + other[0]) / 2, (one[1] + other[1]) / 2], labels)),
      ];
    }),
  );
};
const pythagoras: Solver = (seen) => {
  if (seen.stem.includes("box")) return Math.hypot(...seen.numbers);
  const { A = 0, B = 0, C = 0 } = sidesOf(seen);
  return seen.stem.includes("AB") ? Math.hypot(A, B) : Math.sqrt(C * C - A * A);
};
const trigonometry: Solver = (seen) => {
  const [a = 0, b = 0, c = 0] = seen.numbers;
  if (seen.stem.includes("alpha")) return -Math.sqrt(1 - (a / b) ** 2);
  if (seen.stem.includes("third side")) return Math.sqrt(a * a + b * b - 2 * a * b * Math.cos((c * Math.PI) / 180));
  const [, kind = "", corner = ""] = /\\(sin|cos|tan) ([AB])/.exec(first(seen)) ?? [];
  if (corner !== "") {
    const lengths = sidesOf(seen);
    const [opposite, adjacent] = [lengths[corner] ?? 0, lengths[corner === "A" ? "B" : "A"] ?? 0];
    return (
      { sin: opposite / (lengths.C ?? 0), cos: adjacent / (lengths.C ?? 0), tan: opposite / adjacent }[kind] ??
      Number.NaN
    );
  }
  const [, wave = "", factor = "", value = ""] = /\\(sin|cos) (\d)x = (.*)/.exec(first(seen)) ?? [];
  const turn = wave === "sin" ? Math.sin : Math.cos;
  return upTo(0, 7199).filter((step) => near(turn((Number(factor) * step * Math.PI) / 3600), evaluate(value))).length;
};
const vectors: Solver = (seen) => {
  const [a = 0, b = 0, c = 0] = seen.numbers;
  if (seen.stem.includes("perpendicular")) return (-a * c) / b;
  const [, k = "", sign = "", m = ""] = /\|(\d*)\\vec\{u\} ([+-]) (\d*)\\vec\{v\}\|/.exec(at(seen.formulas, -1)) ?? [];
  const [p, q] = [Number(k || 1), Number(m || 1) * (sign === "-" ? -1 : 1)];
  return Math.sqrt((p * a) ** 2 + (q * b) ** 2 + 2 * p * q * a * b * Math.cos((c * Math.PI) / 180));
};
export const geometry: Readonly<Record<string, Solver>> = {
  ...measures,
  "kinds-of-angles": angleKind,
  "find-the-angle": angle,
  "polygon-angles": polygon,
  "circle-angles": circleAngle,
  "read-coordinates": readPoint,
  "transform-a-point": transform,
  "segment-and-triangle": segment,
  "circle-and-line-equations": analytic,
  "kinds-of-quadrilaterals": quadrilaterals,
  "name-shape": name,
  "count-sides": countSides,
  "count-squares": countSquares,
  "lines-of-symmetry": symmetry,
  "solid-shapes": solid,
  pythagoras,
  trigonometry,
  vectors,
};
