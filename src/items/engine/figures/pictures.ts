import type { Words } from "../words";
import { figure, text, type Point } from "./svg";

/** Draws a picture in a square box, given the box's upper left corner. */
export type DrawPicture = (corner: Point) => readonly string[];
export const pictureSize = 80;
export const pictureLetters = "ABCD";

/** Four pictures in a row, named A to D, optionally with one above them for comparison. */
export const namedPictures = (pictures: readonly DrawPicture[], label: Words, above?: DrawPicture): Words => {
  const top = above === undefined ? 8 : pictureSize + 36;
  return figure(400, top + pictureSize + 32, label, () => [
    ...(above?.([160, 8]) ?? []),
    ...pictures.flatMap((picture, k) => [
      ...picture([10 + k * 100, top]),
      text([50 + k * 100, top + pictureSize + 17], pictureLetters.charAt(k), { "font-weight": 600 }),
    ]),
  ]);
};
