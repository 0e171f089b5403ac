import type { Words } from "../../engine/words";

/** A picture of a thing that children recognise. */
export interface Picture {
  readonly word: string;
  readonly zh: string;
  /** The sounds of the word in ARPAbet, without stress. */
  readonly sounds: readonly string[];
  readonly kind: Kind;
  /** SVG parts in a box of 64 by 64, without outline and place. */
  readonly drawing: string;
}
export type Kind = "animal" | "food" | "vehicle" | "clothes" | "nature" | "body" | "home" | "toy" | "tool" | "thing";

export type PictureRow = readonly [word: string, zh: string, sounds: string, drawing: string];

export const picturesOf = (kind: Kind, rows: readonly PictureRow[]): readonly Picture[] =>
  rows.map(([word, zh, sounds, drawing]) => ({ word, zh, kind, sounds: sounds.split(" "), drawing }));

const stroke = `fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"`;

/** SVG of a picture as a part of a figure, with its upper left corner at x, y. */
export const placedPicture = ({ drawing }: Pick<Picture, "drawing">, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${Math.round((size / 64) * 1000) / 1000})" ${stroke}>${drawing}</g>`;

/** A complete SVG of a picture with a label for screen readers, by default its name. */
export const pictureSvg = ({ drawing, word, zh }: Picture, size = 96, told: Words = { en: word, zh }): Words => {
  const drawn = (label: string) =>
    `<svg viewBox="0 0 64 64" width="${size}" height="${size}" role="img" aria-label="${label}">` +
    `<g ${stroke}>${drawing}</g></svg>`;
  return { en: drawn(told.en), zh: drawn(told.zh) };
};
