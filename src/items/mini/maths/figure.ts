import { byRow, oneByOne } from "../../engine/figures/descriptions";
import type { Point } from "../../engine/figures/svg";
import { say, type Words } from "../../engine/words";
import { pictureColours } from "../pictures/drawing";
import { picture } from "../pictures/lexicon";
import { placedPicture } from "../pictures/picture";

const round = (value: number): number => Math.round(value * 10) / 10;
type Attributes = Readonly<Record<string, string | number>>;
const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? round(value) : value}"`)
    .join("");
const outline = { stroke: "currentColor", "stroke-width": 2, "stroke-linejoin": "round", "stroke-linecap": "round" };
const element = (name: string, attributes: Attributes): string =>
  `<${name}${written({ fill: "none", ...outline, ...attributes })}/>`;

export const miniCircle = (cx: number, cy: number, r: number, attributes: Attributes = {}): string =>
  element("circle", { cx, cy, r, ...attributes });
export const miniEllipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}): string =>
  element("ellipse", { cx, cy, rx, ry, ...attributes });
export const miniRect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}): string =>
  element("rect", { x, y, width, height, ...attributes });
export const miniLine = ([x1, y1]: Point, [x2, y2]: Point, attributes: Attributes = {}): string =>
  element("line", { x1, y1, x2, y2, ...attributes });
export const miniPolygon = (corners: readonly Point[], attributes: Attributes = {}): string =>
  element("polygon", { points: corners.map(([x, y]) => `${round(x)},${round(y)}`).join(" "), ...attributes });
export const miniPath = (d: string, attributes: Attributes = {}): string => element("path", { d, ...attributes });
export const miniText = (x: number, y: number, content: string, attributes: Attributes = {}): string =>
  `<text${written({
    x,
    y,
    "font-size": 20,
    "text-anchor": "middle",
    "dominant-baseline": "central",
    fill: "currentColor",
    ...attributes,
  })}>${content}</text>`;

/** Describes pictures of one thing row by row, so that they can be counted. */
export const picturesDescription = (word: string, sizes: readonly number[]): Words[] =>
  byRow(sizes.map((n) => oneByOne(n, say(word, picture(word).zh))));

/** A figure with a description for screen readers that does not give the answer. */
export const miniFigure = (width: number, height: number, label: Words, parts: readonly string[]): Words => {
  const drawn = (name: string) =>
    `<svg viewBox="0 0 ${round(width)} ${round(height)}" width="${round(width)}" ` +
    `height="${round(height)}" role="img" ` +
    `aria-label="${name}">${parts.join("")}</svg>`;
  return { en: drawn(label.en), zh: drawn(label.zh) };
};

/** A number of pictures of one thing in rows: the SVG parts and the size that they need. */
export const pictureRows = (
  word: string,
  n: number,
  perRow: number,
  size = 44,
  [left, top]: Point = [0, 0],
): { readonly parts: string[]; readonly width: number; readonly height: number } => ({
  parts: Array.from({ length: n }, (_, k) =>
    placedPicture(
      picture(word),
      left + 4 + (k % perRow) * (size + 8),
      top + 4 + Math.floor(k / perRow) * (size + 8),
      size,
    ),
  ),
  width: Math.min(n, perRow) * (size + 8) + 4,
  height: Math.ceil(n / perRow) * (size + 8) + 4,
});

export const blue = { fill: pictureColours.blue } as const;
export const orange = { fill: pictureColours.orange } as const;
export const green = { fill: pictureColours.green } as const;
export const yellow = { fill: pictureColours.yellow } as const;
export const faint = { "stroke-opacity": 0.45, "stroke-width": 1.2 } as const;
