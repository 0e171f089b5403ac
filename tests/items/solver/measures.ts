import { at, cornersOf, marked, numbersOn, total, upTo, type Answer, type Solver } from "./seen";

const circle: Solver = (seen) => {
  const [a = 0, b = 0] = seen.numbers;
  if (seen.stem.includes("ring")) {
    const radii = numbersOn(seen);
    return Math.PI * Math.abs(at(radii, 0) ** 2 - at(radii, 1) ** 2);
  }
  if (seen.stem.includes("sector")) return (Math.PI * a * a * b) / 360;
  const r = seen.stem.includes("diameter") ? a / 2 : a;
  return seen.stem.includes("area") ? Math.PI * r * r : 2 * Math.PI * r;
};

const similar: Solver = (seen) => {
  const [a = 0, b = 0, c = 0] = seen.numbers;
  if (seen.stem.includes("area")) return c * (b / a) ** 2;
  if (seen.stem.includes("heights")) return c * (b / a) ** 3;
  const [small, large] = [at(marked(seen, "rect"), 0), at(marked(seen, "rect"), 1)];
  const [wide = 0, high = 0, wider = 0] = numbersOn(seen);
  const drawn = small.at("width") / small.at("height");
  if (
    Math.abs(drawn - wide / high) > 0.1 * drawn ||
    Math.abs(drawn - large.at("width") / large.at("height")) > 0.1 * drawn
  )
    throw new Error("the drawing is not to scale");
  return (high * wider) / wide;
};

const rectangle: Solver = (seen) => {
  const [a = 0, b = 0, c = 0] = seen.numbers;
  if (seen.stem.includes("garden")) return (a + 2 * c) * (b + 2 * c) - a * b;
  if (seen.marks.length > 0) {
    const [columns, rows] = ["x", "y"].map((axis) => new Set(marked(seen, "rect").map((mark) => mark.at(axis))).size);
    return seen.stem.includes("area") ? (columns ?? 0) * (rows ?? 0) : 2 * ((columns ?? 0) + (rows ?? 0));
  }
  if (seen.stem.includes("has an area")) return 2 * (b + a / b);
  return seen.stem.includes("perimeter") ? b * (a / 2 - b) : a * b;
};

/** The sides of the L as drawn, in the unit that its labels give. */
const lShape: Solver = (seen) => {
  const corners = cornersOf(at(marked(seen, "polygon"), 0));
  const xs = corners.map(([x]) => x);
  const labels = marked(seen, "text").toSorted((a, b) => b.at("y") - a.at("y"));
  const unit = (Math.max(...xs) - Math.min(...xs)) / Number(at(labels, 0).text);
  const steps = corners.map(([x, y], k) => {
    const [nextX, nextY] = at(corners, (k + 1) % corners.length);
    return Math.round((Math.abs(nextX - x) + Math.abs(nextY - y)) / unit);
  });
  if (seen.stem.includes("perimeter")) return total(steps);
  const [top = 0, upper = 0, shelf = 0, lower = 0] = steps;
  return top * (upper + lower) + shelf * lower;
};

const slanted: Solver = (seen) => {
  const labels = marked(seen, "text").toSorted((a, b) => b.at("y") - a.at("y"));
  const values = labels.map(({ text }) => Number(text));
  const [base = 0, middle = 0, top = 0] = values;
  if (labels.length === 2) return (base * middle) / 2;
  return seen.stem.includes("height") ? (2 * at(seen.numbers, 0)) / (base + top) : ((base + top) * middle) / 2;
};

const largest: Solver = ({ stem, numbers: [a = 0, b = 0] }) => {
  const shares = upTo(0, 400).map((k) => k / 400);
  return Math.max(...shares.map((s) => (stem.includes("fence") ? s * (a / 2) * (a - s * a) : s * b * a * (1 - s))));
};
const volume: Solver = ({ stem, numbers: [a = 0, b = 0, c = 0] }): Answer => {
  if (stem.includes("surface area of")) return (4 / 3) * Math.PI * Math.sqrt(a / 4) ** 3;
  if (stem.includes("surface")) return 2 * (a * b + b * c + a * c);
  if (stem.includes("litres")) return (c * 1000) / (a * b);
  if (stem.includes("cylinder")) return Math.PI * a * a * b;
  return stem.includes("cone") ? (Math.PI * a * a * b) / 3 : a * b * c;
};

export const measures: Readonly<Record<string, Solver>> = {
  "circle-measures": circle,
  "similar-figures": similar,
  "rectangle-measures": rectangle,
  "l-shape": lShape,
  "triangle-and-trapezoid-area": slanted,
  "largest-area": largest,
  volume,
};
