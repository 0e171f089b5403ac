import type { Interaction, Option } from "../../../contract/item/item";

/** Nothing but a drawing, which needs no line of its own. */
const isPicture = ({ content: { en = "", zh = "" } }: Option): boolean => /^<svg[^]*<\/svg>$/.test(en || zh);

/** Whether each option is a drawing and nothing else. */
export const arePictures = (options: readonly Option[]): boolean => options.every(isPicture);

const widthOf = ({ content: { en = "", zh = "" } }: Option): number =>
  Number(/^<svg[^>]* width="([\d.]+)"/.exec(en || zh)?.[1]);

/** What a cell of five in a row has room for, in pixels. */
const roomPx = 114;
const usual = 1.15;
const most = 1.5;

/**
 * By how much the drawings of a question and of its options are enlarged alike where there is room: as far as the
 * options' cells have it.
 */
export function pictureZoom(interaction: Interaction): number {
  if (interaction.type !== "single_choice" || !arePictures(interaction.options)) return usual;
  const zoom = roomPx / Math.max(...interaction.options.map(widthOf));
  return Number.isNaN(zoom) ? usual : Math.min(most, Math.max(usual, zoom));
}
