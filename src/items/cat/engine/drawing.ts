import { escapeHtml } from "../../content/escape-html";
import type { Point } from "../../engine/figures/svg";
import type { Words } from "../../engine/words";

const place = (value: number): string => String(Math.round(value * 10) / 10);

/** Strokes and fills that differ in form, never in hue; they take the page's text colour, for light and dark themes. */
const pens = {
  line: "",
  bold: ' stroke-width="7"',
  dashed: ' stroke-dasharray="6 5" stroke-linecap="butt"',
  thin: ' stroke-width="1.2" stroke-opacity="0.5"',
  faint: ' stroke-width="0.8" stroke-opacity="0.28"',
  ghost: ' stroke-width="1.2" stroke-opacity="0.7" stroke-dasharray="2 4"',
  grey: ' fill="currentColor" fill-opacity="0.32"',
  sheet: ' fill="currentColor" fill-opacity="0.1"',
  flap: ' fill="currentColor" fill-opacity="0.08" stroke-width="1.4"',
  black: ' fill="currentColor"',
  ink: ' fill="currentColor" stroke="none"',
} as const;
const base = 'fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"';
export type Pen = keyof typeof pens;

export const stroke = (pen: Pen, d: string): string => `<path d="${d}"${pens[pen]}/>`;

export const trace = (corners: readonly Point[]): string =>
  `M${corners.map(([x, y]) => `${place(x)} ${place(y)}`).join("L")}`;
export const closedPath = (corners: readonly Point[]): string => `${trace(corners)}Z`;
/**
 * A circle of two half turns. The radius is rounded first: arcs with a diameter that is not exactly twice it make a
 * lens.
 */
export const discPath = ([x, y]: Point, r: number): string => {
  const radius = Number(place(r));
  const half = (reach: number) => `a${place(radius)} ${place(radius)} 0 1 0 ${place(reach)} 0`;
  return `M${place(x - radius)} ${place(y)}${half(2 * radius)}${half(-2 * radius)}Z`;
};

export const letters = ([x, y]: Point, text: string, size: number): string =>
  `<text x="${place(x)}" y="${place(y)}" font-size="${size}" text-anchor="middle" dominant-baseline="central" ` +
  `fill="currentColor" stroke="none">${escapeHtml(text)}</text>`;

/** An SVG of `units` (width, height), shown at `width` pixels, with a label for screen readers. */
export const drawing = (units: Point, width: number, label: Words, parts: readonly string[]): Words => {
  const [w, h] = units;
  const height = place((width * h) / w);
  const tag = (words: string): string =>
    `<svg viewBox="0 0 ${place(w)} ${place(h)}" width="${place(width)}" height="${height}" role="img" ` +
    `aria-label="${escapeHtml(words)}" ${base}>${parts.join("")}</svg>`;
  return { en: tag(label.en), zh: tag(label.zh) };
};

/** Width of an option's picture in pixels, the same for all. */
export const optionSize = 76;
