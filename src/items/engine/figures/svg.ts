import { escapeHtml } from "../../content/escape-html";
import type { Words } from "../words";

export const colours = {
  ink: "#1f2430",
  muted: "#515a6e",
  grid: "#dcdfe6",
  blue: "#0074df",
  tint: "#e8f4ff",
  green: "#2f825f",
  paper: "#ffffff",
} as const;
export type Point = readonly [x: number, y: number];
type Attributes = Readonly<Record<string, string | number>>;

const place = (value: number): number => Math.round(value * 10) / 10;
const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? place(value) : escapeHtml(value)}"`)
    .join("");
const points = (list: readonly Point[]): string => list.map(([x, y]) => `${place(x)},${place(y)}`).join(" ");

const element = (name: string, attributes: Attributes): string => `<${name}${written(attributes)}/>`;
const inked = { stroke: colours.ink, "stroke-width": 1.5 } as const;
const filled = { fill: colours.tint, ...inked } as const;
const centred = {
  "font-size": 15,
  "text-anchor": "middle",
  "dominant-baseline": "central",
  fill: colours.ink,
} as const;

export const line = ([x1, y1]: Point, [x2, y2]: Point, attributes: Attributes = {}): string =>
  element("line", { x1, y1, x2, y2, ...inked, ...attributes });
export const polygon = (corners: readonly Point[], attributes: Attributes = {}): string =>
  element("polygon", { points: points(corners), ...filled, "stroke-linejoin": "round", ...attributes });
export const polyline = (through: readonly Point[], attributes: Attributes = {}): string => {
  const drawn = { fill: "none", stroke: colours.blue, "stroke-width": 2, "stroke-linejoin": "round" };
  return element("polyline", { points: points(through), ...drawn, ...attributes });
};
export const circle = ([cx, cy]: Point, r: number, attributes: Attributes = {}): string =>
  element("circle", { cx, cy, r, ...filled, ...attributes });
export const ellipse = ([cx, cy]: Point, rx: number, ry: number, attributes: Attributes = {}): string =>
  element("ellipse", { cx, cy, rx, ry, ...filled, ...attributes });
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}): string =>
  element("rect", { x, y, width, height, ...filled, ...attributes });
export const path = (d: string, attributes: Attributes = {}): string =>
  element("path", { d, fill: "none", ...inked, ...attributes });
export const text = ([x, y]: Point, content: string, attributes: Attributes = {}): string =>
  `<text${written({ x, y, ...centred, ...attributes })}>${escapeHtml(content)}</text>`;

export const muted = { fill: colours.muted, "font-size": 13 } as const;
export const dashed = { "stroke-dasharray": "5 4", stroke: colours.muted } as const;

/** An SVG figure at most 420 wide and of any height, one for each language. */
export const figure = (
  width: number,
  height: number,
  label: Words,
  draw: (language: keyof Words) => readonly string[],
): Words => {
  const drawing = (language: keyof Words): string =>
    `<svg viewBox="0 0 ${place(width)} ${place(height)}" width="${place(width)}" height="${place(height)}" ` +
    `role="img" aria-label="${escapeHtml(label[language])}">${draw(language).join("")}</svg>`;
  return { en: drawing("en"), zh: drawing("zh") };
};

export const polar = ([cx, cy]: Point, radius: number, degrees: number): Point => [
  cx + radius * Math.cos((degrees * Math.PI) / 180),
  cy - radius * Math.sin((degrees * Math.PI) / 180),
];
export const pointBetween = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];
const length = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

/** A label beside the middle of a side, on the side away from `inside`. */
export const sideLabel = (from: Point, to: Point, inside: Point, content: string, distance = 18): string => {
  const middle = pointBetween(from, to, 0.5);
  const size = length(from, to);
  const normal: Point = [-(to[1] - from[1]) / size, (to[0] - from[0]) / size];
  const away =
    (middle[0] + normal[0] - inside[0]) ** 2 + (middle[1] + normal[1] - inside[1]) ** 2 >
    (middle[0] - normal[0] - inside[0]) ** 2 + (middle[1] - normal[1] - inside[1]) ** 2
      ? 1
      : -1;
  const reach = distance + Math.abs(normal[0]) * Math.max(0, content.length * 4 - 8);
  return text([middle[0] + away * normal[0] * reach, middle[1] + away * normal[1] * reach], content);
};

export const centre = (corners: readonly Point[]): Point => [
  corners.reduce((total, [x]) => total + x, 0) / corners.length,
  corners.reduce((total, [, y]) => total + y, 0) / corners.length,
];

/** Letters at the corners of a shape, outside it. */
export const cornerLabels = (corners: readonly Point[], letters: readonly string[], distance = 14): string[] => {
  const middle = centre(corners);
  return corners.map((corner, index) => {
    const size = length(middle, corner);
    return text(
      [
        corner[0] + ((corner[0] - middle[0]) / size) * distance,
        corner[1] + ((corner[1] - middle[1]) / size) * distance,
      ],
      letters[index] ?? "",
    );
  });
};

/** The square that marks a right angle at `corner` between two neighbours. */
export const rightAngle = (corner: Point, one: Point, other: Point, size = 11): string => {
  const first = pointBetween(corner, one, size / length(corner, one));
  const second = pointBetween(corner, other, size / length(corner, other));
  return polyline([first, [first[0] + second[0] - corner[0], first[1] + second[1] - corner[1]], second], {
    stroke: colours.ink,
    "stroke-width": 1.2,
  });
};

/** Width of a letter as a share of its size, in the widest of the usual system fonts. */
const letterWidth = 0.64;

/** A label inside an angle, as near to its corner as the two sides leave room. */
export const angleLabel = (corner: Point, one: Point, other: Point, content: string, attributes: Attributes = {}) => {
  const size = Number(attributes["font-size"] ?? centred["font-size"]);
  const [wide, high] = [(content.length * size * letterWidth) / 2 + 3, size * 0.38 + 3];
  const way = (to: Point): Point => [
    (to[0] - corner[0]) / length(corner, to),
    (to[1] - corner[1]) / length(corner, to),
  ];
  const [first, second] = [way(one), way(other)];
  const middle = pointBetween(first, second, 0.5);
  const reach = Math.hypot(...middle);
  const side = (along: Point, [x, y]: Point) => along[0] * (y - corner[1]) - along[1] * (x - corner[0]);
  const isInside = (point: Point) =>
    side(first, point) * side(first, other) > 0 && side(second, point) * side(second, one) > 0;
  const at = (distance: number): Point => [
    corner[0] + (middle[0] / reach) * distance,
    corner[1] + (middle[1] / reach) * distance,
  ];
  const fits = ([x, y]: Point) => [-wide, wide].every((dx) => [-high, high].every((dy) => isInside([x + dx, y + dy])));
  let distance = 18;
  while (distance < 160 && !fits(at(distance))) distance += 2;
  return text(at(distance), content, attributes);
};

/** The arc of an angle from one direction to another, in degrees anticlockwise. */
export const angleArc = (corner: Point, from: number, to: number, radius = 22): string => {
  const [x1, y1] = polar(corner, radius, from);
  const [x2, y2] = polar(corner, radius, to);
  return path(
    `M${place(x1)} ${place(y1)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 0 ${place(x2)} ${place(y2)}`,
    { "stroke-width": 1.2 },
  );
};

export const arrowHead = (tip: Point, degrees: number, size = 7, colour: string = colours.ink): string =>
  polygon([tip, polar(tip, size, degrees + 155), polar(tip, size, degrees - 155)], {
    fill: colour,
    stroke: colour,
    "stroke-width": 1,
  });
